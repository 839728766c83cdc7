/** Languages a catalogue of messages exists for. */
export const locales = ['nl', 'de', 'en'] as const
export type Locale = (typeof locales)[number]

/** Languages that have pages: Dutch at the root, German under /de. */
export const siteLocales = ['nl', 'de'] as const
export type SiteLocale = (typeof siteLocales)[number]

/** German exactly when the path is `/de` or lies under `/de/`; `/design` is not. */
export function localeOfPath(path: string): SiteLocale {
  return path === '/de' || path.startsWith('/de/') ? 'de' : 'nl'
}

/** A text in every language a customer can be written to. */
export type LocalizedText = Readonly<Record<Locale, string>>
