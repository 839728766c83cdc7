import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, locales } from '#core/locale/locale.ts'
import { localeHeader } from '#site/brand.ts'

/** The requested language; Dutch when it is missing or unknown. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return locales.find((locale) => locale === headers[localeHeader]) ?? 'nl'
}
