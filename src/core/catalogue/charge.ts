import type { Cents } from '#core/money/money.ts'
import type { Price } from './price.ts'

/** Apart from the price rules, so that the cart does not bring price histories into every browser. */
export function chargeOf(price: Price): Cents {
  return price.periodical ?? price.amount
}
