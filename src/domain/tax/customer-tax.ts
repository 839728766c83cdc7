import { isCountry, isEu } from '#domain/basics/country.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { percentageOf } from '#domain/money/money.ts'
import { visitorVatRate } from './vat.ts'
import { vatRateIn } from './vat-rates.ts'

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
