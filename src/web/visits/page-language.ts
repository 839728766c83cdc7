import type { SiteLocale } from '#core/locale/locale.ts'

/** From the document, which is rendered in one of these: `pageLocale` would import React. */
export const pageLanguage = document.documentElement.lang as SiteLocale
