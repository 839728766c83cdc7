import { use, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { portalName } from '#site/brand.ts'
import { track } from '#web/analytics/track.ts'
import type { Payment } from '#web/api/payments.ts'
import { useAnnouncer } from '#web/cart/announcer.tsx'
import { useCartStore } from '#web/cart/use-cart.ts'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { SessionContext } from '#web/session/use-session.ts'
import { tellTabs } from '#web/tabs.ts'
import { Icon } from '#web/ui/icon.tsx'
import { EmailCode } from './email-code.tsx'
import { LoginLink } from './login-link.tsx'
import { OrderFacts, PromisedRenewals } from './order-facts.tsx'
import { waitsForEmail } from './payment-stage.ts'
import { ResultBanner } from './result-banner.tsx'
import { DeliverySteps } from './delivery-steps.tsx'

interface Props {
  readonly payment: Payment
  readonly takesFocus: boolean
}

/** Confirmation of a paid order: the facts, and the next steps. */
export function PaidOrder({ payment, takesFocus }: Props) {
  const t = useTranslations('complete')
  const { paths } = useOrder()
  const locale = useSiteLocale()
  useEffect(() => track('paid', payment), [payment])
  const own = payment.order?.own
  usePurchase(own?.cartId)
  const isFree = payment.method === null
  const session = use(SessionContext)
  const announce = useAnnouncer()
  // The payment is read again in a moment.
  const [isConfirmed, setConfirmed] = useState(false)
  const isHeld = waitsForEmail(payment) && !isConfirmed
  const words = isFree ? 'ordered' : 'paid'

  function handleConfirmed(): void {
    setConfirmed(true)
    announce(t('confirmEmail.done'))
    void session?.refresh()
  }

  const about = own && { name: own.firstName, email: own.email }
  return (
    <>
      <ResultBanner
        title={t(isHeld ? 'confirmEmail.title' : `${words}.title`)}
        lead={
          about
            ? t(isHeld ? 'confirmEmail.text' : `${words}.thanks`, about)
            : t(isHeld ? 'confirmEmail.all' : 'paid.thanksAll')
        }
        drawing={isHeld ? 'struik' : 'bloei'}
        height={isHeld ? 260 : 420}
        label={t(isHeld ? 'confirmEmail.picture' : 'paid.picture')}
        takesFocus={takesFocus || isConfirmed}
      >
        {isHeld && <EmailCode paymentId={payment.id} onConfirmed={handleConfirmed} />}
        <p className="actions">
          {!isHeld && (
            <a className="button button-primary button-large" href={paths.portal}>
              {t('paid.portal', { portal: portalName[locale] })} <Icon name="ext" size="s" />
            </a>
          )}
          {!own && <LoginLink>{t(isFree ? 'logIn' : 'paid.logIn')}</LoginLink>}
          {own?.invoiceNumber && (
            <a className="button button-text" href={`/api/orders/${payment.orderNumber}/invoice.pdf`}>
              {t('paid.invoice')}
            </a>
          )}
        </p>
      </ResultBanner>
      <div className="wrap">
        <OrderFacts payment={payment} />
        {payment.order && <DeliverySteps order={payment.order} isFree={isFree} />}
        {own && <PromisedRenewals order={own} />}
      </div>
    </>
  )
}

/** The server closes a purchased cart, so it is dropped in this and other tabs without another request. */
function usePurchase(boughtCartId: string | undefined): void {
  const cart = useCartStore()
  useEffect(() => {
    if (boughtCartId !== undefined) cart.close(boughtCartId)
    void cart.refresh().then(() => tellTabs('cart'))
  }, [boughtCartId, cart])
}
