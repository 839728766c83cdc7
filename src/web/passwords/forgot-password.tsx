import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteLocale } from '#core/locale/locale.ts'
import { emailFault, normalizeEmail } from '#core/customers/email.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { useFaultText } from '#web/account/fault-text.ts'
import { useOneField } from '#web/account/one-field.ts'
import { Outcome } from '#web/account/outcome.tsx'

export interface ForgotPasswordProps {
  readonly locale: SiteLocale
}

/** Requests a reset link. The response is the same for known and unknown addresses. */
export function ForgotPassword({ locale }: ForgotPasswordProps) {
  const t = useTranslations('passwords')
  const textOf = useFaultText()
  const element = useRef<HTMLFormElement>(null)
  const field = useOneField('email', emailFault, element)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [sentTo, setSentTo] = useState<string>()

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || !field.isRight()) return
    setBusy(true)
    const email = normalizeEmail(field.value)
    const answer = await post('/auth/password/forgot', { email, language: locale })
    setBusy(false)
    setRefusal(answer.ok ? undefined : answer)
    if (answer.ok) setSentTo(email)
  }

  if (sentTo !== undefined) {
    return (
      <Outcome title={t('sentTitle')}>
        <p>{t('sentText', { email: sentTo })}</p>
        <p>{t('sentHelp')}</p>
        <p>
          <button type="button" className="button button-text" onClick={() => setSentTo(undefined)}>
            {t('otherAddress')}
          </button>
        </p>
      </Outcome>
    )
  }
  return (
    <ShortForm ref={element} onSubmit={handleSubmit} isBusy={isBusy} refusal={refusal} submitLabel={t('sendLink')}>
      <EmailField
        {...field.bound}
        error={field.code === undefined ? undefined : textOf('email', field.code)}
        label={t('email')}
      />
    </ShortForm>
  )
}
