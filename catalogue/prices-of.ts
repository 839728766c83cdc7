import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { BasisPoints } from '#core/money/money.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { type PlanPrices, planPricesOf } from '#core/catalogue/plan-prices.ts'
import type { PriceType } from '#core/catalogue/price.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { catalogue } from './catalogue.ts'

/** Prices for pages. An unknown slug is a mistake in the page, so it throws. */
export function pricesOf(
  slug: string,
  frequency: Frequency | null,
  date: IsoDate,
  choice: { readonly type?: PriceType; readonly vatRate?: BasisPoints } = {},
): PlanPrices {
  const product = productOf(catalogue, slug)
  if (product === undefined) throw new RangeError(`no product ${slug} in the catalogue`)
  const prices = planPricesOf(product, { ...choice, frequency }, date, choice.vatRate ?? visitorVatRate)
  if (prices === null) throw new RangeError(`${slug} has no ${choice.type ?? 'purchase'} price ${frequency} on ${date}`)
  return prices
}
