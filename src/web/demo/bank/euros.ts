import { formatEuro } from '#core/money/euro-format.ts'
import type { Locale } from '#core/locale/locale.ts'
import { centsOfEuros, noCents } from '#core/money/money.ts'

/** Formats an amount from the API. */
export function eurosIn(amount: number, locale: Locale): string {
  return formatEuro(centsOfEuros(amount) ?? noCents, locale)
}
