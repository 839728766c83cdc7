const daySeconds = 24 * 60 * 60

/** A session that nobody uses for so long is over. */
export const idleDays = 7
/** However often it is used, it is over after that. */
export const absoluteDays = 30
/** So long after the password was given, sensitive details may be changed without it. */
export const freshPasswordMinutes = 10

/** How long the browser keeps the cookie of a session that is used now. */
export function cookieSecondsOf(openedAt: Date, now: Date): number {
  const untilEnd = absoluteDays * daySeconds - (now.getTime() - openedAt.getTime()) / 1000
  return Math.max(0, Math.floor(Math.min(idleDays * daySeconds, untilEnd)))
}
