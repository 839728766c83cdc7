import { daysAfter, type IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'

export const withdrawalDays = 14

/**
 * End of the withdrawal period. The day of the contract does not count, the last day counts fully, and the period does
 * not end on a Saturday or Sunday (Regulation 1182/71).
 */
export function withdrawalEndOf(concluded: Date): Date {
  return startOfShopDay(daysAfter(lastDayToWithdraw(shopDayOf(concluded)), 1))
}

/** Last day on which a contract concluded on `concludedOn` can be withdrawn from. */
export function lastDayToWithdraw(concludedOn: IsoDate): IsoDate {
  return weekdayFrom(daysAfter(concludedOn, withdrawalDays))
}

function weekdayFrom(day: IsoDate): IsoDate {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  return isWeekend ? weekdayFrom(daysAfter(day, 1)) : day
}
