import type { Locale } from '#domain/basics/locale.ts'

/** A day as people write it, in the shop's time: `15 november 2027`. */
export function dayText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date(iso))
}
