import { formatEuro } from '#domain/money/euro-format.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Cents } from '#domain/money/money.ts'

/** With a real minus sign (U+2212) instead of a hyphen. */
export function printedEuro(amount: Cents, language: Locale): string {
  return formatEuro(amount, language).replace('-', '−')
}
