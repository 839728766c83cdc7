import type { EuCountry } from '#domain/basics/country.ts'
import { isEu } from '#domain/basics/country.ts'
import { holdsOn, type IsoDate } from '#domain/basics/iso-date.ts'
import { type BasisPoints, basisPoints } from '#domain/money/money.ts'

interface DatedRate {
  readonly rate: BasisPoints
  /** The first day on which it is charged; the oldest row of a country has none. */
  readonly from?: IsoDate
}

const rate = (value: number, from?: IsoDate): DatedRate => ({
  rate: basisPoints(value),
  ...(from !== undefined && { from }),
})

/** Standard rates, newest first. A change is a row in front, never an edit: an old invoice keeps its rate. */
const ratesOf: Readonly<Record<EuCountry, readonly DatedRate[]>> = {
  AT: [rate(2000)],
  BE: [rate(2100)],
  BG: [rate(2000)],
  CY: [rate(1900)],
  CZ: [rate(2100)],
  DE: [rate(1900)],
  DK: [rate(2500)],
  EE: [rate(2400, '2025-07-01'), rate(2200, '2024-01-01'), rate(2000)],
  ES: [rate(2100)],
  FI: [rate(2550, '2024-09-01'), rate(2400)],
  FR: [rate(2000)],
  GR: [rate(2400)],
  HR: [rate(2500)],
  HU: [rate(2700)],
  IE: [rate(2300)],
  IT: [rate(2200)],
  LT: [rate(2100)],
  LU: [rate(1700)],
  LV: [rate(2100)],
  MT: [rate(1800)],
  NL: [rate(2100)],
  PL: [rate(2300)],
  PT: [rate(2300)],
  RO: [rate(2100, '2025-08-01'), rate(1900)],
  SE: [rate(2500)],
  SI: [rate(2200)],
  SK: [rate(2300, '2025-01-01'), rate(2000)],
}

/** Null outside the EU. */
export function vatRateIn(country: string, date: IsoDate): BasisPoints | null {
  if (!isEu(country)) return null
  return ratesOf[country].find((row) => holdsOn(row, date))?.rate ?? null
}
