import { type BasisPoints, basisPoints, basisPointsOfPercentage } from '#core/money/money.ts'

// Separate from `vat.ts`, because every page loads this file and must not load the list of countries with it.

/** VAT status of a customer in the session and the API. */
export interface TaxPayer {
  readonly taxExempt: boolean
  /** 0 for exempt customers. */
  readonly taxPercentage: number | null
}

/** Rate displayed to anonymous visitors: 21 %. */
export const visitorVatRate = basisPoints(2100)

/** 0 % for exempt customers, otherwise the customer's own percentage; 21 % for visitors and customers without one. */
export function vatRateOf(payer: TaxPayer | null): BasisPoints {
  if (payer === null) return visitorVatRate
  if (payer.taxExempt) return basisPoints(0)
  return payer.taxPercentage === null
    ? visitorVatRate
    : (basisPointsOfPercentage(payer.taxPercentage) ?? visitorVatRate)
}
