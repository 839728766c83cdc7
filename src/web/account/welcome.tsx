import { useTranslations } from 'use-intl'
import { Outcome } from '#web/account/outcome.tsx'
import { useResending, ResendingText } from '#web/account/verify-note.tsx'
import { useCartPart } from '#web/cart/use-cart.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'

interface Props {
  readonly firstName: string
  readonly email: string
  readonly paths: { readonly orderDomains: string; readonly orderPayment: string }
}

/** The account is there: what to do with it, on the stem. */
export function Welcome({ firstName, email, paths }: Props) {
  const t = useTranslations('registration.made')
  const verify = useTranslations('account.verify')
  const hasCart = useCartPart(({ items }) => items.length > 0)
  const { state, resend } = useResending()
  return (
    <Outcome title={t('title', { name: firstName })}>
      <p className="lead">{t('lead', { email })}</p>
      <h3>{t('steps')}</h3>
      <ol className="todo">
        <li>
          <LeafNode />
          <div>
            <h4>{t('confirm')}</h4>
            <p>{t('confirmText')}</p>
            <p>
              {state !== 'sent' && (
                <button type="button" className="btn btn-t" aria-disabled={state === 'busy'} onClick={resend}>
                  {verify('resend')}
                </button>
              )}{' '}
              <ResendingText state={state} />
            </p>
          </div>
        </li>
        <li>
          <LeafNode />
          <div>
            <h4>{t(hasCart ? 'order' : 'choose')}</h4>
            <p>{t(hasCart ? 'orderText' : 'chooseText')}</p>
          </div>
        </li>
      </ol>
      <p>
        <a className="btn btn-p btn-l" href={hasCart ? paths.orderPayment : paths.orderDomains}>
          {t(hasCart ? 'order' : 'choose')} <Icon name="arrow" size="s" />
        </a>
      </p>
    </Outcome>
  )
}
