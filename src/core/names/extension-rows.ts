import type { Extension, Restriction, TransferRule } from '#core/catalogue/extension.ts'
import { extensionPricesOf } from '#core/catalogue/extension-prices.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import { type PackedExtensions, unicodeOf } from './packed-extensions.ts'
import type { Script } from './script.ts'

/** Prices and term of a row in the extension list, shared by many extensions. */
export interface ExtensionTerms {
  /** Length of the term to which all prices except `threeYears` apply. */
  readonly years: number
  readonly firstTerm: Cents
  readonly renewal: Cents
  readonly transfer: Cents
  readonly threeYears: Cents
  readonly scripts: readonly Script[]
  readonly restrictions: readonly Restriction[]
  readonly move: Omit<TransferRule, 'history'>
  readonly note: string | null
}

/** Row of the extension list. */
export interface ExtensionRow {
  readonly tld: string
  readonly unicode: string
  readonly terms: ExtensionTerms
}

/** Rows of the extensions on sale that day. Prices are computed once per group of extensions that share them. */
export function extensionRows(packed: PackedExtensions, date: IsoDate, locale: Locale): readonly ExtensionRow[] {
  return packed.models.flatMap(({ model, names }) => {
    const terms = termsOf({ ...model, tld: '', unicode: '' }, date, locale)
    return terms === null ? [] : names.split(' ').map((tld) => ({ tld, unicode: unicodeOf(tld), terms }))
  })
}

function termsOf(extension: Extension, date: IsoDate, locale: Locale): ExtensionTerms | null {
  const prices = extensionPricesOf(extension, date)
  if (prices === null) return null
  const { frequency: _frequency, ...amounts } = prices
  const { minYears: years, scripts, restrictions, note } = extension
  const { history: _history, ...move } = extension.transfer
  return { years, ...amounts, scripts, restrictions, move, note: note && note[locale] }
}
