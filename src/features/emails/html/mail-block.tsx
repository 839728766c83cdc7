import type { ReactNode } from 'react'
import type { Block, Fact, Order } from '#features/emails/mail-document.ts'
import { styled, type StyleName } from './mail-styles.ts'

/** One part of a mail, with the space below it. */
export function MailBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'title':
      return <h2 {...styled('title')}>{block.text}</h2>
    case 'paragraph':
      return <p {...styled(block.isSmall ? 'smallParagraph' : 'paragraph')}>{block.text}</p>
    case 'smallPrint':
      return <p {...styled('smallPrint')}>{block.text}</p>
    case 'link':
      return (
        <p {...styled(block.isSmall ? 'smallParagraph' : 'paragraph')}>
          {block.text}{' '}
          <a {...styled('link')} href={block.href}>
            {block.label}
          </a>
        </p>
      )
    default:
      return (
        <>
          <Box block={block} />
          <div {...styled('gap')}>&nbsp;</div>
        </>
      )
  }
}

type BoxBlock = Extract<Block, { readonly kind: 'button' | 'facts' | 'note' | 'order' | 'quote' }>

/** A part that is no running text; the space below it is a box of its own. */
function Box({ block }: { readonly block: BoxBlock }) {
  switch (block.kind) {
    case 'button':
      return (
        <PlainTable name="buttonTable">
          <tr>
            <td {...styled('buttonCell')}>
              <a {...styled('button')} href={block.href}>
                {block.label}
              </a>
            </td>
          </tr>
        </PlainTable>
      )
    case 'facts':
      return <Facts facts={block.facts} />
    case 'note':
      return <div {...styled(block.tone)}>{block.text}</div>
    case 'order':
      return <Ordered order={block} />
    case 'quote':
      return (
        <div {...styled('quote')}>
          {block.lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines may be the same, and never move
            <p key={place} {...styled('quoteLine')}>
              {line}
            </p>
          ))}
        </div>
      )
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} {...styled('facts')}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" {...styled('factLabel')}>
              {label}
            </th>
            <td {...styled('factValue')}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ordered({ order: { caption, lines, sums } }: { readonly order: Order }) {
  return (
    <table cellPadding={0} cellSpacing={0} {...styled('facts')}>
      <tbody>
        <tr>
          <td colSpan={2} {...styled('orderCaption')}>
            {caption}
          </td>
        </tr>
        {lines.map(({ title, details, amount }, index) => (
          <tr key={index}>
            <th scope="row" {...styled('orderedLine')}>
              <span {...styled('orderedTitle')}>{title}</span>
              {details.map((detail) => (
                <span key={detail} {...styled('orderedDetail')}>
                  {detail}
                </span>
              ))}
            </th>
            <td {...styled('orderedAmount')}>{amount}</td>
          </tr>
        ))}
        {sums.map(({ label, value, isTotal }) => (
          <tr key={label}>
            <th scope="row" {...styled(isTotal ? 'totalLabel' : 'sumLabel')}>
              {label}
            </th>
            <td {...styled(isTotal ? 'totalAmount' : 'sumAmount')}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Props {
  readonly name: StyleName
  readonly children: ReactNode
}

/** A table for the layout only, which is all that every mail program understands. */
export function PlainTable({ name, children }: Props) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...styled(name)}>
      <tbody>{children}</tbody>
    </table>
  )
}
