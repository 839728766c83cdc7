import { pricesOf } from '#catalogue/prices-of.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type Frequency, monthsOf } from '#core/catalogue/frequency.ts'
import { type CostOfYears, costOfYearsOf } from '#core/catalogue/plan-prices.ts'
import { optionOf, type Product } from '#core/catalogue/product.ts'
import type { BasisPoints } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'

/** Yearly if the product is sold by the year, otherwise monthly. */
export function usualTermOf(product: Product): Frequency {
  return optionOf(product, 'purchase', 'yearly') ? 'yearly' : 'monthly'
}

/** Payments in each of the first years; VAT is rounded per invoice. */
export function costOfYears(
  product: Product,
  term: Frequency,
  count: number,
  date: IsoDate,
  vatRate: BasisPoints = visitorVatRate,
): CostOfYears {
  if (monthsOf(term) > 12) throw new RangeError(`${product.slug} is not charged every year`)
  const { firstTerm, renewal } = pricesOf(product.slug, term, date)
  const charges = { firstTerm: firstTerm.excl, renewal: renewal && renewal.excl, frequency: term }
  return costOfYearsOf([charges], count, vatRate)
}
