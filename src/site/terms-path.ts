import type { Locale, SiteLocale } from '#domain/basics/locale.ts'
import { brand } from './brand.ts'

/** Named destinations in the PDF with the terms, where the text of a language begins. */
export const termsDestinations: Readonly<Record<SiteLocale, string>> = { nl: 'nl', de: 'de' }

/** The terms, opened where their text in this language begins; there is none in English, and Dutch comes first. */
export function termsPathIn(locale: Locale): string {
  return locale === 'de' ? `${brand.termsPath}#nameddest=${termsDestinations.de}` : brand.termsPath
}
