import type { IsoDate } from '#core/time/iso-date.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import { type Extension, productOfExtension } from '#core/catalogue/extension.ts'
import { type PlanPrices, planPricesOf, threeYearCostOf } from '#core/catalogue/plan-prices.ts'
import { type BasisPoints, noCents, type VatPair, vatPairOf } from '#core/money/money.ts'
import type { NameResultPrices } from '#core/names/name-result.ts'
import type { Lookup } from './name-lookups.ts'

/** Service covered by the first amount. */
type FirstTerm = 'registration' | 'moveWithYear' | 'moveOnly'

export interface NamePrices extends Omit<PlanPrices, 'frequency'> {
  readonly pays: FirstTerm
  /** Length of the term in years. */
  readonly years: number
  /** Everything charged within three years. */
  readonly threeYears: VatPair
}

const nothing: VatPair = { excl: noCents, incl: noCents }

/** @returns null if the extension is not on sale on that date */
export function namePricesOf(extension: Extension, date: IsoDate, vatRate: BasisPoints): NamePrices | null {
  const terms = extensionPricesOf(extension, date)
  if (terms === null) return null
  const { frequency } = terms
  const years = extension.minYears
  const prices = planPricesOf(productOfExtension(extension), { frequency }, date, vatRate)
  return prices && { ...prices, pays: 'registration', years, threeYears: threeYearCostOf(prices, years) }
}

/** If a transfer includes a term, that term is the first of the three years; otherwise all three years follow it. */
function movePricesOf(extension: Extension, date: IsoDate, vatRate: BasisPoints): NamePrices | null {
  const terms = extensionPricesOf(extension, date)
  if (terms === null) return null
  const { addsYear } = extension.transfer
  const years = extension.minYears
  const prices = { firstTerm: vatPairOf(terms.transfer, vatRate), renewal: vatPairOf(terms.renewal, vatRate) }
  return {
    ...prices,
    pays: addsYear ? 'moveWithYear' : 'moveOnly',
    years,
    saving: nothing,
    threeYears: threeYearCostOf(prices, years, addsYear ? 0 : 1),
  }
}

/** Prices set by the registry for a premium name. */
function premiumPricesOf(premium: NameResultPrices, vatRate: BasisPoints): NamePrices {
  const { years } = premium
  const prices = { firstTerm: vatPairOf(premium.firstYear, vatRate), renewal: vatPairOf(premium.renewal, vatRate) }
  return { ...prices, pays: 'registration', years, saving: nothing, threeYears: threeYearCostOf(prices, years) }
}

/** Price of a name given its lookup: registration, transfer, or the registry's premium price. */
export function offeredPricesOf(
  extension: Extension,
  lookup: Lookup,
  date: IsoDate,
  vatRate: BasisPoints,
): NamePrices | null {
  const result = lookup.kind === 'found' ? lookup.found : undefined
  if (result?.state === 'taken') return movePricesOf(extension, date, vatRate)
  if (result?.state === 'premium') return result.prices && premiumPricesOf(result.prices, vatRate)
  return namePricesOf(extension, date, vatRate)
}
