import { optionOf, type Product, renewalOf } from './product.ts'
import { type Frequency, monthsOf } from './frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type BasisPoints, type Cents, cents, noCents, sumOf, type VatPair, vatPairOf } from '#core/money/money.ts'
import { chargeOf } from './charge.ts'
import { netOf, type Price, pricedOn, type PriceType } from './price.ts'

/** First-term prices are always shown with the renewal price, so both are computed together. */
export interface PlanPrices {
  readonly frequency: Frequency | null
  /** Charged today. */
  readonly firstTerm: VatPair
  /** Per period after the first; null for one-off prices. */
  readonly renewal: VatPair | null
  /** Discount on the first term. */
  readonly saving: VatPair
}

/** Null when the product has no such option, or does not sell it yet on that day. */
export function planPricesOf(
  product: Product,
  choice: { readonly frequency: Frequency | null; readonly type?: PriceType },
  date: IsoDate,
  vatRate: BasisPoints,
): PlanPrices | null {
  const option = optionOf(product, choice.type ?? 'purchase', choice.frequency)
  const priced = option && pricedOn(option, date)
  if (!option || !priced) return null
  const again = renewalOf(product, option, date)
  const firstTerm = vatPairOf(netOf(priced), vatRate)
  const renewal = again === null ? null : vatPairOf(chargeOf(again), vatRate)
  const plain = vatPairOf(chargeOf(priced.price), vatRate)
  return { frequency: choice.frequency, firstTerm, renewal, saving: differenceOf(plain, firstTerm) }
}

/** Everything charged within that many months: the first term and each renewal that starts before the end. */
export function costOverMonthsOf(
  frequency: Frequency,
  months: number,
  charges: { readonly firstTerm: Cents; readonly renewal: Cents },
): Cents {
  const terms = Math.ceil(months / monthsOf(frequency))
  return cents(charges.firstTerm + charges.renewal * (terms - 1))
}

/**
 * Everything charged within three years. VAT is rounded per invoice, so VAT over the sum could differ by a cent. `more`:
 * a transfer that pays for no term is followed by one renewal more.
 */
export function threeYearCostOf(
  { firstTerm, renewal }: Pick<PlanPrices, 'firstTerm' | 'renewal'>,
  years: number,
  more = 0,
): VatPair {
  const renewals = Math.ceil(3 / years) - 1 + more
  const sum = (side: keyof VatPair) => cents(firstTerm[side] + renewals * (renewal?.[side] ?? 0))
  return { excl: sum('excl'), incl: sum('incl') }
}

/** What is charged for one product over time. */
export interface Charges {
  readonly firstTerm: Cents
  /** Per period after the first; null for one-off prices. */
  readonly renewal: Cents | null
  readonly frequency: Frequency | null
  /** How long the first term lasts, if not as long as the others. */
  readonly firstMonths?: number | null
  /** A transfer that pays for no term: its first renewal comes when the term it brought along ends. */
  readonly paysNoTerm?: boolean
}

export interface CostOfYears {
  /** What is charged in each year. */
  readonly years: readonly VatPair[]
  readonly together: VatPair
}

/** What is charged in each of the first years. What is charged on one day is one invoice, and VAT is rounded per invoice. */
export function costOfYearsOf(charges: readonly Charges[], count: number, vatRate: BasisPoints): CostOfYears {
  const invoices = Array.from({ length: count * 12 }, (_, month) =>
    vatPairOf(sumOf(charges.map((each) => chargedIn(each, month))), vatRate),
  )
  const years = Array.from({ length: count }, (_, year) => sumOfPairs(invoices.slice(year * 12, year * 12 + 12)))
  return { years, together: sumOfPairs(years) }
}

function chargedIn({ firstTerm, renewal, frequency, firstMonths, paysNoTerm = false }: Charges, month: number): Cents {
  if (month === 0) return firstTerm
  if (frequency === null) return noCents
  // The term that was brought along ends within the first year, on a day of its own: its invoice is one of its own too.
  const since = month - (paysNoTerm ? 1 : (firstMonths ?? monthsOf(frequency)))
  return since >= 0 && since % monthsOf(frequency) === 0 ? (renewal ?? noCents) : noCents
}

function sumOfPairs(pairs: readonly VatPair[]): VatPair {
  return { excl: sumOf(pairs.map(({ excl }) => excl)), incl: sumOf(pairs.map(({ incl }) => incl)) }
}

/** What renews, by how often it is charged, the most frequent first. */
export function renewalsOf(
  items: readonly { readonly renewal: Price | null; readonly priceFrequency: Frequency | null }[],
): readonly { readonly frequency: Frequency; readonly amount: Cents }[] {
  const sums = new Map<Frequency, Cents>()
  for (const { renewal, priceFrequency } of items) {
    if (renewal === null || priceFrequency === null || chargeOf(renewal) === noCents) continue
    sums.set(priceFrequency, cents((sums.get(priceFrequency) ?? noCents) + chargeOf(renewal)))
  }
  return Array.from(sums, ([frequency, amount]) => ({ frequency, amount })).toSorted(
    (one, other) => monthsOf(one.frequency) - monthsOf(other.frequency),
  )
}

/** Of the displayed amounts, excluding and including VAT. */
function differenceOf(plain: VatPair, reduced: VatPair): VatPair {
  return { excl: cents(plain.excl - reduced.excl), incl: cents(plain.incl - reduced.incl) }
}
