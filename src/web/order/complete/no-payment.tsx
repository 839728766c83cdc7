import { useTranslations } from 'use-intl'
import { useCartPart } from '#web/cart/use-cart.ts'
import { LoginLink } from '#web/order/complete/login-link.tsx'
import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { TrustRow } from '#web/ui/trust-row.tsx'

interface Props {
  /** `none`: nothing was asked for. `missing`: it is not here, or not for whoever asks. */
  readonly why: 'none' | 'missing'
  readonly isLed?: boolean
}

/** No payment to show: what may be the matter, and the ways on. */
export function NoPayment({ why, isLed = false }: Props) {
  const t = useTranslations('complete')
  const order = useTranslations('order')
  const { paths, trust } = useOrder()
  const { user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)
  return (
    <>
      <ResultWall
        title={t(`${why}.title`)}
        lead={why === 'missing' && user ? t('missing.leadKnown', { email: user.email }) : t(`${why}.lead`)}
        drawing="leeg"
        height={190}
        label={order('empty.picture')}
        isLed={isLed}
      >
        <p className="act">
          <OrderLink to={hasCart ? 'orderPayment' : 'orderDomains'} className="btn btn-p btn-l">
            {hasCart ? t('toPayment') : order('search.button')}
          </OrderLink>
          {!user && <LoginLink>{t('logIn')}</LoginLink>}
          <a className="btn btn-t" href={paths.helpdesk}>
            {t('help')}
          </a>
        </p>
      </ResultWall>
      <TrustRow points={trust} />
    </>
  )
}
