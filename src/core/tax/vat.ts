import { type EuCountry, isCountry, vatCountryOf } from '#core/locale/country.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import { type BasisPoints, basisPoints, percentageOf } from '#core/money/money.ts'
import { type TaxPayer, visitorVatRate } from './vat-rate.ts'

export type CustomerType = 'private' | 'business'
/** Last answer of VIES about a VAT number; null without a number. */
export type VatState = 'valid' | 'invalid' | 'unknown'

export interface TaxSubject {
  readonly country: string
  readonly customerType: CustomerType
  readonly vatState: VatState | null
}

/** Reason why no VAT is charged; null if it is charged. */
export type TaxExemption = 'reverse_charge' | 'outside_eu' | null

export type CustomerTax = TaxPayer & { readonly taxPercentage: number }

/** The country whose VAT applies if the buyer's country is unknown. */
export const homeCountry = 'NL'
const exempt: CustomerTax = { taxExempt: true, taxPercentage: 0 }

/** Reverse charge requires a VAT number of another member state, confirmed by VIES. */
export function exemptionOf({ country, customerType, vatState }: TaxSubject): TaxExemption {
  const vatCountry = vatCountryOf(country)
  if (vatCountry === null) return isCountry(country) ? 'outside_eu' : null
  const isReversed = vatCountry !== homeCountry && customerType === 'business' && vatState === 'valid'
  return isReversed ? 'reverse_charge' : null
}

export function taxOf(subject: TaxSubject, date: IsoDate): CustomerTax {
  if (exemptionOf(subject) !== null) return exempt
  return { taxExempt: false, taxPercentage: percentageOf(vatRateIn(subject.country, date) ?? visitorVatRate) }
}

/** Standard rate of a country on a day; null outside the EU. */
export function vatRateIn(country: string, date: IsoDate): BasisPoints | null {
  const vatCountry = vatCountryOf(country)
  if (vatCountry === null) return null
  const rate = standardRates[vatCountry].find(([, from]) => from === undefined || from <= date)?.[0]
  return rate === undefined ? null : basisPoints(rate)
}

/** The country in which most readers of a language live. */
const countriesOfReaders: Readonly<Record<Locale, EuCountry>> = { nl: 'NL', de: 'DE', en: 'NL' }

/** The rate that most readers of a language will pay. */
export function vatRateOfReaders(locale: Locale, date: IsoDate): BasisPoints {
  return vatRateIn(countriesOfReaders[locale], date) ?? visitorVatRate
}

/**
 * Standard rates in basis points, newest first, each with its first day. A change adds a row in front; old rows stay,
 * because old invoices keep their rate. Plain data, so that bundles without `vatRateIn` omit it.
 */
const standardRates: Readonly<Record<EuCountry, readonly (readonly [rate: number, from?: IsoDate])[]>> = {
  AT: [[2000]],
  BE: [[2100]],
  BG: [[2000]],
  CY: [[1900]],
  CZ: [[2100]],
  DE: [[1900]],
  DK: [[2500]],
  EE: [[2400, '2025-07-01'], [2200, '2024-01-01'], [2000]],
  ES: [[2100]],
  FI: [[2550, '2024-09-01'], [2400]],
  FR: [[2000]],
  GR: [[2400]],
  HR: [[2500]],
  HU: [[2700]],
  IE: [[2300]],
  IT: [[2200]],
  LT: [[2100]],
  LU: [[1700]],
  LV: [[2100]],
  MT: [[1800]],
  NL: [[2100]],
  PL: [[2300]],
  PT: [[2300]],
  RO: [[2100, '2025-08-01'], [1900]],
  SE: [[2500]],
  SI: [[2200]],
  SK: [[2300, '2025-01-01'], [2000]],
}
