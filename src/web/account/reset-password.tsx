import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNewPassword } from '#web/account/new-password.ts'
import { NewPasswordField } from '#web/account/new-password-field.tsx'
import { Outcome } from '#web/account/outcome.tsx'
import { SendingNote } from '#web/account/sending-note.tsx'
import { post, type Refusal } from '#web/api/account-calls.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface Props {
  /** Nothing before the script is there. */
  readonly token: string | undefined
  readonly paths: { readonly forgotPassword: string; readonly orderAccount: string }
}

/** A new password by the link from a mail, which is good for one use. */
export function ResetPassword({ token, paths }: Props) {
  const t = useTranslations('passwords')
  const element = useRef<HTMLFormElement>(null)
  const chosen = useNewPassword({}, element)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [ended, setEnded] = useState<{ readonly token: string; readonly end: 'changed' | 'broken' }>()
  const end = ended?.token === token ? ended?.end : undefined

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || token === undefined || !chosen.isRight()) return
    setBusy(true)
    const answer = await post('/auth/password/set', { token, password: chosen.value })
    setBusy(false)
    if (answer.ok) return setEnded({ token, end: 'changed' })
    if (answer.code === 'token_invalid') return setEnded({ token, end: 'broken' })
    const fault = answer.errors.find(({ path }) => path === 'password')
    chosen.refuse(fault?.code)
    setRefusal(fault ? undefined : answer)
  }

  if (end === 'changed') {
    return (
      <Outcome title={t('changedTitle')}>
        <p>{t('setText')}</p>
        <p>
          <a className="btn btn-p" href={paths.orderAccount} data-login="">
            {t('logIn')}
          </a>
        </p>
      </Outcome>
    )
  }
  if (end === 'broken') {
    return (
      <Outcome title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
        <p>
          <a className="btn btn-p" href={paths.forgotPassword}>
            {t('askLink')}
          </a>
        </p>
      </Outcome>
    )
  }
  return (
    <form
      ref={element}
      className="shortform"
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {refusal && <SendingNote refusal={refusal} />}
      <NewPasswordField {...chosen.field} label={t('newPassword')} />
      <div className="act">
        <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>
      </div>
    </form>
  )
}
