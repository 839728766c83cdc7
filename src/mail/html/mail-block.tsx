import type { ReactNode } from 'react'
import type { Block, Fact, Order } from '#mail/mail-document.ts'
import { look, type Look } from './mail-styles.ts'

/** One part of a mail, with the room below it. */
export function MailBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p {...look(block.isSmall ? 'smallParagraph' : 'paragraph')}>{block.text}</p>
    case 'button':
      return (
        <>
          <PlainTable name="buttonTable">
            <tr>
              <td {...look('buttonCell')}>
                <a {...look('button')} href={block.href}>
                  {block.label}
                </a>
              </td>
            </tr>
          </PlainTable>
          <Gap />
        </>
      )
    case 'link':
      return (
        <p {...look(block.isSmall ? 'smallParagraph' : 'paragraph')}>
          {block.text}{' '}
          <a {...look('link')} href={block.href}>
            {block.label}
          </a>
        </p>
      )
    case 'facts':
      return (
        <>
          <Facts facts={block.facts} />
          <Gap />
        </>
      )
    case 'note':
      return (
        <>
          <div {...look(block.tone)}>{block.text}</div>
          <Gap />
        </>
      )
    case 'title':
      return <h2 {...look('title')}>{block.text}</h2>
    case 'order':
      return (
        <>
          <Ordered order={block} />
          <Gap />
        </>
      )
    case 'quote':
      return (
        <>
          <div {...look('quote')}>
            {block.lines.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines may be the same, and never move
              <p key={place} {...look('quoteLine')}>
                {line}
              </p>
            ))}
          </div>
          <Gap />
        </>
      )
    case 'smallPrint':
      return <p {...look('smallPrint')}>{block.text}</p>
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} {...look('facts')}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" {...look('factLabel')}>
              {label}
            </th>
            <td {...look('factValue')}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ordered({ order: { caption, lines, sums } }: { readonly order: Order }) {
  return (
    <table cellPadding={0} cellSpacing={0} {...look('facts')}>
      <tbody>
        <tr>
          <td colSpan={2} {...look('orderCaption')}>
            {caption}
          </td>
        </tr>
        {lines.map(({ title, details, amount }, index) => (
          <tr key={index}>
            <th scope="row" {...look('orderedLine')}>
              <span {...look('orderedTitle')}>{title}</span>
              {details.map((detail) => (
                <span key={detail} {...look('orderedDetail')}>
                  {detail}
                </span>
              ))}
            </th>
            <td {...look('orderedAmount')}>{amount}</td>
          </tr>
        ))}
        {sums.map(({ label, value, isTotal }) => (
          <tr key={label}>
            <th scope="row" {...look(isTotal ? 'totalLabel' : 'sumLabel')}>
              {label}
            </th>
            <td {...look(isTotal ? 'totalAmount' : 'sumAmount')}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Gap() {
  return <div {...look('gap')}>&nbsp;</div>
}

interface Props {
  readonly name: Look
  readonly children: ReactNode
}

/** A table for the layout only, which is all that every mail program understands. */
export function PlainTable({ name, children }: Props) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...look(name)}>
      <tbody>{children}</tbody>
    </table>
  )
}
