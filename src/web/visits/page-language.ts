import type { SiteLocale } from '#domain/basics/locale.ts'

/** As the document says it, rendered in one of these: `pageLocale` would bring React's frame along. */
export const pageLanguage = document.documentElement.lang as SiteLocale
