import { type IsoDate, isIsoDate } from './iso-date.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The day it is in the shop: prices and discounts change at midnight in Amsterdam. */
export function shopDayOf(time: Date): IsoDate {
  const day = amsterdam.format(time)
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${day}`)
  return day
}
