/** Calendar day as `2026-11-15`, comparable as text. The caller chooses the time zone. */
export type IsoDate = `${number}-${number}-${number}`

const dayMs = 86_400_000

export function daysAfter(date: IsoDate, days: number): IsoDate {
  return isoDateOf(new Date(Date.parse(date) + days * dayMs))
}

/** The same day `months` later, clamped to the end of the month: 31 January plus one is 28 February. */
export function monthsAfter(date: IsoDate, months: number): IsoDate {
  const start = new Date(date)
  const day = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0))
  if (start.getUTCDate() < day.getUTCDate()) day.setUTCDate(start.getUTCDate())
  return isoDateOf(day)
}

function isoDateOf(time: Date): IsoDate {
  const day = time.toISOString().slice(0, 10)
  if (!isIsoDate(day)) throw new RangeError(`not a day: ${day}`)
  return day
}

export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export interface Period {
  readonly from?: IsoDate
  /** Inclusive. */
  readonly until?: IsoDate
}

export function holdsOn(period: Period, date: IsoDate): boolean {
  return (period.from === undefined || period.from <= date) && (period.until === undefined || date <= period.until)
}
