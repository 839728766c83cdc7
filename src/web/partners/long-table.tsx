import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  readonly title: string
  readonly lead?: string
  readonly empty: string
  readonly head: readonly string[]
  /** A key, then one cell per column; newest first. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[]
  readonly sums?: readonly string[]
}

const atFirst = 10

/** Shows the newest rows of a table and the rest on demand. On phones every cell repeats its column heading. */
export function LongTable({ title, lead, empty, head, rows, sums }: Props) {
  const t = useTranslations('partners.statement')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, atFirst)
  return (
    <section className="statement">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="lead">{empty}</p>
      ) : (
        <>
          {lead !== undefined && <p className="lead">{lead}</p>}
          <table className="booked">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {head.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(([key, ...cells]) => (
                <Row key={key} head={head} cells={cells} />
              ))}
            </tbody>
            {sums && (
              <tfoot>
                <Row head={head} cells={sums} />
              </tfoot>
            )}
          </table>
          {shown.length < rows.length && (
            <button type="button" className="button button-text" onClick={() => setWhole(true)}>
              {t('all', { count: rows.length - shown.length })}
            </button>
          )}
        </>
      )}
    </section>
  )
}

function Row({ head, cells }: Pick<Props, 'head'> & { readonly cells: readonly ReactNode[] }) {
  return (
    <tr>
      {head.map((heading, index) => (
        <td key={heading} data-column={heading}>
          {cells[index]}
        </td>
      ))}
    </tr>
  )
}
