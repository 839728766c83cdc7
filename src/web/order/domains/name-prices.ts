import { type Extension, productOfExtension } from '#domain/extension.ts'
import { extensionPricesOf } from '#domain/extension-prices.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import { type BasisPoints, type VatPair, vatPairOf } from '#domain/money.ts'
import { type PlanPrices, planPricesOf } from '#domain/plan-prices.ts'

export interface NamePrices extends PlanPrices {
  /** The term it is sold for. */
  readonly years: number
  /** Everything charged within three years of registering. */
  readonly threeYears: VatPair
}

/** Null when the extension is not on sale on that day. */
export function namePricesOf(extension: Extension, date: IsoDate, vatRate: BasisPoints): NamePrices | null {
  const terms = extensionPricesOf(extension, date)
  if (terms === null) return null
  const prices = planPricesOf(productOfExtension(extension), { frequency: terms.frequency }, date, vatRate)
  return prices && { ...prices, years: extension.minYears, threeYears: vatPairOf(terms.threeYears, vatRate) }
}
