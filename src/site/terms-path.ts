import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import { termsFile } from './brand.ts'

/** Named destinations in the PDF of the terms, at the start of each language. */
export const termsDestinations: Readonly<Record<SiteLocale, string>> = { nl: 'nl', de: 'de' }

/** Dutch comes first and needs no destination. There is no English text. */
const fragments: Readonly<Record<Locale, string>> = { nl: '', de: `#nameddest=${termsDestinations.de}`, en: '' }

/** Path of the terms, opened at the text in this language. */
export function termsPathIn(locale: Locale): string {
  return termsFile + fragments[locale]
}
