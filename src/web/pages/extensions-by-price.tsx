import type { ExtensionListText } from '#content/domain-page-text.ts'
import { type ExtensionRow, type ExtensionTerms } from '#domain/names/extension-rows.ts'
import { sortedRows } from '#domain/names/extension-sort.ts'
import { PriceCell } from '#web/extension-list/price-cell.tsx'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import { useListWords } from '#web/extension-list/list-words.ts'
import { extensionCount, listedExtensions } from '#web/pages/listed-extensions.ts'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const columns = ['firstTerm', 'renewal', 'transfer'] as const satisfies readonly PriceColumn[]

interface Props {
  readonly id: string
  readonly text: ExtensionListText['byPrice']
}

/** Every extension with its prices, in so few rows that a page can hold them: no script is needed. */
export function ExtensionsByPrice({ id, text }: Props) {
  const words = useListWords(false)
  const { locale } = useSite()
  return (
    <section className="sec" id={id}>
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <div className="faq whole">
          <details>
            <summary>
              {text.open(extensionCount(locale))}
              <Icon name="plus" className="pl" />
              <Icon name="minus" className="mi" />
            </summary>
            <table className="ext c3 names" role="table">
              <thead role="rowgroup">
                <tr role="row">
                  {(['name', ...columns] as const).map((column) => (
                    <th key={column} scope="col" role="columnheader">
                      {words.columns[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup">
                {byPrice(listedExtensions(locale)).map(({ terms, names }) => (
                  <tr key={names} role="row">
                    <th scope="row" role="rowheader">
                      {names}
                    </th>
                    {columns.map((column) => (
                      <PriceCell key={column} column={column} terms={words.written(terms)} words={words} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
    </section>
  )
}

interface SamePrice {
  readonly terms: ExtensionTerms
  readonly names: string
}

function byPrice(rows: readonly ExtensionRow[]): readonly SamePrice[] {
  const named = sortedRows(rows, { by: 'name', descending: false })
  const groups = Map.groupBy(named, ({ terms }) =>
    JSON.stringify([terms.years, terms.firstTerm, terms.renewal, terms.transfer]),
  )
  return Array.from(groups.values())
    .flatMap((group) => {
      const [first] = group
      return first ? [{ terms: first.terms, names: group.map(({ unicode }) => `.${unicode}`).join(' ') }] : []
    })
    .toSorted((a, b) => a.terms.renewal / a.terms.years - b.terms.renewal / b.terms.years)
}
