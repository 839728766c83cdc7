import { type Extension, productOfExtension } from './extension.ts'
import { type Frequency, frequencyOfYears } from './frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Cents } from '#core/money/money.ts'
import { costOverMonthsOf } from './plan-prices.ts'
import { chargeOf } from './charge.ts'
import { netOf, pricedOn, renewalOn } from './price.ts'
import { optionOf } from './product.ts'

/** Prices displayed in the domain search, for the shortest term of the extension. */
export interface ExtensionPrices {
  readonly frequency: Frequency
  readonly firstTerm: Cents
  readonly renewal: Cents
  readonly transfer: Cents
  /** All charges within three years of registration. */
  readonly threeYears: Cents
}

/** @returns null if the extension is not on sale on that day */
export function extensionPricesOf(extension: Extension, date: IsoDate): ExtensionPrices | null {
  const product = productOfExtension(extension)
  const frequency = frequencyOfYears(extension.minYears)
  const purchase = optionOf(product, 'purchase', frequency)
  const transfer = optionOf(product, 'transfer', frequency)
  const first = purchase && pricedOn(purchase, date)
  const again = purchase && renewalOn(purchase, date)
  const moved = transfer && pricedOn(transfer, date)
  if (!first || !again || !moved) return null
  const charges = { firstTerm: netOf(first), renewal: chargeOf(again) }
  return { frequency, ...charges, transfer: netOf(moved), threeYears: costOverMonthsOf(frequency, 36, charges) }
}
