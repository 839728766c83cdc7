import { localeOfPath, type SiteLocale } from '#core/locale/locale.ts'

/** Language of the current page, derived from its path. */
export function pageLocale(): SiteLocale {
  return localeOfPath(location.pathname)
}
