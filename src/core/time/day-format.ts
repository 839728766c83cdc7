import type { IsoDate } from './iso-date.ts'
import type { Locale } from '#core/locale/locale.ts'
import { noBreakSpace } from '#core/locale/number-format.ts'

const months = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
} as const satisfies Record<Locale, string>

const ordinalMarks: Readonly<Record<Locale, string>> = { nl: '', de: '.', en: '' }
/** Separator of numeric dates; null for languages that spell the month out. */
const separators: Readonly<Record<Locale, string | null>> = { nl: '-', de: '.', en: null }

/** nl `15 november 2026`, de `15. November 2026`, en `15 November 2026`. */
export function formatDay(date: IsoDate, locale: Locale): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return spelledOut(Number(day), months[locale].split(' ')[Number(month) - 1] ?? '', year, locale)
}

/**
 * nl `15-11-2026`, de `15.11.2026`, en `15 Nov 2026`. English spells the month out, because numeric dates are
 * ambiguous.
 */
export function formatShortDay(date: IsoDate, locale: Locale): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const separator = separators[locale]
  if (separator !== null) return [day, month, year].join(separator)
  return spelledOut(Number(day), months[locale].split(' ')[Number(month) - 1]?.slice(0, 3) ?? '', year, locale)
}

function spelledOut(day: number, month: string, year: string, locale: Locale): string {
  return [`${day}${ordinalMarks[locale]}`, month, year].join(noBreakSpace)
}
