import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import { useCart } from '#web/cart/use-cart.ts'

/** On a phone the total and the next step stay in sight. */
export function MobileBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('order')
  const locale = useLocale()
  const { items, totals } = useCart()
  if (items.length === 0) return null
  return (
    <div className="mbar">
      <div>
        <small>{t('barCount', { count: items.length })}</small>
        <b>{formatEuro(totals.total, locale)}</b>
      </div>
      {children}
    </div>
  )
}
