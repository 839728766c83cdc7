import { useTranslations } from 'use-intl'
import { EmptySummary } from '#web/cart/empty-summary.tsx'
import { LoadingSummary } from '#web/cart/loading-summary.tsx'
import { WaitingAccount } from '#web/order/account/waiting-account.tsx'
import { AskingPage } from '#web/order/complete/asking-page.tsx'
import type { OrderPageId } from '#web/order/order-context.ts'

interface Props {
  readonly id: OrderPageId
  readonly heading: string
}

/** An order page before its cart is known, in the shape it will have. Its heading is not one yet: the page has one. */
export function WaitingOrder({ id, heading }: Props) {
  return (
    <div className="wrap order">
      <div>
        <p className="h1">{heading}</p>
        {id === 'orderDomains' && <div className="search" />}
        <div className="bars late" aria-hidden="true">
          <span className="sk wide" />
          <span className="sk wide" />
          <span className="sk wide" />
        </div>
      </div>
      <LoadingSummary />
    </div>
  )
}

/** The step that shows with or without a cart, before the rest of it is there; without script it stays like this. */
export function WaitingAccountPage({ heading }: { readonly heading: string }) {
  const t = useTranslations('order')
  return (
    <div className="wrap order">
      <div>
        <WaitingAccount heading={heading}>
          <p className="note unscripted">{t('noScript')}</p>
        </WaitingAccount>
      </div>
      <div className="if-kept">
        <LoadingSummary />
      </div>
      <div className="if-empty">
        <EmptySummary />
      </div>
    </div>
  )
}

/** A payment before the page that follows it is there; without script it stays like this. */
export function WaitingCompletePage() {
  const t = useTranslations('order')
  return (
    <AskingPage>
      <p className="note unscripted">{t('noScript')}</p>
    </AskingPage>
  )
}
