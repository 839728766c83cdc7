import { type BasisPoints, basisPoints, basisPointsOfPercentage } from '#domain/money/money.ts'

export type CustomerType = 'private' | 'business'
/** Last answer of VIES about a VAT number; null without a number. */
export type VatState = 'valid' | 'invalid' | 'unknown'

export interface TaxSubject {
  readonly country: string
  readonly customerType: CustomerType
  readonly vatState: VatState | null
}

/** Why no VAT is charged; null: it is charged. */
export type TaxExemption = 'reverse_charge' | 'outside_eu' | null

/** Tax of a customer as the session and the API carry it. */
export interface TaxPayer {
  readonly taxExempt: boolean
  /** 0 for exempt customers. */
  readonly taxPercentage: number | null
}
export type CustomerTax = TaxPayer & { readonly taxPercentage: number }

/** Charged to visitors: 21 %. */
export const visitorVatRate = basisPoints(2100)

/** An exempt customer pays 0 %, other customers their own percentage; visitors and customers without one 21 %. */
export function vatRateOf(payer: TaxPayer | null): BasisPoints {
  if (payer === null) return visitorVatRate
  if (payer.taxExempt) return basisPoints(0)
  return payer.taxPercentage === null
    ? visitorVatRate
    : (basisPointsOfPercentage(payer.taxPercentage) ?? visitorVatRate)
}
