import type { Locale } from '#core/locale/locale.ts'
import type { BasisPoints, Cents } from './money.ts'
import { formatHundredths, noBreakSpace } from '#core/locale/number-format.ts'

/** nl `€ 48,00`, de `48,00 €`, en `€48.00`. */
export function formatEuro(amount: Cents, locale: Locale): string {
  const number = formatHundredths(amount, locale)
  return euroPatterns[locale](number, amount < 0)
}

const euroPatterns: Readonly<Record<Locale, (number: string, isNegative: boolean) => string>> = {
  nl: (number) => `€${noBreakSpace}${number}`,
  de: (number) => `${number}${noBreakSpace}€`,
  en: (number, isNegative) => (isNegative ? `-€${number.slice(1)}` : `€${number}`),
}

const percentSigns: Readonly<Record<Locale, string>> = { nl: '%', de: `${noBreakSpace}%`, en: '%' }

/** nl and en `21%`, de `21 %`; decimals only where the rate has them: `25,5%`. */
export function formatRate(rate: BasisPoints, locale: Locale): string {
  const number = formatHundredths(rate, locale).replace(/[.,]?0{1,2}$/, '')
  return number + percentSigns[locale]
}
