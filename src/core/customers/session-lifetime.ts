import { keptData } from '#core/retention/kept-data.ts'

const daySeconds = 24 * 60 * 60
const { idle, longest } = keptData.sessions.periods

/** A session that nobody uses for so long is over. */
export const idleDays = idle.count
/** However often it is used, it is over after that. */
export const absoluteDays = longest.count
/** So long after the password was given, sensitive details may be changed without it. */
export const freshPasswordMinutes = 10

/** How exactly it is known when a session was used last. */
export const useMinutes = 10

/** How long the browser keeps the cookie of a session that is used now. */
export function cookieSecondsOf(openedAt: Date, now: Date): number {
  const untilEnd = absoluteDays * daySeconds - (now.getTime() - openedAt.getTime()) / 1000
  return Math.max(0, Math.floor(Math.min(idleDays * daySeconds, untilEnd)))
}

/** A cookie that ends nearly when a new one would is not worth a new one. */
export function isWorthRenewing(expires: Date, seconds: number, now: Date): boolean {
  return Math.abs(now.getTime() + seconds * 1000 - expires.getTime()) > useMinutes * 60_000
}
