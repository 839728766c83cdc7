import { daysAfter, type IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import { netOf, pricedOn, type PriceOption } from './price.ts'

/** Lowest charge in the `days` before `date`, discounts included; null when not on sale then. */
export function lowestPriceOf(option: PriceOption, date: IsoDate, days = 30): Cents | null {
  const first = daysAfter(date, -days)
  const falls = daysOfFallOf(option).filter((day) => first < day && day < date)
  let lowest: Cents | null = null
  for (const day of [first, ...falls]) {
    const priced = pricedOn(option, day)
    if (priced === null) continue
    const net = netOf(priced)
    if (lowest === null || net < lowest) lowest = net
  }
  return lowest
}

/** Days on which the price can fall; the end of a discount only raises it. */
function daysOfFallOf(option: PriceOption): readonly IsoDate[] {
  const starts = option.discounts.flatMap(({ from }) => (from === undefined ? [] : [from]))
  return [...option.history.map((dated) => dated.from), ...starts]
}
