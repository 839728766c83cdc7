import { PlainTable } from '#mail/html/plain-table.tsx'
import { styles } from '#mail/html/mail-styles.ts'
import type { Block, Fact } from '#mail/mail-document.ts'

/** One part of a mail, with the room below it. */
export function MailBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="paragraph" style={styles.paragraph}>
          {block.text}
        </p>
      )
    case 'button':
      return (
        <>
          <PlainTable className="buttonTable">
            <tr>
              <td className="buttonCell" style={styles.buttonCell}>
                <a className="button" style={styles.button} href={block.href}>
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
        <p className="paragraph" style={styles.paragraph}>
          {block.text}{' '}
          <a className="link" style={styles.link} href={block.href}>
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
          <div className={`note ${block.tone}`} style={{ ...styles.note, ...styles[block.tone] }}>
            {block.text}
          </div>
          <Gap />
        </>
      )
    case 'smallPrint':
      return (
        <p className="smallPrint" style={styles.smallPrint}>
          {block.text}
        </p>
      )
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table className="facts" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="factLabel" style={styles.factLabel}>
              {label}
            </th>
            <td className="factValue" style={styles.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Gap() {
  return <div style={styles.gap}>&nbsp;</div>
}
