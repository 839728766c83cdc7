import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, locales } from '#domain/basics/locale.ts'
import { brand } from '#site/brand.ts'

export const localeHeader = `${brand.name.toLowerCase()}-locale`

/** The language a caller asks for; anything but a language we have is Dutch. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return locales.find((locale) => locale === headers[localeHeader]) ?? 'nl'
}
