import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { emailFault, normalizeEmail } from '#core/customers/email.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { useOneField } from '#web/account/one-field.ts'
import { Outcome } from '#web/account/outcome.tsx'
import type { Refusal } from '#web/api/account-calls.ts'
import { askForLink, readStatement } from '#web/api/affiliates.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { type LinkablePage, LinkBuilder } from './link-builder.tsx'
import type { CommissionRow } from './commission-row.ts'
import { StatementTables } from './statement-tables.tsx'
import { useAnswer } from '#web/use-answer.ts'

export interface StatementProps {
  readonly ladder: readonly CommissionRow[]
  readonly pages: readonly LinkablePage[]
}

/** Earnings and marketing material of a partner. It requires the token of a mailed link. */
export function Statement(props: StatementProps) {
  const token = useStatementToken()
  if (token === undefined) return <Waiting />
  if (token === null) return <AskForLink isBroken={false} />
  return <OwnStatement key={token} token={token} {...props} />
}

function OwnStatement({ token, ladder, pages }: StatementProps & { readonly token: string }) {
  const t = useTranslations('partners.statement')
  const { answer, askAgain } = useAnswer(token, readStatement)
  if (answer === undefined) return <Waiting />
  if (answer.ok) {
    return (
      <>
        <StatementTables statement={answer.body} token={token} ladder={ladder} />
        <LinkBuilder number={answer.body.affiliateId} pages={pages} />
      </>
    )
  }
  if (answer.status === 404) return <AskForLink isBroken />
  return <RetryNote text={t('failed')} onRetry={askAgain} />
}

function Waiting() {
  const t = useTranslations('partners.statement')
  return (
    <div className="waiting">
      <p className="lead" role="status">
        {t('waiting')}
      </p>
      <i />
      <i />
    </div>
  )
}

const inFragment = /^#token=([\w-]+)$/

/**
 * Moves the token from the URL, where it could be read or copied, to the state of the history entry, so that reload and
 * back still work.
 */
function tokenHere(): string | null {
  const [, token] = inFragment.exec(location.hash) ?? []
  if (token === undefined) return keptToken()
  history.replaceState({ statementToken: token }, '', location.pathname + location.search)
  return token
}

function keptToken(): string | null {
  const state: unknown = history.state
  const isKept = typeof state === 'object' && state !== null && 'statementToken' in state
  return isKept && typeof state.statementToken === 'string' ? state.statementToken : null
}

/** Opening a second link in the same tab changes only the fragment. */
function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** @returns the token; null without one, undefined during hydration */
function useStatementToken(): string | null | undefined {
  return useSyncExternalStore(subscribe, tokenHere, () => undefined)
}

/** Requests a new link by e-mail when the current one is missing or invalid. */
function AskForLink({ isBroken }: { readonly isBroken: boolean }) {
  const t = useTranslations('partners.ask')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <Outcome key="sent" title={t('sentTitle')}>
        <p>{t('sentText', { email: sentTo })}</p>
        <p>
          <button type="button" className="button button-text" onClick={() => setSentTo(undefined)}>
            {t('other')}
          </button>
        </p>
      </Outcome>
    )
  }
  return (
    <Outcome key="ask" title={t(isBroken ? 'brokenTitle' : 'title')} isFirst={!isBroken}>
      <p>{t(isBroken ? 'brokenText' : 'text')}</p>
      <AddressForm onSent={setSentTo} />
    </Outcome>
  )
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useTranslations('partners.ask')
  const textOf = useFaultText()
  const form = useRef<HTMLFormElement>(null)
  const field = useOneField('email', emailFault, form)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !field.isRight()) return
    setBusy(true)
    const email = normalizeEmail(field.value)
    const answer = await askForLink(email)
    setBusy(false)
    setRefusal(answer.ok ? undefined : answer)
    if (answer.ok) onSent(email)
  }

  return (
    <ShortForm ref={form} onSubmit={handleSubmit} isBusy={isBusy} refusal={refusal} submitLabel={t('submit')}>
      <EmailField
        {...field.bound}
        error={field.code === undefined ? undefined : textOf('email', field.code)}
        label={t('email')}
      />
    </ShortForm>
  )
}
