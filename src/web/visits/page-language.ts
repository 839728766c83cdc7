import type { SiteLocale } from '#domain/basics/locale.ts'

/** From the document: `pageLocale` would import React. */
export const pageLanguage: SiteLocale = document.documentElement.lang === 'de' ? 'de' : 'nl'
