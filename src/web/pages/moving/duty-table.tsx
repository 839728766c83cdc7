import type { MovingTable } from '#content/moving-text.ts'

interface Props {
  readonly text: MovingTable
  /** Below the table, small. */
  readonly note?: string
  /** The first of the two columns is the one to read. */
  readonly first?: boolean
}

/** Two columns of words beside what they are about. Roles survive `display: grid`. */
export function DutyTable({ text, note, first = false }: Props) {
  return (
    <section className="sec bg-mist">
      <div className="wrap">
        {text.lead ? (
          <div className="shead g12">
            <h2>{text.h2}</h2>
            <p className="lead">{text.lead}</p>
          </div>
        ) : (
          <h2>{text.h2}</h2>
        )}
        <table className={first ? 'tbl mvt' : 'tbl mvt said luggage'} role="table">
          <thead role="rowgroup">
            <tr role="row">
              {text.head.map((heading) => (
                <th key={heading} scope="col" role="columnheader">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {text.rows.map(([label, one, other]) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader">
                  {label}
                </th>
                <td role="cell">{one}</td>
                <td role="cell" className={first ? 'no' : undefined}>
                  {other}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="small muted mark">{note}</p>}
      </div>
    </section>
  )
}
