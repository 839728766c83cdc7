/** Languages with a message catalogue. */
export const locales = ['nl', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Languages with pages: Dutch at the root, German under /de. */
export const siteLocales = ['nl', 'de'] as const
export type SiteLocale = (typeof siteLocales)[number]

/** Language of the pages at the root, which also serve readers of other languages. */
const [rootLocale] = siteLocales

/** German for `/de` and paths below it, but not for `/design`. */
export function localeOfPath(path: string): SiteLocale {
  return siteLocaleOf(path.split('/', 2)[1])
}

/** The page language for a reader, also if there are no pages in the reader's language. */
export function siteLocaleOf(language: string | undefined): SiteLocale {
  return siteLocales.find((locale) => locale === language) ?? rootLocale
}

/** Computes a value for every page language. */
export function inEachLanguage<T>(of: (locale: SiteLocale) => T): Readonly<Record<SiteLocale, T>> {
  return Object.fromEntries(siteLocales.map((locale) => [locale, of(locale)])) as Record<SiteLocale, T>
}

/** A text in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>
