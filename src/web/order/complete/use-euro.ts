import { useLocale } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import { cents } from '#domain/money/money.ts'

/** Writes an amount as it comes from the shop. */
export function useEuro(): (euros: number) => string {
  const locale = useLocale()
  return (euros) => formatEuro(cents(Math.round(euros * 100)), locale)
}
