import { formatEuro } from '#domain/money/euro-format.ts'
import type { Locale } from '#domain/basics/locale.ts'
import { centsOfEuros, noCents } from '#domain/money/money.ts'

/** An amount from the wire, as people write it. */
export function eurosIn(amount: number, locale: Locale): string {
  return formatEuro(centsOfEuros(amount) ?? noCents, locale)
}
