import { daysAfter, holdsOn, type IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import type { DatedCharge, Discount } from './price.ts'
import type { PriceList } from './price-list.ts'
import type { PriceRelease } from './price-releases.ts'

/** An interval without price changes; it ends at midnight in Amsterdam or when a release begins. */
export interface PriceTime {
  readonly since: Date
  readonly day: IsoDate
}

/** The interval that contains `at`, and those that start within `aheadMs` after it, in order. */
export function priceTimesFrom(
  releases: readonly Pick<PriceRelease, 'beginsAt'>[],
  at: Date,
  aheadMs: number,
): readonly [PriceTime, ...PriceTime[]] {
  const end = at.getTime() + aheadMs
  const begins = releases.map(({ beginsAt }) => beginsAt.getTime())
  const current = timeOf(at.getTime(), begins)
  const midnights: number[] = []
  for (let day = daysAfter(current.day, 1); ; day = daysAfter(day, 1)) {
    const midnight = startOfShopDay(day).getTime()
    if (midnight > end) break
    midnights.push(midnight)
  }
  const later = [...begins, ...midnights].filter((moment) => moment > at.getTime() && moment <= end)
  const moments = [...new Set(later)].toSorted((one, other) => one - other)
  return [current, ...moments.map((moment) => timeOf(moment, begins))]
}

function timeOf(moment: number, begins: readonly number[]): PriceTime {
  const day = shopDayOf(new Date(moment))
  const begun = begins.filter((each) => each <= moment)
  return { since: new Date(Math.max(startOfShopDay(day).getTime(), ...begun)), day }
}

/** Whether two lists have the same prices and discounts on their respective days. */
export function costTheSame(one: PriceList, day: IsoDate, other: PriceList, otherDay: IsoDate): boolean {
  return JSON.stringify(shownOn(one, day)) === JSON.stringify(shownOn(other, otherDay))
}

function shownOn({ products, extensions }: PriceList, day: IsoDate): readonly unknown[] {
  const charge = (history: readonly DatedCharge[]) => history.findLast(({ from }) => from <= day)?.charge
  const running = (discounts: readonly Discount[]) =>
    discounts.filter((each) => holdsOn(each, day)).map(({ from: _from, until: _until, ...rest }) => rest)
  return [
    ...Object.values(products).flatMap((options) =>
      options.map(({ history, discounts }) => [charge(history), running(discounts)]),
    ),
    ...Object.values(extensions).map(({ history, discounts, transfer, restoreFee }) => [
      charge(history),
      running(discounts),
      charge(transfer),
      restoreFee,
    ]),
  ]
}
