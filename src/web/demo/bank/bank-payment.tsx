import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BankPaymentResponse } from '#features/demo/schema/demo-bank.ts'
import { type BankOutcome, type WebhookTiming, webhookTimings } from '#core/demo/demo-bank.ts'
import { legalName } from '#site/brand.ts'
import { decideBankPayment } from '#web/api/demo-bank.ts'
import { Icon } from '#web/ui/icon.tsx'
import { eurosIn } from './euros.ts'

interface BankPaymentProps {
  readonly payment: BankPaymentResponse
  readonly refresh: () => Promise<void>
}

/** Amount and recipient of a payment, with buttons for its outcome. */
export function BankPayment({ payment, refresh }: BankPaymentProps) {
  const t = useTranslations('demoBank')
  const [webhook, setWebhook] = useState<WebhookTiming>('atOnce')
  const [request, setRequest] = useState<{ readonly outcome: BankOutcome; readonly of: BankPaymentResponse }>()
  const [trouble, setTrouble] = useState<'too_late' | 'unanswered'>()
  const { status, outcomes, returnUrl, locale } = payment
  /* Any new response about the payment ends the busy state, including one after the back button. */
  const busyWith = request?.of === payment ? request.outcome : undefined
  const isUndecided = outcomes.length > 0 && status !== 'paid'
  const amount = eurosIn(payment.amount, locale)

  async function decide(outcome: BankOutcome): Promise<void> {
    setRequest({ outcome, of: payment })
    setTrouble(undefined)
    const answer = await decideBankPayment(payment.id, { outcome, webhook })
    if (answer.ok && isUndecided) return location.assign(returnUrl)
    if (!answer.ok) setTrouble(answer.status === 409 ? 'too_late' : 'unanswered')
    await refresh()
  }

  return (
    <>
      <h1>{status === 'open' ? t('pay', { amount }) : t(`states.${status}`)}</h1>
      <dl className="bank-facts">
        <Fact term={t('payee')} value={legalName} />
        {status !== 'open' && <Fact term={t('amount')} value={amount} />}
        <Fact term={t('order')} value={payment.orderNumber ?? payment.description} />
        <Fact term={t('method')} value={payment.method} />
        {payment.refunded > 0 && <Fact term={t('refunded')} value={eurosIn(payment.refunded, locale)} />}
        {payment.chargedBack > 0 && <Fact term={t('chargedBack')} value={eurosIn(payment.chargedBack, locale)} />}
        <Fact term={t('reference')} value={payment.id} />
      </dl>
      <p className="note info">
        <Icon name="info" />
        <span>{t(isUndecided ? 'demo' : status === 'paid' && outcomes.length > 0 ? 'demoPaid' : 'demoOver')}</span>
      </p>
      {trouble && (
        <p className="note error" role="alert">
          <Icon name="warn" />
          <span>{t(trouble === 'too_late' ? 'tooLate' : 'unreachable.title')}</span>
        </p>
      )}
      <div className="bank-outcomes" role="group" aria-label={t('choose')}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={outcome === 'paid' ? 'button button-primary button-large' : 'button button-secondary'}
            disabled={busyWith !== undefined}
            aria-busy={busyWith === outcome || undefined}
            onClick={() => void decide(outcome)}
          >
            {outcome === 'paid' ? t('outcomes.paid', { amount }) : t(`outcomes.${outcome}`)}
          </button>
        ))}
      </div>
      {outcomes.length > 0 && <WebhookSwitch chosen={webhook} choose={setWebhook} />}
      <p className="bank-back">
        <a className={isUndecided ? 'button button-text' : 'button button-solid'} href={returnUrl}>
          {t(isUndecided ? 'later' : 'back')}
        </a>
      </p>
    </>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface WebhookSwitchProps {
  readonly chosen: WebhookTiming
  readonly choose: (manner: WebhookTiming) => void
}

/** When the webhook is sent, to demonstrate a late, repeated or missing one. */
function WebhookSwitch({ chosen, choose }: WebhookSwitchProps) {
  const t = useTranslations('demoBank.webhook')
  return (
    <details className="bank-webhook">
      <summary>{t('title')}</summary>
      <fieldset>
        <legend>{t('text')}</legend>
        {webhookTimings.map((manner) => (
          <label key={manner}>
            <input
              className="radio"
              type="radio"
              name="webhook"
              checked={manner === chosen}
              onChange={() => choose(manner)}
            />
            {t(`manners.${manner}`)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
