import type { Locale } from '#core/locale/locale.ts'

const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' }

/** Date and time in the shop's time zone, which is named. */
export function momentOf(iso: string, language: Locale): string {
  const format = new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Amsterdam',
    timeZoneName: 'short',
  })
  return format.format(new Date(iso))
}
