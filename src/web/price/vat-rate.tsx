import { formatRate } from '#domain/money/euro-format.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { visitorVatRate } from '#domain/tax/vat-rate.ts'

/** The `rate` of a text about VAT: a visitor's, in a place where the browser can put a customer's own. */
export function vatRateIn(locale: SiteLocale) {
  return { rate: () => <span data-vat-rate>{formatRate(visitorVatRate, locale)}</span> }
}
