import type { DomainPageText } from '#content/domain-page-text.ts'

/** Three columns of words. Roles survive `display: grid`. */
export function PlainTable({ text }: { readonly text: DomainPageText['table'] }) {
  return (
    <section className="sec bg-mist">
      <div className="wrap">
        <h2>{text.h2}</h2>
        <table className="tbl mvt said" role="table">
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
            {text.rows.map(([label, first, second]) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader">
                  {label}
                </th>
                <td role="cell">{first}</td>
                <td role="cell">{second}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
