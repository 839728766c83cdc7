import { optionOf, type Product, renewalOf } from './product.ts'
import { type Frequency, monthsOf } from './frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type BasisPoints, type Cents, cents, noCents, sumOf, type VatPair, vatPairOf } from '#core/money/money.ts'
import { chargeOf } from './charge.ts'
import { netOf, type Price, pricedOn, type PriceType } from './price.ts'

/** Both are computed together, because a first-term price is always displayed with its renewal price. */
export interface PlanPrices {
  readonly frequency: Frequency | null
  /** Amount charged today. */
  readonly firstTerm: VatPair
  /** Amount charged per period after the first; null for one-off prices. */
  readonly renewal: VatPair | null
  /** Discount on the first term. */
  readonly saving: VatPair
}

/** @returns null if the product has no such option or does not sell it yet on that day */
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

/** All charges within a number of months: the first term and each renewal that starts within them. */
export function costOverMonthsOf(
  frequency: Frequency,
  months: number,
  charges: { readonly firstTerm: Cents; readonly renewal: Cents },
): Cents {
  const terms = Math.ceil(months / monthsOf(frequency))
  return cents(charges.firstTerm + charges.renewal * (terms - 1))
}

/**
 * All charges within three years. VAT is rounded per invoice, so VAT on the sum could differ by a cent. `more` adds a
 * renewal for a transfer that includes no term.
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

/** Charges for one product over time. */
export interface Charges {
  readonly firstTerm: Cents
  /** Amount charged per period after the first; null for one-off prices. */
  readonly renewal: Cents | null
  readonly frequency: Frequency | null
  /** Length of the first term, if it differs from later terms. */
  readonly firstMonths?: number | null
  /** Set for a transfer that includes no term: the first renewal is due when the transferred term ends. */
  readonly paysNoTerm?: boolean
}

export interface CostOfYears {
  /** Charges per year. */
  readonly years: readonly VatPair[]
  readonly together: VatPair
}

/** Charges in each of the first years. All charges of one day are on one invoice, and VAT is rounded per invoice. */
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
  // The transferred term ends within the first year on a date of its own, so its renewal is invoiced separately.
  const since = month - (paysNoTerm ? 1 : (firstMonths ?? monthsOf(frequency)))
  return since >= 0 && since % monthsOf(frequency) === 0 ? (renewal ?? noCents) : noCents
}

function sumOfPairs(pairs: readonly VatPair[]): VatPair {
  return { excl: sumOf(pairs.map(({ excl }) => excl)), incl: sumOf(pairs.map(({ incl }) => incl)) }
}

/** Renewal charges grouped by frequency, the most frequent first. */
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

/** Difference of the displayed amounts, without and with VAT. */
function differenceOf(plain: VatPair, reduced: VatPair): VatPair {
  return { excl: cents(plain.excl - reduced.excl), incl: cents(plain.incl - reduced.incl) }
}
