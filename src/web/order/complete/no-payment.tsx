import { useTranslations } from 'use-intl'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { useSession } from '#web/session/use-session.ts'
import { TrustRow } from '#web/ui/trust-row.tsx'
import { LoginLink } from './login-link.tsx'
import { ResultBanner } from './result-banner.tsx'

interface Props {
  /** `none`: the URL names no payment. `missing`: the payment does not exist or the visitor has no access to it. */
  readonly why: 'none' | 'missing'
  readonly takesFocus?: boolean
}

/** Shown when there is no payment to display: possible reasons, and links to continue. */
export function NoPayment({ why, takesFocus = false }: Props) {
  const t = useTranslations('complete')
  const order = useTranslations('order')
  const { paths, trust } = useOrder()
  const { user } = useSession()
  const hasCart = useCartPart(({ items }) => items.length > 0)
  return (
    <>
      <ResultBanner
        title={t(`${why}.title`)}
        lead={why === 'missing' && user ? t('missing.leadKnown', { email: user.email }) : t(`${why}.lead`)}
        drawing="leeg"
        height={190}
        label={order('empty.picture')}
        takesFocus={takesFocus}
      >
        <p className="actions">
          <OrderLink to={hasCart ? 'orderPayment' : 'orderDomains'} className="button button-primary button-large">
            {hasCart ? t('toPayment') : order('search.button')}
          </OrderLink>
          {!user && <LoginLink>{t('logIn')}</LoginLink>}
          <a className="button button-text" href={paths.helpdesk}>
            {t('help')}
          </a>
        </p>
      </ResultBanner>
      <TrustRow points={trust} />
    </>
  )
}
