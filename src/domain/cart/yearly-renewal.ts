import type { CartItem } from './cart.ts'
import { monthsOf } from '#domain/catalogue/frequency.ts'
import { type Cents, divideHalfUp, noCents, sumOf } from '#domain/money/money.ts'
import { chargeOf } from '#domain/catalogue/price.ts'

/** What a year costs once every first term is over: each renewal, counted per twelve months. */
export function yearlyRenewalOf(items: readonly Pick<CartItem, 'renewal' | 'priceFrequency'>[]): Cents {
  return sumOf(
    items.map(({ renewal, priceFrequency }) =>
      renewal === null || priceFrequency === null
        ? noCents
        : divideHalfUp(chargeOf(renewal) * 12, monthsOf(priceFrequency)),
    ),
  )
}
