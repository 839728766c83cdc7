import { formatEuro } from '#core/money/euro-format.ts'
import type { Locale } from '#core/locale/locale.ts'
import { centsOfEuros, noCents } from '#core/money/money.ts'

/** An amount from the wire, as people write it. */
export function eurosIn(amount: number, locale: Locale): string {
  return formatEuro(centsOfEuros(amount) ?? noCents, locale)
}
