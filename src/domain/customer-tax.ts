import { isCountry, isEu } from './country.ts'
import type { IsoDate } from './iso-date.ts'
import { percentageOf } from './money.ts'
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

export interface CustomerTax {
  readonly taxExempt: boolean
  /** 0 for who is exempt. */
  readonly taxPercentage: number
}

const home = 'NL'
const exempt: CustomerTax = { taxExempt: true, taxPercentage: 0 }

/** Only a number that is confirmed shifts the VAT to the buyer; at home nothing does. */
export function taxOf({ country, customerType, vatState }: TaxSubject, date: IsoDate): CustomerTax {
  if (isCountry(country) && !isEu(country)) return exempt
  if (country !== home && isEu(country) && customerType === 'business' && vatState === 'valid') return exempt
  return { taxExempt: false, taxPercentage: percentageOf(vatRateIn(country, date) ?? visitorVatRate) }
}
