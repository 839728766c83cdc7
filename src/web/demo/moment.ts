import type { SiteLocale } from '#core/locale/locale.ts'

/** Date of an e-mail: the time if it arrived today, otherwise the day; the long form has both. */
export function momentOf(iso: string, locale: SiteLocale, length: 'short' | 'long', now = new Date()): string {
  const date = new Date(iso)
  const time = { hour: '2-digit', minute: '2-digit' } as const
  if (length === 'long') {
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', ...time }).format(date)
  }
  const isToday = date.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(locale, isToday ? time : { day: 'numeric', month: 'short' }).format(date)
}
