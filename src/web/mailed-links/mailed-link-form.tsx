import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ConfirmedDeclarationResponse } from '#features/declarations/schema/declaration.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { useOneField } from '#web/account/one-field.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { SendingNote } from '#web/account/sending-note.tsx'
import { type Answer, post, type Refusal } from '#web/api/account-calls.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const calls = {
  declaration: { open: '/declarations/confirm', ask: '/declarations/link' },
  invoice: { open: '/invoices/open', ask: '/invoices/link' },
} as const

export interface MailedLinkFormProps {
  readonly link: keyof typeof calls
  readonly locale: SiteLocale
}

/** Result of submitting a code; entering another code discards it. */
interface End {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly isBroken?: true
}

const isMissing = (typed: string) => (typed.trim() === '' ? 'required' : null)

/**
 * Uses the token of a mailed link only when the button is pressed, because mail programs open links automatically.
 * Without script, the visitor types the code and the browser submits the form.
 */
export function MailedLinkForm({ link, locale }: MailedLinkFormProps) {
  const t = useTranslations('mailedLinks')
  const linkTexts = useTranslations(`mailedLinks.${link}`)
  const token = useMailedToken()
  const form = useRef<HTMLFormElement>(null)
  const field = useOneField('token', isMissing, form)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [ended, setEnded] = useState<End>()
  const code = token ?? field.value.trim()
  const end = ended?.code === code ? ended : undefined
  const language = `?language=${locale}`

  async function send<Body>(asking: Promise<Answer<Body>>, endOf: (body: Body) => Omit<End, 'code'>): Promise<void> {
    setBusy(true)
    const answer = await asking
    setBusy(false)
    const isBroken = !answer.ok && answer.code === 'token_invalid'
    setRefusal(answer.ok || isBroken ? undefined : answer)
    if (answer.ok) setEnded({ code, ...endOf(answer.body) })
    if (isBroken) setEnded({ code, title: t('brokenTitle'), text: linkTexts('broken'), isBroken })
  }

  function open(event: SubmitEvent): void {
    event.preventDefault()
    if (isBusy || (token === null && !field.isRight())) return
    if (link === 'invoice') {
      const opened = { title: t('invoice.done'), text: t('invoice.doneText') }
      return void send(download(code), () => opened)
    }
    const confirming = post<ConfirmedDeclarationResponse>(calls.declaration.open, { token: code })
    void send(confirming, ({ kind, orderNumber, receipt }) => ({
      title: t(kind === 'withdrawal' ? 'declaration.doneWithdrawal' : 'declaration.doneCancellation'),
      text: t('declaration.done', { orderNumber, receipt }),
    }))
  }

  function ask(): void {
    if (isBusy) return
    void send(post(calls[link].ask, { token: code }), () => ({ title: t('sentTitle'), text: linkTexts('sent') }))
  }

  if (end) {
    return (
      <Outcome key={end.title} title={end.title}>
        <p>{end.text}</p>
        {refusal && <SendingNote refusal={refusal} />}
        {end.isBroken && (
          <p className="actions">
            <button
              type="button"
              className="button button-primary"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={ask}
            >
              {linkTexts('ask')}
            </button>
            {token === null && (
              <button type="button" className="button button-text" onClick={() => setEnded(undefined)}>
                {t('other')}
              </button>
            )}
          </p>
        )}
      </Outcome>
    )
  }
  return (
    <form
      ref={form}
      className="short-form"
      method="post"
      action={`/api${calls[link].open}${language}`}
      noValidate
      aria-busy={isBusy}
      onSubmit={open}
    >
      {refusal && <SendingNote refusal={refusal} />}
      {token ? (
        <p className="lead">{linkTexts('ready')}</p>
      ) : (
        <TextField
          {...field.bound}
          label={t('code')}
          help={t('codeHelp')}
          error={field.code && t('missing')}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <div className="actions">
        <SubmitButton isBusy={isBusy}>{linkTexts('submit')}</SubmitButton>
        {token === undefined && (
          <button className="button button-text unscripted" formAction={`/api${calls[link].ask}${language}`}>
            {linkTexts('ask')}
          </button>
        )}
      </div>
    </form>
  )
}

async function download(token: string): Promise<Answer<null>> {
  const failed: Refusal = { ok: false, status: 0, code: undefined, errors: [] }
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`/api${calls.invoice.open}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token }),
    })
    const { status } = response
    if (!response.ok) return { ...failed, status, code: status === 422 ? 'token_invalid' : undefined }
    const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    saveFile(await response.blob(), name)
    return { ok: true, body: null }
  } catch {
    return failed
  }
}
