import type { IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'

/** The current day in the shop's time zone; formatted at most once a second. */
export function createToday(now: () => number = Date.now): () => IsoDate {
  let second = Number.NaN
  let day: IsoDate
  return () => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      second = current
      day = shopDayOf(new Date(current * 1000))
    }
    return day
  }
}
