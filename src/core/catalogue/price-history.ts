import { daysAfter, type IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { type Cents, cents } from '#core/money/money.ts'
import type { PriceList } from './price-list.ts'
import {
  foldPrices,
  onlyOf,
  type PriceChanges,
  type PriceRelease,
  type PriceSeries,
  seriesOf,
} from './price-releases.ts'
import { netOf, pricedOn, type PriceOption } from './price.ts'

/** A discount is measured against the lowest price of this many days. */
export const comparedDays = 30

/**
 * Lowest charge in the `days` before `date`, including discounts.
 * @returns null if the option was not on sale then
 */
export function lowestPriceOf(option: PriceOption, date: IsoDate, days = comparedDays): Cents | null {
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

/**
 * Lowest list price and lowest discounted price in the `comparedDays` before a moment, including prices that were valid
 * for only hours.
 * @returns null if the price was not on sale then
 */
export function lowestBefore(
  base: PriceList,
  releases: readonly PriceRelease[],
  name: string,
  at: Date,
): { readonly list: Cents; readonly net: Cents } | null {
  const [day, justBefore] = [shopDayOf(at), new Date(at.getTime() - 1)]
  const since = startOfShopDay(daysAfter(day, -comparedDays))
  const only = onlyOf(base, name)
  const own = releases.map((release) => ({ ...release, prices: onlyNamed(release.prices, name) }))
  // The history lacks the price at the start of a day on which a release begins, so these moments are added.
  const begins = own
    .filter(({ prices, undoes }) => undoes !== null || Object.keys(prices).length > 0)
    .flatMap(({ beginsAt }) => [beginsAt, startOfShopDay(shopDayOf(beginsAt))])
    .filter((moment) => since < moment && moment < at)
  const held = [since, ...begins, justBefore].flatMap((moment) => {
    const series = seriesOf(foldPrices(only, own, moment), name)
    const priced = series && pricedOn(optionOfSeries(series), shopDayOf(moment))
    return priced ? [{ list: priced.price.amount, net: netOf(priced) }] : []
  })
  const series = seriesOf(foldPrices(only, own, justBefore), name) ?? { history: [], discounts: [] }
  const list = lowestPriceOf(optionOfSeries({ ...series, discounts: [] }), day)
  const net = lowestPriceOf(optionOfSeries(series), day)
  const all = list === null || net === null ? held : [...held, { list, net }]
  if (all.length === 0) return null
  return {
    list: cents(Math.min(...all.map((each) => each.list))),
    net: cents(Math.min(...all.map((each) => each.net))),
  }
}

function onlyNamed(prices: PriceChanges, name: string): PriceChanges {
  const change = prices[name]
  return change === undefined ? {} : { [name]: change }
}

/** Converts a price series to an option whose amounts are its charges. */
export function optionOfSeries(series: PriceSeries) {
  return { type: 'purchase', ...series } as const
}

/** Days on which the price can fall. The end of a discount is not one of them, because it only raises the price. */
function daysOfFallOf(option: PriceOption): readonly IsoDate[] {
  const starts = option.discounts.flatMap(({ from }) => (from === undefined ? [] : [from]))
  return [...option.history.map((dated) => dated.from), ...starts]
}
