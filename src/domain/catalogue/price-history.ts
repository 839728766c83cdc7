import { daysAfter, type IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'
import { netOf, pricedOn, type PriceOption } from './price.ts'

/** The lowest charge asked on any of the days before `date`, discounts included; null when it was not on sale then. */
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

/** A price can only fall on these days: the end of a discount raises it. */
function daysOfFallOf(option: PriceOption): readonly IsoDate[] {
  const starts = option.discounts.flatMap(({ from }) => (from === undefined ? [] : [from]))
  return [...option.history.map((dated) => dated.from), ...starts]
}
