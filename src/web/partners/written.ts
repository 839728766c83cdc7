import { formatDay, formatShortDay } from '#domain/basics/day-format.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import { isIsoDate } from '#domain/basics/iso-date.ts'
import { cents } from '#domain/money/money.ts'

/** Money and days of a statement, in the language of the programme. */
export function euro(euros: number): string {
  return formatEuro(cents(Math.round(euros * 100)), 'nl')
}

export function shortDay(day: string): string {
  return isIsoDate(day) ? formatShortDay(day, 'nl') : day
}

export function longDay(day: string): string {
  return isIsoDate(day) ? formatDay(day, 'nl') : day
}
