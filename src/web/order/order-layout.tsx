import type { ReactNode } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import { CartSummary } from '#web/cart/cart-summary.tsx'
import { useCart } from '#web/cart/use-cart.ts'
import { useSession } from '#web/session/use-session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type OrderPageId, useOrder } from './order-context.ts'
import { OrderLink } from './order-link.tsx'

/** Where each step leads, and what to know before going there. */
const nexts = {
  orderDomains: { to: 'orderHosting', label: 'toHosting', note: 'hostingOptional' },
  orderHosting: { to: 'orderAccount', label: 'toAccount', note: 'payLast' },
} as const
/** Whoever is logged in need not say who they are. */
const knownNext = { to: 'orderPayment', label: 'toPayment', note: 'payLast' } as const

/** The step on the left, the cart on the right; on a phone the cart comes last, with its total always in sight. */
export function OrderLayout({ id, children }: { readonly id: OrderPageId; readonly children: ReactNode }) {
  const t = useTranslations('order')
  const { accepts } = useOrder()
  const { status } = useSession()
  const isSkipping = id === 'orderHosting' && status === 'authenticated'
  const next = isSkipping ? knownNext : id === 'orderDomains' || id === 'orderHosting' ? nexts[id] : undefined
  return (
    <>
      <div className="wrap order">
        <div>{children}</div>
        <CartSummary>
          {next && (
            <>
              <OrderLink to={next.to} className="btn btn-p btn-w">
                {t(next.label)} <Icon name="arrow" size="s" />
              </OrderLink>
              <p className="sec2">
                <Icon name="info" size="s" /> {t(next.note)}
                {id === 'orderHosting' && ` ${accepts}`}
              </p>
            </>
          )}
        </CartSummary>
      </div>
      {next && (
        <MobileBar>
          <OrderLink to={next.to} className="btn btn-p" label={t(next.label)}>
            {t('next')} <Icon name="arrow" size="s" />
          </OrderLink>
        </MobileBar>
      )}
    </>
  )
}

/** On a phone the total and the next step stay in sight. */
function MobileBar({ children }: { readonly children: ReactNode }) {
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
