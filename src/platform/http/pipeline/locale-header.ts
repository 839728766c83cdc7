import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, locales } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

export const localeHeader = `${brand.name.toLowerCase()}-locale`

/** The requested language; Dutch when it is missing or unknown. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return locales.find((locale) => locale === headers[localeHeader]) ?? 'nl'
}
