import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { emailFault, normalizeEmail } from '#domain/customers/email.ts'
import { useFaultText } from '#web/account/fault-text.ts'
import { useOneField } from '#web/account/one-field.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { SendingNote } from '#web/account/sending-note.tsx'
import type { Refusal } from '#web/api/account-calls.ts'
import { askForLink } from '#web/api/affiliates.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'

/** Without a link, or with one that no longer works: a new one comes by mail. */
export function AskForLink({ isBroken }: { readonly isBroken: boolean }) {
  const t = useTranslations('partners.ask')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <Outcome key="sent" title={t('sentTitle')}>
        <p>{t('sentText', { email: sentTo })}</p>
        <p>
          <button type="button" className="btn btn-t" onClick={() => setSentTo(undefined)}>
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
    <form
      ref={form}
      className="shortform"
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {refusal && <SendingNote refusal={refusal} />}
      <EmailField
        {...field.bound}
        error={field.code === undefined ? undefined : textOf('email', field.code)}
        label={t('email')}
      />
      <div className="act">
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </div>
    </form>
  )
}
