import { localeOfPath, type SiteLocale } from '#core/locale/locale.ts'

/** The language of the page the browser shows: the path alone decides. */
export function pageLocale(): SiteLocale {
  return localeOfPath(location.pathname)
}
