import { useLocale, useTranslations } from 'use-intl'
import type { CartItem } from '#core/cart/cart.ts'
import { renewalsOf } from '#core/catalogue/plan-prices.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type BasisPoints, vatPairOf } from '#core/money/money.ts'

/** Renewal amounts per term, as text; empty if nothing renews. */
export function useRenewals(
  items: readonly Pick<CartItem, 'renewal' | 'priceFrequency'>[],
  vatRate: BasisPoints,
): string {
  const t = useTranslations('cart.renewals')
  const locale = useLocale()
  return renewalsOf(items)
    .map(({ frequency, amount }) => {
      const { excl, incl } = vatPairOf(amount, vatRate)
      const prices = { excl: formatEuro(excl, locale), incl: formatEuro(incl, locale) }
      if (frequency === 'monthly' || frequency === 'yearly') return t(frequency, prices)
      return t('years', { ...prices, years: String(Number.parseInt(frequency, 10)) })
    })
    .join(t('and'))
}
