import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CartSummary } from '#web/cart/cart-summary.tsx'
import { MobileBar } from '#web/cart/mobile-bar.tsx'
import type { OrderPageId } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { Icon } from '#web/ui/icon.tsx'

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
