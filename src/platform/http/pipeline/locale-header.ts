import type { IncomingHttpHeaders } from 'node:http'
import { type Locale, locales } from '#core/locale/locale.ts'
import { localeHeader } from '#site/brand.ts'

/** The requested language, in any case and with or without a region; Dutch when it is missing or unknown. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return namedLocaleIn(headers[localeHeader]?.toString()) ?? 'nl'
}

/** @returns undefined for a header that is missing or names no language of ours */
export function namedLocaleIn(header: string | undefined): Locale | undefined {
  const [, language] = /^([a-z]{2})(?:-[a-z]{2})?$/i.exec(header ?? '') ?? []
  return locales.find((locale) => locale === language?.toLowerCase())
}
