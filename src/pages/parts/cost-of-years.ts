import { pricesOf } from '#catalogue/prices-of.ts'
import { type Frequency, monthsOf } from '#domain/catalogue/frequency.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { cents, type VatPair } from '#domain/money/money.ts'
import { costOverMonthsOf, type PlanPrices } from '#domain/catalogue/plan-prices.ts'
import { optionOf, type Product } from '#domain/catalogue/product.ts'

export interface CostOfYears {
  /** What is charged in each year. */
  readonly years: readonly VatPair[]
  readonly together: VatPair
}

/** By the year where that is sold, otherwise twelve months a year. */
export function usualTermOf(product: Product): Frequency {
  return optionOf(product, 'purchase', 'yearly') ? 'yearly' : 'monthly'
}

/** What leaves the account in each of the first years, every invoice with its own VAT. */
export function costOfYears(product: Product, term: Frequency, count: number, date: IsoDate): CostOfYears {
  if (monthsOf(term) > 12) throw new RangeError(`${product.slug} is not charged every year`)
  const prices = pricesOf(product.slug, term, date)
  const upTo = (year: number) => (year === 0 ? nothing : chargedIn(prices, term, year * 12))
  return {
    years: Array.from({ length: count }, (_, year) => difference(upTo(year + 1), upTo(year))),
    together: upTo(count),
  }
}

const nothing: VatPair = { excl: cents(0), incl: cents(0) }

function chargedIn({ firstTerm, renewal }: PlanPrices, term: Frequency, months: number): VatPair {
  const again = renewal ?? nothing
  return {
    excl: costOverMonthsOf(term, months, { firstTerm: firstTerm.excl, renewal: again.excl }),
    incl: costOverMonthsOf(term, months, { firstTerm: firstTerm.incl, renewal: again.incl }),
  }
}

function difference(more: VatPair, less: VatPair): VatPair {
  return { excl: cents(more.excl - less.excl), incl: cents(more.incl - less.incl) }
}
