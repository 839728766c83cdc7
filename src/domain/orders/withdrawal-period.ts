import { withdrawalDays } from './consents.ts'
import { daysAfter, type IsoDate, isIsoDate } from '#domain/basics/iso-date.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/**
 * End of the withdrawal period. The day of the contract does not count, the last day counts fully, and the period does
 * not end on a Saturday or Sunday (Regulation 1182/71).
 */
export function withdrawalEndOf(concluded: Date): Date {
  return startOf(daysAfter(lastDayToWithdraw(dayOf(concluded)), 1))
}

/** For a contract concluded on that day. */
export function lastDayToWithdraw(concludedOn: IsoDate): IsoDate {
  return weekdayFrom(daysAfter(concludedOn, withdrawalDays))
}

function weekdayFrom(day: IsoDate): IsoDate {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  return isWeekend ? weekdayFrom(daysAfter(day, 1)) : day
}

/** Midnight in Amsterdam is 23:00 UTC in winter, 22:00 UTC in summer. */
function startOf(day: IsoDate): Date {
  const [summer, winter] = [new Date(`${daysAfter(day, -1)}T22:00Z`), new Date(`${daysAfter(day, -1)}T23:00Z`)]
  return dayOf(summer) === day ? summer : winter
}

function dayOf(time: Date): IsoDate {
  const day = amsterdam.format(time)
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${day}`)
  return day
}
