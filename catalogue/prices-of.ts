import type { Frequency } from '#domain/frequency.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { BasisPoints } from '#domain/money.ts'
import { productOf } from '#domain/order-choice.ts'
import { type PlanPrices, planPricesOf } from '#domain/plan-prices.ts'
import type { PriceType } from '#domain/price.ts'
import { visitorVatRate } from '#domain/vat.ts'
import { catalogue } from './catalogue.ts'

/** For pages, whose slugs are written by us: an unknown one is a mistake in the page and throws. */
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
