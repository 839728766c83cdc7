import { pricesOf } from '#catalogue/prices-of.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { divideHalfUp, type VatPair as Pair } from '#core/money/money.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import type { PackagePlant } from '#site/pages/parts/packages.tsx'
import { Points, type PointText } from '#site/pages/parts/points.tsx'
import { productOfSlug } from '#site/pages/parts/product-of-slug.ts'
import { RowTable } from '#site/pages/parts/row-table.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { resellerDe } from './reseller-de.ts'
import { resellerNl } from './reseller-nl.ts'

/** Texts of the page for agencies that host sites of their customers. */
export interface ResellerPageText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly argument: ArgumentText
  /** Names of customers, drawn as plants on a shelf, with a caption about the main domain that they share. */
  readonly shelf: { readonly customers: readonly string[]; readonly mainDomain: string; readonly says: string }
  readonly seen: WordTableText
  /** Cost of one site, calculated from the catalogue. */
  readonly places: {
    readonly h2: string
    readonly lead: string
    readonly rowHeading: string
    readonly columns: {
      readonly monthly: string
      readonly yearly: string
      readonly perPlaceFull: string
      readonly perPlaceHalf: string
    }
    readonly note: string
    readonly sum: readonly PointText[]
  }
  readonly moving: StepsText
  readonly loose: WordTableText
}

const plants: Readonly<Record<string, PackagePlant>> = {
  'reseller-10': { drawing: 'stek', height: 104 },
  'reseller-25': { drawing: 'calathea', height: 132 },
  'reseller-50': { drawing: 'struik', height: 156 },
  'reseller-100': { drawing: 'boom', height: 190 },
}
const sizes = Object.keys(plants)

/**
 * Visitors of this page calculate: the cost per customer, which customers they see, and how many sites move at once.
 */
export default defineProductPage<ResellerPageText>('resellerHosting', {
  texts: { nl: resellerNl, de: resellerDe },
  family: 'reseller',
  sizes,
  drawings: plants,
  drawing: 'plank',
  articles: ['site-moving-steps', 'holder-change', 'nameservers'],
  picture: (
    <>
      <Drawing name="sans" height={250} pot="white" />
      <Drawing name="plank" height={360} />
    </>
  ),
  below: (text) => <Argument text={text.argument} drawing={<CustomerShelf text={text.shelf} />} />,
  details: (text) => (
    <>
      <PlaceCosts products={sizes} text={text.places} />
      <WordTable text={text.seen} />
      <WordTable text={text.loose} brief />
      <DomainSteps text={text.moving} />
    </>
  ),
  comparedTo: [],
})

const shelfPlants: readonly {
  readonly name: DrawingName
  readonly height: number
  readonly pot?: 'clay' | 'butter'
}[] = [
  { name: 'stek', height: 130 },
  { name: 'pilea', height: 150, pot: 'clay' },
  { name: 'sans', height: 200 },
  { name: 'cactus', height: 140, pot: 'butter' },
  { name: 'struik', height: 170 },
]

/** Draws a package as a shelf: every customer is a plant, and all share one main domain. */
function CustomerShelf({ text }: { readonly text: ResellerPageText['shelf'] }) {
  return (
    <figure className="customers desktop-only">
      <ul>
        {shelfPlants.map((plant, index) => (
          <li key={plant.name}>
            <Drawing {...plant} />
            <span>{text.customers[index]}</span>
          </li>
        ))}
      </ul>
      <figcaption>
        <strong>{text.mainDomain}</strong> {text.says}
      </figcaption>
    </figure>
  )
}

interface Props {
  readonly products: readonly string[]
  readonly text: ResellerPageText['places']
}

/** Price of each package and of one site in it, full and half full, with an example calculation. */
function PlaceCosts({ products, text }: Props) {
  const { locale } = useSite()
  const { monthly, yearly, perPlaceFull, perPlaceHalf } = text.columns
  return (
    <Section heading={text.h2} lead={text.lead}>
      <RowTable
        className="data-table years places"
        head={[text.rowHeading, monthly, yearly, perPlaceFull, perPlaceHalf]}
        rows={products.map((slug) => {
          const cost = costPerPlace(slug, renderedOn)
          const pairs = [cost.monthly, cost.yearly, cost.full, cost.half]
          return {
            name: productOfSlug(slug).title[locale],
            cells: pairs.map((pair, index) => <VatPair key={index} pair={pair} />),
          }
        })}
      />
      <p className="small muted under">{text.note}</p>
      <Points points={text.sum} as="ol" />
    </Section>
  )
}

export interface PlaceCost {
  readonly monthly: Pair
  readonly yearly: Pair
  /** Price of one site for a year when all sites are taken, and when half are; the latter is rounded up to a cent. */
  readonly full: Pair
  readonly half: Pair
}

export function costPerPlace(slug: string, date: IsoDate): PlaceCost {
  const { accounts } = productOfSlug(slug).limits
  if (accounts === undefined) throw new RangeError(`${slug} has no places to divide by`)
  const yearly = pricesOf(slug, 'yearly', date).firstTerm
  return {
    monthly: pricesOf(slug, 'monthly', date).firstTerm,
    yearly,
    full: dividedBy(yearly, accounts),
    half: dividedBy(yearly, Math.ceil(accounts / 2)),
  }
}

function dividedBy({ excl, incl }: Pair, places: number): Pair {
  return { excl: divideHalfUp(excl, places), incl: divideHalfUp(incl, places) }
}
