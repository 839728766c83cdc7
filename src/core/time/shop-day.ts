import { daysAfter, type IsoDate, isIsoDate } from './iso-date.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })
const amsterdamMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The current day in the shop's time zone; prices and discounts change at midnight in Amsterdam. */
export function shopDayOf(time: Date): IsoDate {
  const day = amsterdam.format(time)
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${day}`)
  return day
}

/** Midnight in Amsterdam is 23:00 UTC in winter, 22:00 UTC in summer. */
export function startOfShopDay(day: IsoDate): Date {
  const [summer, winter] = [new Date(`${daysAfter(day, -1)}T22:00Z`), new Date(`${daysAfter(day, -1)}T23:00Z`)]
  return shopDayOf(summer) === day ? summer : winter
}

/** Local time in the shop: `2026-12-01 09:00`. */
export function shopMinuteOf(time: Date): string {
  return amsterdamMinute.format(time)
}

/** Moments with this local time in the shop: none when summer time starts, two when it ends. */
export function momentsOfShopMinute(minute: string): readonly Date[] {
  return ['+02:00', '+01:00']
    .map((offset) => new Date(`${minute.replace(' ', 'T')}${offset}`))
    .filter((time) => !Number.isNaN(time.getTime()) && shopMinuteOf(time) === minute)
}
