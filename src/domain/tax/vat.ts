import { type BasisPoints, basisPoints, basisPointsOfPercentage, percentageOf } from '#domain/money/money.ts'
import { type EuCountry, isCountry, isEu } from '#domain/basics/country.ts'
import { holdsOn, type IsoDate } from '#domain/basics/iso-date.ts'

export const visitorVatRate = basisPoints(2100)

/** What the session knows about tax. */
export interface TaxPayer {
  readonly taxExempt: boolean
  readonly taxPercentage: number | null
}

/** An exempt customer pays 0 %, any other the own percentage; visitors and customers without one 21 %. */
export function vatRateOf(payer: TaxPayer | null): BasisPoints {
  if (payer === null) return visitorVatRate
  if (payer.taxExempt) return basisPoints(0)
  return payer.taxPercentage === null
    ? visitorVatRate
    : (basisPointsOfPercentage(payer.taxPercentage) ?? visitorVatRate)
}

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

export type CustomerType = 'private' | 'business'
/** What the register last said about a VAT number; null without a number. */
export type VatState = 'valid' | 'invalid' | 'unknown'

export interface TaxSubject {
  readonly country: string
  readonly customerType: CustomerType
  readonly vatState: VatState | null
}

/** Why no VAT is charged; null: it is. */
export type TaxExemption = 'reverse_charge' | 'outside_eu' | null

export interface CustomerTax {
  readonly taxExempt: boolean
  /** 0 for who is exempt. */
  readonly taxPercentage: number
}

const home = 'NL'
const exempt: CustomerTax = { taxExempt: true, taxPercentage: 0 }

/** Only a number that is confirmed shifts the VAT to the buyer; at home nothing does. */
export function exemptionOf({ country, customerType, vatState }: TaxSubject): TaxExemption {
  if (isCountry(country) && !isEu(country)) return 'outside_eu'
  const isShifted = country !== home && isEu(country) && customerType === 'business' && vatState === 'valid'
  return isShifted ? 'reverse_charge' : null
}

export function taxOf(subject: TaxSubject, date: IsoDate): CustomerTax {
  if (exemptionOf(subject) !== null) return exempt
  return { taxExempt: false, taxPercentage: percentageOf(vatRateIn(subject.country, date) ?? visitorVatRate) }
}
