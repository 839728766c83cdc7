import type { Extension } from '#domain/catalogue/extension.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { BasisPoints } from '#domain/money/money.ts'
import type { Lookup } from '#web/order/domains/name-lookups.ts'
import { movePricesOf, type NamePrices, namePricesOf, premiumPricesOf } from '#web/order/domains/name-prices.ts'

/** What a name costs as far as is known of it: to register, to move here, or what its register asks. */
export function offeredPricesOf(
  extension: Extension,
  lookup: Lookup,
  date: IsoDate,
  vatRate: BasisPoints,
): NamePrices | null {
  const found = lookup.kind === 'found' ? lookup.found : undefined
  if (found?.state === 'taken') return movePricesOf(extension, date, vatRate)
  if (found?.state === 'premium') return found.prices && premiumPricesOf(found.prices, vatRate)
  return namePricesOf(extension, date, vatRate)
}
