import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { HelpLine } from '#web/order/complete/help-line.tsx'
import { OrderFacts } from '#web/order/complete/order-facts.tsx'
import { ResultWall } from '#web/order/complete/result-wall.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly stage: 'waiting' | 'transfer'
  readonly payment: Payment
  readonly isLed: boolean
}

const longWaitMs = 60_000

/** The money is on its way: within seconds from a bank, within days by transfer. */
export function WaitingPayment({ stage, payment, isLed }: Props) {
  const t = useTranslations('complete')
  const { checkoutUrl, orderNumber } = payment
  const isLong = useLongWait()
  return (
    <>
      <ResultWall
        title={t(`${stage}.title`)}
        lead={t(`${stage}.lead`)}
        drawing="glas"
        height={260}
        label={t('waiting.picture')}
        isLed={isLed}
      >
        {checkoutUrl !== null && (
          <p className="act">
            <a className="btn btn-s btn-l" href={checkoutUrl} rel="noreferrer">
              {t(`${stage}.toBank`)} <Icon name="arrow" size="s" />
            </a>
          </p>
        )}
      </ResultWall>
      <div className="wrap asking">
        <OrderFacts payment={payment} />
        <p className="muted">{t(`${stage}.close`)}</p>
        {(isLong || stage === 'transfer') && <HelpLine text="waiting.long" orderNumber={orderNumber} />}
      </div>
    </>
  )
}

function useLongWait(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
