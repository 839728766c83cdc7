import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { track } from '#web/analytics/track.ts'
import type { Payment } from '#web/api/payments.ts'
import { useCartStore } from '#web/cart/use-cart.ts'
import { DeliverySteps } from '#web/order/complete/delivery-steps.tsx'
import { LoginLink } from '#web/order/complete/login-link.tsx'
import { OrderFacts } from '#web/order/complete/order-facts.tsx'
import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { useOrder, useSiteLocale } from '#web/order/order-context.ts'
import { tellTabs } from '#web/tabs.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly payment: Payment
  readonly isLed: boolean
}

/** Thanks, the facts, and what happens next. */
export function PaidOrder({ payment, isLed }: Props) {
  const t = useTranslations('complete')
  const { paths } = useOrder()
  const locale = useSiteLocale()
  usePurchase()
  useEffect(() => track('paid', payment), [payment])
  const own = payment.order?.own
  const isFree = payment.method === null
  const words = isFree ? 'ordered' : 'paid'
  return (
    <>
      <ResultWall
        title={t(`${words}.title`)}
        lead={own ? t(`${words}.thanks`, { name: own.firstName, email: own.email }) : t('paid.thanksAll')}
        drawing="bloei"
        height={420}
        label={t('paid.picture')}
        isLed={isLed}
      >
        <p className="act">
          <a className="btn btn-p btn-l" href={paths.portal}>
            {t('paid.portal', { portal: brand.portalName[locale] })} <Icon name="ext" size="s" />
          </a>
          {!own && <LoginLink>{t('paid.logIn')}</LoginLink>}
          {own?.invoiceNumber && (
            <a className="btn btn-t" href={`/api/orders/${payment.orderNumber}/invoice.pdf`}>
              {t('paid.invoice')}
            </a>
          )}
        </p>
      </ResultWall>
      <div className="wrap">
        <OrderFacts payment={payment} />
        {payment.order && <DeliverySteps order={payment.order} isFree={isFree} />}
      </div>
    </>
  )
}

/** The moment the page knows of a purchase: what was bought leaves the cart, here and in other tabs. */
function usePurchase(): void {
  const cart = useCartStore()
  useEffect(() => {
    void cart.refresh().then(() => tellTabs('cart'))
  }, [cart])
}
