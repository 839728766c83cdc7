import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '#web/api/account-calls.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Resending = 'idle' | 'busy' | 'sent' | 'failed' | 'tooMany'

/** Resends the verification e-mail, one request at a time; with digits for the page of a payment. */
export function useResending(paymentId?: string): { readonly state: Resending; readonly resend: () => void } {
  const [state, setState] = useState<Resending>('idle')
  async function resend(): Promise<void> {
    setState('busy')
    const answer = await (paymentId === undefined
      ? post('/auth/email/resend', {})
      : post(`/carts/payments/${paymentId}/email-code/new`, {}))
    setState(answer.ok ? 'sent' : answer.status === 429 ? 'tooMany' : 'failed')
  }
  return { state, resend: () => void (state === 'busy' || resend()) }
}

export function ResendingText({ state }: { readonly state: Resending }) {
  const t = useTranslations('account.verify')
  const problems = useTranslations('problems')
  return (
    <span role="status">
      {state === 'sent' && t('sent')}
      {state === 'failed' && t('failed')}
      {state === 'tooMany' && problems('rate_limited')}
    </span>
  )
}

interface NoteProps {
  readonly email: string
  /** The order requires the confirmation; otherwise it is optional for now. */
  readonly isNeeded?: boolean
}

export function VerifyNote({ email, isNeeded = false }: NoteProps) {
  const t = useTranslations('account.verify')
  const { state, resend } = useResending()
  return (
    <div className="note verify" role={isNeeded ? 'alert' : undefined}>
      <Icon name="mail" />
      <div>
        <p>
          {t(isNeeded ? 'needed' : 'text', { email })} <ArticleLink id="email-not-received" />
        </p>
        <p>
          {state !== 'sent' && (
            <button type="button" className="button button-text" aria-disabled={state === 'busy'} onClick={resend}>
              {t('resend')}
            </button>
          )}{' '}
          <ResendingText state={state} />
        </p>
      </div>
    </div>
  )
}
