import { daysAfter, type IsoDate } from './iso-date.ts'
import type { Cents } from './money.ts'
import { netOf, pricedOn, type PriceOption } from './price.ts'

/** The lowest charge asked on any of the days before `date`, discounts included; null when it was not on sale then. */
export function lowestPriceOf(option: PriceOption, date: IsoDate, days = 30): Cents | null {
  const first = daysAfter(date, -days)
  const changes = daysOfChangeOf(option).filter((day) => first < day && day < date)
  let lowest: Cents | null = null
  for (const day of [first, ...changes]) {
    const priced = pricedOn(option, day)
    if (priced === null) continue
    const net = netOf(priced)
    if (lowest === null || net < lowest) lowest = net
  }
  return lowest
}

/** A price only ever changes on these days. */
function daysOfChangeOf(option: PriceOption): readonly IsoDate[] {
  const days = option.history.map((dated) => dated.from)
  for (const { from, until } of option.discounts) {
    if (from !== undefined) days.push(from)
    if (until !== undefined) days.push(daysAfter(until, 1))
  }
  return days
}
