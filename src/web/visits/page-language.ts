import type { SiteLocale } from '#domain/basics/locale.ts'

/** As the document says it: `pageLocale` would bring React's frame along. */
export const pageLanguage: SiteLocale = document.documentElement.lang === 'de' ? 'de' : 'nl'
