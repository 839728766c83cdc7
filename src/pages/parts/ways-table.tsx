import { pricesOf } from '#catalogue/prices-of.ts'
import { Section } from '#pages/parts/section.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

/** Columns that stand for a family each; their prices come from the catalogue. */
export interface WaysText {
  readonly h2: string
  readonly lead: string
  readonly rowHeading: string
  readonly firstYear: string
  readonly renewal: string
  /** By the slug whose prices stand in the column. */
  readonly ways: readonly { readonly slug: string; readonly label: string }[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

interface Props {
  readonly text: WaysText
  /** What stands above each column. */
  readonly drawings: readonly DrawingName[]
}

/** Ways to the same end side by side, each with the two prices of its smallest package. Roles survive `display: grid`. */
export function WaysTable({ text, drawings }: Props) {
  const prices = text.ways.map(({ slug }) => pricesOf(slug, 'yearly', renderedOn))
  return (
    <Section heading={text.h2} lead={text.lead}>
      <table className={`tbl words ways of${text.ways.length + 1}`} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="vh">{text.rowHeading}</span>
            </th>
            {text.ways.map(({ label }, index) => (
              <th key={label} scope="col" role="columnheader">
                <span className="pl">
                  <span>{label}</span>
                  <Drawing name={drawings[index] ?? 'stek'} height={96} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {(['firstTerm', 'renewal'] as const).map((when) => (
            <tr key={when} role="row">
              <th scope="row" role="rowheader">
                {when === 'firstTerm' ? text.firstYear : text.renewal}
              </th>
              {prices.map((price, index) => (
                <td key={text.ways[index]?.slug} role="cell" data-column={text.ways[index]?.label}>
                  {price[when] && <VatPair pair={price[when]} />}
                </td>
              ))}
            </tr>
          ))}
          {text.rows.map(([label, ...cells]) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={text.ways[index]?.slug} role="cell" data-column={text.ways[index]?.label}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {text.note && <p className="small muted under">{text.note}</p>}
    </Section>
  )
}
