import { type BasisPoints, basisPoints, basisPointsOfPercentage } from '#domain/money/money.ts'

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
