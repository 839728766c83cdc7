import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import { termsFile } from './brand.ts'

/** Named destinations in the PDF with the terms, where the text of a language begins. */
export const termsDestinations: Readonly<Record<SiteLocale, string>> = { nl: 'nl', de: 'de' }

/** Dutch comes first, so its link needs no destination; there is no English text. */
const fragments: Readonly<Record<Locale, string>> = { nl: '', de: `#nameddest=${termsDestinations.de}`, en: '' }

/** The terms, opened where their text in this language begins. */
export function termsPathIn(locale: Locale): string {
  return termsFile + fragments[locale]
}
