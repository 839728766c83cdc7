import { formatEuro } from '#core/money/euro-format.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'

/** With a real minus sign (U+2212) instead of a hyphen. */
export function printedEuro(amount: Cents, language: Locale): string {
  return formatEuro(amount, language).replace('-', '−')
}
