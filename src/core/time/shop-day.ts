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

const dayMs = 24 * 60 * 60 * 1000

/** What came before this moment had a whole working day, which is no Saturday or Sunday. */
export function workingDayBefore(now: Date): Date {
  const today = shopDayOf(now)
  const weekday = new Date(today).getUTCDay()
  if (weekday === 6 || weekday === 0) return startOfShopDay(daysAfter(today, weekday === 6 ? -1 : -2))
  return new Date(now.getTime() - (weekday === 1 ? 3 : 1) * dayMs)
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
