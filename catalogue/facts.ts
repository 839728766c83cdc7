import type { IsoDate } from '#core/time/iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { optionOf } from '#core/catalogue/product.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type VatPair, vatPairOf } from '#core/money/money.ts'
import { vatRateOfReaders } from '#core/tax/vat.ts'
import { catalogue } from './catalogue.ts'
import { type Column, columns, columnWords } from './columns.ts'
import { periodWords } from './periods.ts'
import { pricesOf } from './prices-of.ts'
import { promiseWords } from './promises.ts'

/** Valid names in `{{…}}`, for the message about an unknown one. */
export const factNames = 'a promise, price:SLUG, renewal:SLUG, transfer:SLUG, limit:SLUG.COLUMN or fee:EXTENSION'

/**
 * Wording of a fact in a sentence: `answerTime`, `price:extra-backup` (per year or shortest term), likewise `renewal:`
 * and `transfer:`, `limit:webhosting-stek.storageGb`, `fee:nl` (restoring a name).
 * @returns undefined for an unknown fact
 */
export function factOf(name: string, locale: Locale, date: IsoDate): string | undefined {
  const words: Readonly<Record<string, string>> = { ...promiseWords[locale], ...periodWords[locale] }
  if (Object.hasOwn(words, name)) return words[name]
  const [, kind = '', of = ''] = /^([a-z]+):(.+)$/.exec(name) ?? []
  switch (kind) {
    case 'price':
    case 'renewal':
    case 'transfer':
      return priceWords(kind, of, locale, date)
    case 'limit':
      return limitWords(of, locale)
    case 'fee':
      return feeWords(of, locale, date)
    default:
      return undefined
  }
}

function priceWords(
  kind: 'price' | 'renewal' | 'transfer',
  slug: string,
  locale: Locale,
  date: IsoDate,
): string | undefined {
  const product = productOf(catalogue, slug)
  if (!product) return undefined
  const type = kind === 'transfer' ? 'transfer' : 'purchase'
  const option = optionOf(product, type, 'yearly') ?? product.options.find((each) => each.type === type)
  if (!option) return undefined
  const vatRate = vatRateOfReaders(locale, date)
  const prices = pricesOf(slug, option.recurring?.frequency ?? null, date, { type, vatRate })
  const pair = kind === 'renewal' ? prices.renewal : prices.firstTerm
  return pair === null ? undefined : bothSides(pair, vatRate, locale)
}

function limitWords(of: string, locale: Locale): string | undefined {
  const [slug = '', column = ''] = of.split('.')
  const product = catalogue.products.get(slug)
  return product && Object.hasOwn(columns, column) ? columnWords(product.limits, column as Column, locale) : undefined
}

function feeWords(tld: string, locale: Locale, date: IsoDate): string | undefined {
  const fee = catalogue.extensions.get(tld)?.restoreFee ?? undefined
  const vatRate = vatRateOfReaders(locale, date)
  return fee === undefined ? undefined : bothSides(vatPairOf(fee, vatRate), vatRate, locale)
}

/** An amount without and with VAT, with the rate. */
function bothSides({ excl, incl }: VatPair, vatRate: BasisPoints, locale: Locale): string {
  if (excl === 0) return { nl: 'gratis', de: 'kostenlos', en: 'free' }[locale]
  const [net, gross, rate] = [formatEuro(excl, locale), formatEuro(incl, locale), formatRate(vatRate, locale)]
  return {
    nl: `${net} excl. btw (${gross} incl. ${rate} btw)`,
    de: `${net} zzgl. MwSt. (${gross} inkl. ${rate} MwSt.)`,
    en: `${net} excl. VAT (${gross} incl. ${rate} VAT)`,
  }[locale]
}
