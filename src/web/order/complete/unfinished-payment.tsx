import { useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { LoginLink } from '#web/order/complete/login-link.tsx'
import { HelpLine } from '#web/order/complete/help-line.tsx'
import type { Unfinished } from '#web/order/complete/payment-stage.ts'
import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { RetryOrder } from '#web/order/complete/retry-order.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly stage: Unfinished
  readonly payment: Payment
  readonly isLed: boolean
}

/** Nothing was paid: why, and how to try again right here. */
export function UnfinishedPayment({ stage, payment, isLed }: Props) {
  const t = useTranslations('complete')
  const own = payment.order?.own
  const reason = (
    <p className="note err">
      <Icon name="warn" />
      <span>
        <b>{t(`${stage}.reason`)}</b> {t(`${stage}.advice`)}
      </span>
    </p>
  )
  return (
    <>
      <ResultWall
        title={t(`${stage}.title`)}
        lead={t('unfinished.lead')}
        drawing="slap"
        height={290}
        picture={t('unfinished.picture')}
        isUnfinished
        isLed={isLed}
      />
      {own ? (
        <RetryOrder cartId={own.cartId} orderNumber={payment.orderNumber}>
          {reason}
        </RetryOrder>
      ) : (
        <div className="wrap asking order">
          <div>
            {reason}
            <h2>{t('unfinished.logInTitle')}</h2>
            <p>{t('unfinished.logInText')}</p>
            <p className="act">
              <LoginLink className="btn btn-p btn-l">{t('logIn')}</LoginLink>
            </p>
            <HelpLine text="unfinished.help" orderNumber={payment.orderNumber} />
          </div>
        </div>
      )}
    </>
  )
}
