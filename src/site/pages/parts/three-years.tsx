import { optionOf } from '#core/catalogue/product.ts'
import { costOfYears, usualTermOf } from './cost-of-years.ts'
import { offerWords } from '#site/pages/offer/offer-words.ts'
import { plantOf } from './packages.tsx'
import { productOfSlug } from './product-of-slug.ts'
import { ReadersAmount } from './readers-vat.tsx'
import { RowTable } from './row-table.tsx'
import { Section } from './section.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { BasisPoints } from '#core/money/money.ts'

/** Texts of the costs over three years; the amounts come from the catalogue. */
export interface ThreeYearsText {
  readonly lead: string
  /** Follows the explanation of the calculation. */
  readonly note?: string
}

interface Props {
  readonly text: ThreeYearsText
  /** Slugs of the rows; a domain name (`domain-nl`) may be one of them. */
  readonly products: readonly string[]
  /** Whether the page has the switch between monthly and yearly, which the table follows. */
  readonly isSwitched?: boolean
}

/** Fragment of the costs on a page; a link to it opens their section. */
export const threeYearsAnchor = 'drie-jaar'

const terms = ['yearly', 'monthly'] as const
type Term = (typeof terms)[number]

/** Costs of each package in the first, second and third year and in total, for one term or both. */
export function ThreeYears({ text, products, isSwitched = true }: Props) {
  const { locale } = useSite()
  const isSoldBoth = products
    .map(productOfSlug)
    .every((product) => product.type === 'domain' || terms.every((term) => optionOf(product, 'purchase', term)))
  return (
    <Section heading={threeYearsWords[locale].heading} id={threeYearsAnchor} lead={text.lead} soft>
      {terms.slice(0, isSoldBoth && isSwitched ? 2 : 1).map((term) => (
        <div key={term} {...(isSoldBoth && isSwitched && { 'data-term': term })}>
          <YearsTable products={products} term={term} isCompared={isSoldBoth} />
          <p className="small muted under">
            {offerWords[locale].reckoned[term]} {text.note}
          </p>
        </div>
      ))}
    </Section>
  )
}

interface TableProps {
  readonly products: readonly string[]
  readonly term: Term
  /** Adds the total with the other term. */
  readonly isCompared: boolean
}

function YearsTable({ products, term, isCompared }: TableProps) {
  const { locale } = useSite()
  const words = threeYearsWords[locale]
  const otherTerm = term === 'yearly' ? 'monthly' : 'yearly'
  const rows = products.map((slug) => {
    const product = productOfSlug(slug)
    const title = product.title[locale]
    const plant = plantOf(slug)
    const costAt = (paid: Term, ...rate: readonly BasisPoints[]) =>
      costOfYears(
        product,
        optionOf(product, 'purchase', paid) ? paid : usualTermOf(product),
        words.years.length,
        renderedOn,
        ...rate,
      )
    const whole = (paid: Term) => (
      <>
        <VatPair pair={costAt(paid).together} /> <ReadersAmount grossAt={(rate) => costAt(paid, rate).together.incl} />
      </>
    )
    return {
      name: title,
      shown: (
        <span className="with-drawing">
          {plant && <Drawing name={plant.drawing} height={Math.round(plant.height / 4)} />}
          <span>{title}</span>
        </span>
      ),
      cells: [
        ...costAt(term).years.map((pair, index) => <VatPair key={words.years[index]} pair={pair} />),
        whole(term),
        ...(isCompared ? [optionOf(product, 'purchase', otherTerm) ? whole(otherTerm) : words.yearlyOnly] : []),
      ],
    }
  })
  return (
    <RowTable
      className={isCompared ? 'data-table years compared' : 'data-table years'}
      head={[words.package, ...words.years, words.together, ...(isCompared ? [words.paid[otherTerm]] : [])]}
      rows={rows}
      cellClass={(column) => (column < words.years.length ? undefined : 'whole')}
    />
  )
}

interface ThreeYearsWords {
  readonly heading: string
  readonly package: string
  readonly years: readonly [string, string, string]
  readonly together: string
  /** Text about the total over three years with the other term. */
  readonly paid: Readonly<Record<Term, string>>
  /** Text for domain names, which are only sold by the year. */
  readonly yearlyOnly: string
}

/** Heading and column headers of every table of three years. */
const threeYearsWords: Readonly<Record<SiteLocale, ThreeYearsWords>> = {
  nl: {
    heading: 'Kosten over drie jaar',
    package: 'Pakket',
    years: ['Jaar 1', 'Jaar 2', 'Jaar 3'],
    together: 'Drie jaar samen',
    paid: { monthly: 'Per maand betaald', yearly: 'Per jaar betaald' },
    yearlyOnly: 'alleen per jaar',
  },
  de: {
    heading: 'Kosten über drei Jahre',
    package: 'Paket',
    years: ['Jahr 1', 'Jahr 2', 'Jahr 3'],
    together: 'In drei Jahren',
    paid: { monthly: 'Monatlich gezahlt', yearly: 'Jährlich gezahlt' },
    yearlyOnly: 'nur jährlich',
  },
}
