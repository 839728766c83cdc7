/** Languages with a message catalogue. */
export const locales = ['nl', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Languages that have pages: Dutch at the root, German under /de. */
export const siteLocales = ['nl', 'de'] as const
export type SiteLocale = (typeof siteLocales)[number]

/** Pages at the root of the site, also for readers of other languages. */
const [rootLocale] = siteLocales

/** German for `/de` and below `/de/`; not for `/design`. */
export function localeOfPath(path: string): SiteLocale {
  return siteLocaleOf(path.split('/', 2)[1])
}

/** The language of the pages for a reader of a language, which may have none. */
export function siteLocaleOf(language: string | undefined): SiteLocale {
  return siteLocales.find((locale) => locale === language) ?? rootLocale
}

/** A value for every language that has pages. */
export function inEachLanguage<T>(of: (locale: SiteLocale) => T): Readonly<Record<SiteLocale, T>> {
  return Object.fromEntries(siteLocales.map((locale) => [locale, of(locale)])) as Record<SiteLocale, T>
}

/** A text in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>
