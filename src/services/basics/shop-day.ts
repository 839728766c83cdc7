import { type IsoDate, isIsoDate } from '#domain/basics/iso-date.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The day it is in the shop: discounts begin and end at midnight there. */
export function shopDayOf(time: Date): IsoDate {
  const day = amsterdam.format(time)
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${day}`)
  return day
}

/** Looks at the calendar once a second at most. */
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
