import type { Cents } from '#core/money/money.ts'
import type { Price } from './price.ts'

/** In a file of its own, so that the cart's browser bundle does not include the price histories. */
export function chargeOf(price: Price): Cents {
  return price.periodical ?? price.amount
}
