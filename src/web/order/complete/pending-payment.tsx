import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Payment } from '#web/api/payments.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HelpLine } from './help-line.tsx'
import { OrderFacts } from './order-facts.tsx'
import { ResultBanner } from './result-banner.tsx'

interface Props {
  readonly stage: 'waiting' | 'transfer'
  readonly payment: Payment
  readonly takesFocus: boolean
}

const longWaitMs = 60_000

/** Pending payment: it arrives within seconds from a bank, within days by bank transfer. */
export function PendingPayment({ stage, payment, takesFocus }: Props) {
  const t = useTranslations('complete')
  const { checkoutUrl, orderNumber } = payment
  const isLong = useLongWait()
  return (
    <>
      <ResultBanner
        title={t(`${stage}.title`)}
        lead={t(`${stage}.lead`)}
        drawing="glas"
        height={260}
        label={t('waiting.picture')}
        takesFocus={takesFocus}
      >
        {checkoutUrl !== null && (
          <p className="actions">
            <a className="button button-secondary button-large" href={checkoutUrl} rel="noreferrer">
              {t(`${stage}.toBank`)} <Icon name="arrow" size="s" />
            </a>
          </p>
        )}
      </ResultBanner>
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
