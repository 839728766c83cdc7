import { useContext } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '#web/api/account-calls.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { SessionContext, useSession } from '#web/session/use-session.ts'
import { useAnswer } from '#web/use-answer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { useMailedToken } from './mailed-token.ts'
import { Outcome } from './outcome.tsx'
import { ResendingText, useResending } from './verify-note.tsx'

export interface VerifyEmailProps {
  readonly paths: {
    readonly home: string
    readonly orderAccount: string
    readonly orderPayment: string
    readonly orderComplete: string
  }
}

type Answer = Verified | 'broken' | 'failed'

interface Verified {
  /** Payment of an order that waited for this confirmation. */
  readonly paymentId?: string
}

/** Verifies the token of a mailed link right away, without further input. */
export function VerifyEmail({ paths }: VerifyEmailProps) {
  const t = useTranslations('verification')
  const token = useMailedToken()
  const session = useContext(SessionContext)
  const { answer, askAgain } = useAnswer(token, async (link): Promise<Answer> => {
    const response = await post<Verified>('/auth/email/verify', { token: link })
    if (response.ok) void session?.refresh()
    if (response.ok) return response.body
    return response.status === 422 ? 'broken' : 'failed'
  })

  if (token === null) return <WithoutLink paths={paths} />
  if (typeof answer === 'object') return <Confirmed {...answer} paths={paths} />
  if (answer === 'broken') {
    return (
      <Outcome title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
        <NewLink paths={paths} />
      </Outcome>
    )
  }
  if (answer === 'failed') return <RetryNote text={t('failed')} onRetry={askAgain} />
  return (
    <p className="lead" role="status">
      {t('waiting')}
    </p>
  )
}

/** Continues with the order that waited for the confirmation, or with an unpaid one. */
function Confirmed({ paymentId, paths }: VerifyEmailProps & Verified) {
  const t = useTranslations('verification')
  const hasCart = useCartPart(({ items }) => items.length > 0)
  const isOrdered = paymentId !== undefined
  const next = isOrdered ? 'toOrder' : hasCart ? 'toPayment' : 'goOn'
  return (
    <Outcome title={t('doneTitle')}>
      <p>{t(isOrdered ? 'doneOrdered' : 'doneText')}</p>
      <p>
        <a
          className="button button-primary button-large"
          href={isOrdered ? `${paths.orderComplete}?payment=${paymentId}` : hasCart ? paths.orderPayment : paths.home}
        >
          {t(next)} <Icon name="arrow" size="s" />
        </a>
      </p>
    </Outcome>
  )
}

function WithoutLink({ paths }: VerifyEmailProps) {
  const t = useTranslations('verification')
  const { user } = useSession()
  if (user?.emailVerified) return <p className="lead">{t('verified', { email: user.email })}</p>
  return (
    <div className="outcome">
      <p className="lead">{t('noLink')}</p>
      <NewLink paths={paths} />
    </div>
  )
}

/**
 * Only logged-in customers can request a new link, because the response would reveal whether an address has an account.
 */
function NewLink({ paths }: VerifyEmailProps) {
  const t = useTranslations('verification')
  const { user } = useSession()
  const { state, resend } = useResending()
  if (user?.emailVerified) return <p>{t('verified', { email: user.email })}</p>
  if (!user) {
    return (
      <>
        <p>{t('logInFirst')}</p>
        <p>
          <a className="button button-primary" href={paths.orderAccount} data-login="">
            {t('logIn')}
          </a>
        </p>
      </>
    )
  }
  return (
    <p className="actions">
      {state !== 'sent' && (
        <button type="button" className="button button-primary" aria-disabled={state === 'busy'} onClick={resend}>
          {t('resend')}
        </button>
      )}
      <ResendingText state={state} />
    </p>
  )
}
