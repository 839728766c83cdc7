import type { Frequency } from '#domain/catalogue/frequency.ts'
import { costOfYears, usualTermOf } from '#pages/parts/cost-of-years.ts'
import { offerWords } from '#pages/offer/offer-words.ts'
import { plantOf } from '#pages/parts/packages.tsx'
import { productOfSlug } from '#pages/parts/product-of-slug.ts'
import { Section } from '#pages/parts/section.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** What a package costs in three years; the amounts come from the catalogue. */
export interface ThreeYearsText {
  readonly h2: string
  readonly lead: string
  /** After how it is reckoned. */
  readonly note?: string
}

interface Props {
  readonly text: ThreeYearsText
  /** Slugs, one row each; a name (`domain-nl`) may be among them. */
  readonly products: readonly string[]
  /** Without it: by the year, or twelve months a year for what is sold by the month only. */
  readonly term?: Frequency
}

/** What each package costs in the first, second and third year, and together. Roles survive `display: grid`. */
export function ThreeYears({ text, products, term }: Props) {
  const { locale } = useSite()
  const words = threeYearsWords[locale]
  const heads = [...words.years, words.together]
  return (
    <Section heading={text.h2} lead={text.lead} soft>
      <table className="tbl years" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {words.package}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" role="columnheader">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((slug) => {
            const product = productOfSlug(slug)
            const { years, together } = costOfYears(
              product,
              term ?? usualTermOf(product),
              words.years.length,
              renderedOn,
            )
            const plant = plantOf(slug)
            return (
              <tr key={slug} role="row">
                <th scope="row" role="rowheader">
                  <span className="pl">
                    {plant && <Drawing name={plant.drawing} height={Math.round(plant.height / 4)} />}
                    <span>{product.title[locale]}</span>
                  </span>
                </th>
                {[...years, together].map((pair, index) => (
                  <td key={heads[index]} role="cell" data-column={heads[index]}>
                    <VatPair pair={pair} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="small muted under">
        {offerWords[locale].reckoned} {text.note}
      </p>
    </Section>
  )
}

interface ThreeYearsWords {
  readonly package: string
  readonly years: readonly [string, string, string]
  readonly together: string
}

/** The head of every table of three years. */
const threeYearsWords: Readonly<Record<SiteLocale, ThreeYearsWords>> = {
  nl: { package: 'Pakket', years: ['Jaar 1', 'Jaar 2', 'Jaar 3'], together: 'Drie jaar samen' },
  de: { package: 'Paket', years: ['Jahr 1', 'Jahr 2', 'Jahr 3'], together: 'In drei Jahren' },
}
