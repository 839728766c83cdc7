import type { Locale } from '#domain/basics/locale.ts'
import type { BasisPoints, Cents } from './money.ts'
import { formatHundredths, noBreakSpace } from '#domain/basics/number-format.ts'

/** nl `€ 48,00`, de `48,00 €`, en `€48.00`. */
export function formatEuro(amount: Cents, locale: Locale): string {
  const number = formatHundredths(amount, locale)
  if (locale === 'de') return `${number}${noBreakSpace}€`
  if (locale === 'nl') return `€${noBreakSpace}${number}`
  return amount < 0 ? `-€${number.slice(1)}` : `€${number}`
}

/** nl and en `21%`, de `21 %`; decimals only where the rate has them: `25,5%`. */
export function formatRate(rate: BasisPoints, locale: Locale): string {
  const number = formatHundredths(rate, locale).replace(/[.,]?0{1,2}$/, '')
  return locale === 'de' ? `${number}${noBreakSpace}%` : `${number}%`
}
