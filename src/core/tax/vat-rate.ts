import { type BasisPoints, basisPoints, basisPointsOfPercentage } from '#core/money/money.ts'

// Apart from `vat.ts`: every page loads this, and must not load the list of countries with it.

/** Tax of a customer as the session and the API carry it. */
export interface TaxPayer {
  readonly taxExempt: boolean
  /** 0 for exempt customers. */
  readonly taxPercentage: number | null
}

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
