import type { Locale } from './locale.ts'

/*
 * Browser, build, e-mails and PDFs must print the same characters. Intl is not used, because its locale data differs
 * between runtimes.
 */
export const noBreakSpace = '\u00a0'

const marks = {
  nl: { group: '.', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const satisfies Record<Locale, { group: string; decimal: string }>

/** Thousands separators, for example `1.921` in Dutch and German. */
export function formatCount(count: number, locale: Locale): string {
  const digits = String(count)
  const beforeFirstMark = digits.length % 3 || 3
  const groups = digits.slice(beforeFirstMark).match(/\d{3}/g) ?? []
  return [digits.slice(0, beforeFirstMark), ...groups].join(marks[locale].group)
}

/** Hundredths as a decimal number: 123450 is `1.234,50`. */
export function formatHundredths(hundredths: number, locale: Locale): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const whole = formatCount(Number(digits.slice(0, -2)), locale)
  return `${hundredths < 0 ? '-' : ''}${whole}${marks[locale].decimal}${digits.slice(-2)}`
}
