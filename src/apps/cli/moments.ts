import { UsageProblem } from './command.ts'

const dayMs = 86_400_000

/** Parses a day (2026-11-15) or a moment (2026-11-15T12:00Z). */
export function momentOf(name: string, text: string): Date {
  const moment = new Date(text)
  const isMoment = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(moment.getTime())
  if (isMoment) return moment
  throw new UsageProblem(`${name} ${text} is no day or moment: write 2026-11-15 or 2026-11-15T12:00Z.`)
}

/** The given moment, or `usualDays` ago. */
export function sinceOf(name: string, text: string | undefined, usualDays: number): Date {
  return text === undefined ? new Date(Date.now() - usualDays * dayMs) : momentOf(name, text)
}
