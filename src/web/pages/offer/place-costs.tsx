import type { ResellerPageText } from '#content/reseller-page-text.ts'
import { costPerPlace } from '#web/pages/offer/cost-per-place.ts'
import { productOfSlug } from '#web/pages/offer/product-of-slug.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'

interface Props {
  readonly products: readonly string[]
  readonly text: ResellerPageText<'nl' | 'de'>['places']
}

/** What each package costs, and one place in it, full and half full; then the sum a reseller makes. */
export function PlaceCosts({ products, text }: Props) {
  const { locale } = useSite()
  const { monthly, yearly, perPlaceFull, perPlaceHalf } = text.columns
  const heads = [monthly, yearly, perPlaceFull, perPlaceHalf]
  return (
    <section className="sec">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <table className="tbl years places" role="table">
          <thead role="rowgroup">
            <tr role="row">
              {[text.rowHeading, ...heads].map((head) => (
                <th key={head} scope="col" role="columnheader">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {products.map((slug) => {
              const cost = costPerPlace(slug, renderedOn)
              return (
                <tr key={slug} role="row">
                  <th scope="row" role="rowheader">
                    {productOfSlug(slug).title[locale]}
                  </th>
                  {[cost.monthly, cost.yearly, cost.full, cost.half].map((pair, index) => (
                    <td key={heads[index]} role="cell" data-column={heads[index]}>
                      <VatPair pair={pair} />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
        <p className="small muted under">{text.note}</p>
        <ol className="points of3">
          {text.sum.map(({ title, text: says }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
