import type { Locale } from './locale.ts'

/*
 * Browser, build, mail and PDF must print the same characters. The locale data of runtimes differs, so Intl is not
 * used here.
 */
export const noBreakSpace = '\u00a0'

const marks = {
  nl: { group: '.', decimal: ',' },
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const satisfies Record<Locale, { group: string; decimal: string }>

/** 1921 in Dutch and German: `1.921`. */
export function formatCount(count: number, locale: Locale): string {
  const digits = String(count)
  const beforeFirstMark = digits.length % 3 || 3
  const groups = digits.slice(beforeFirstMark).match(/\d{3}/g) ?? []
  return [digits.slice(0, beforeFirstMark), ...groups].join(marks[locale].group)
}

/** Hundredths to a decimal number: 123450 → `1.234,50`. */
export function formatHundredths(hundredths: number, locale: Locale): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  const whole = formatCount(Number(digits.slice(0, -2)), locale)
  return `${hundredths < 0 ? '-' : ''}${whole}${marks[locale].decimal}${digits.slice(-2)}`
}
