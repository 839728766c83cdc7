import { keptData } from '#core/retention/kept-data.ts'

const daySeconds = 24 * 60 * 60
const { idle, longest } = keptData.sessions.periods

/** A session expires after this many days without use. */
export const idleDays = idle.count
/** A session expires after this many days even if it is used. */
export const absoluteDays = longest.count
/** Sensitive details can be changed without entering the password again for this long after it was entered. */
export const freshPasswordMinutes = 10

/** Precision with which the last use of a session is recorded. */
export const useMinutes = 10

/** Lifetime of the cookie for a session used now. */
export function cookieSecondsOf(openedAt: Date, now: Date): number {
  const untilEnd = absoluteDays * daySeconds - (now.getTime() - openedAt.getTime()) / 1000
  return Math.max(0, Math.floor(Math.min(idleDays * daySeconds, untilEnd)))
}

/** Whether a new cookie would expire noticeably later than the current one. */
export function isWorthRenewing(expires: Date, seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() + seconds * 1000 - expires.getTime()) > useMinutes * 60_000
}
