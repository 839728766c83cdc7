import type { Catalogue } from './catalogue.ts'
import type { Extension } from './extension.ts'
import type { Frequency } from './frequency.ts'
import type { DatedCharge, Discount, PriceOption, PriceType } from './price.ts'
import { frequencyOfOption } from './price.ts'
import type { Cents } from '#core/money/money.ts'

/** Prices of one purchase option of a product, identified by type and frequency. */
export interface OptionPrices {
  readonly type: PriceType
  readonly frequency: Frequency | null
  readonly history: readonly DatedCharge[]
  readonly discounts: readonly Discount[]
}

export interface ExtensionPriceList {
  readonly history: readonly DatedCharge[]
  readonly discounts: readonly Discount[]
  readonly transfer: readonly DatedCharge[]
  readonly restoreFee: Cents | null
}

/** All prices of a catalogue as plain JSON. */
export interface PriceList {
  /** Keyed by product slug. */
  readonly products: Readonly<Record<string, readonly OptionPrices[]>>
  /** Keyed by A-label without a dot. */
  readonly extensions: Readonly<Record<string, ExtensionPriceList>>
}

export function priceListOf({ products, extensions }: Pick<Catalogue, 'products' | 'extensions'>): PriceList {
  return {
    products: Object.fromEntries(
      Array.from(products.values(), ({ slug, options }) => [slug, options.map(pricesOfOption)]),
    ),
    extensions: Object.fromEntries(
      Array.from(extensions.values(), ({ tld, history, discounts, transfer, restoreFee }) => [
        tld,
        { history, discounts, transfer: transfer.history, restoreFee },
      ]),
    ),
  }
}

/**
 * Replaces the prices of a catalogue. Prices missing from the list stay unchanged and unknown products are ignored,
 * because the list may be older or newer than the catalogue.
 */
export function withPriceList(catalogue: Catalogue, list: PriceList): Catalogue {
  const products = Array.from(catalogue.products, ([slug, product]) => {
    const prices = ownOf(list.products, slug)
    return [
      slug,
      prices ? { ...product, options: product.options.map((option) => repriced(option, prices)) } : product,
    ] as const
  })
  const extensions = Array.from(catalogue.extensions, ([tld, extension]) => {
    const prices = ownOf(list.extensions, tld)
    return [tld, prices ? extensionAt(extension, prices) : extension] as const
  })
  return { ...catalogue, products: new Map(products), extensions: new Map(extensions) }
}

function pricesOfOption(option: PriceOption): OptionPrices {
  const { type, history, discounts } = option
  return { type, frequency: frequencyOfOption(option), history, discounts }
}

function repriced(option: PriceOption, prices: readonly OptionPrices[]): PriceOption {
  const frequency = frequencyOfOption(option)
  const listed = prices.find((each) => each.type === option.type && each.frequency === frequency)
  return listed ? { ...option, history: listed.history, discounts: listed.discounts } : option
}

function extensionAt(
  extension: Extension,
  { history, discounts, transfer, restoreFee }: ExtensionPriceList,
): Extension {
  return { ...extension, history, discounts, restoreFee, transfer: { ...extension.transfer, history: transfer } }
}

function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
