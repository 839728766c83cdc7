/** Languages with a message catalogue. */
export const locales = ['nl', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Languages that have pages: Dutch at the root, German under /de. */
export const siteLocales = ['nl', 'de'] as const
export type SiteLocale = (typeof siteLocales)[number]

/** German for `/de` and below `/de/`; not for `/design`. */
export function localeOfPath(path: string): SiteLocale {
  return path === '/de' || path.startsWith('/de/') ? 'de' : 'nl'
}

/** A text in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>
