import type { SiteLocale } from '#core/locale/locale.ts'

/** Language of the document. `pageLocale` is not used because it would import React. */
export const pageLanguage = document.documentElement.lang as SiteLocale
