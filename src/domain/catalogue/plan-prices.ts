import { optionOf, type Product, renewalOf } from './product.ts'
import { type Frequency, monthsOf } from './frequency.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { type BasisPoints, type Cents, cents, type VatPair, vatPairOf } from '#domain/money/money.ts'
import { chargeOf, netOf, pricedOn, type PriceType } from './price.ts'

/** Every place that shows a first-term price shows the price after it: so they come together. */
export interface PlanPrices {
  readonly frequency: Frequency | null
  /** What leaves the account today. */
  readonly firstTerm: VatPair
  /** Per period after the first; null for what is paid once. */
  readonly renewal: VatPair | null
  /** What the discount takes off this first term. */
  readonly saving: VatPair
}

/** Null when the product has no such option, or not yet on that day. */
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

/** Everything charged within so many months: the first term, then each renewal that starts in time. */
export function costOverMonthsOf(
  frequency: Frequency,
  months: number,
  charges: { readonly firstTerm: Cents; readonly renewal: Cents },
): Cents {
  const terms = Math.ceil(months / monthsOf(frequency))
  return cents(charges.firstTerm + charges.renewal * (terms - 1))
}

/** Of what is shown, on each side of VAT. */
function differenceOf(plain: VatPair, reduced: VatPair): VatPair {
  return { excl: cents(plain.excl - reduced.excl), incl: cents(plain.incl - reduced.incl) }
}
