import type { WordTableText } from '#content/offer-text.ts'

/** A table of words, of two to four columns. Roles survive `display: grid`. */
export function WordTable({ text, soft = false }: { readonly text: WordTableText; readonly soft?: boolean }) {
  return (
    <section className={soft ? 'sec bg-mist' : 'sec'}>
      <div className="wrap">
        {text.lead ? (
          <div className="shead g12">
            <h2>{text.h2}</h2>
            <p className="lead">{text.lead}</p>
          </div>
        ) : (
          <h2>{text.h2}</h2>
        )}
        <table className={`tbl said words of${text.head.length}`} role="table">
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
            {text.rows.map(([label, ...cells]) => (
              <tr key={label} role="row">
                <th scope="row" role="rowheader">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={text.head[index + 1]} role="cell" data-column={text.head[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {text.note && <p className="small muted under">{text.note}</p>}
      </div>
    </section>
  )
}
