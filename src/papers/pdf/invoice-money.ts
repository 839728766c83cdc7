import { formatEuro } from '#domain/money/euro-format.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { Cents } from '#domain/money/money.ts'

/** With a minus sign as wide as a figure, as print has it. */
export function printedEuro(amount: Cents, language: Locale): string {
  return formatEuro(amount, language).replace('-', '−')
}
