import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EndSessions } from '#web/account/end-sessions.tsx'
import { useNewPassword } from '#web/account/new-password.ts'
import { NewPasswordField } from '#web/account/new-password-field.tsx'
import { useOneField } from '#web/account/one-field.ts'
import { SendingNote } from '#web/account/sending-note.tsx'
import { post, type Refusal } from '#web/api/account-calls.ts'
import type { SessionUser } from '#contract/customers/session.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const isMissing = (text: string) => (text === '' ? 'required' : null)

/** Another password for who is logged in; all other sessions end with the old one. */
export function ChangePassword({ user }: { readonly user: SessionUser }) {
  const t = useTranslations('passwords')
  const session = useSessionStore()
  const element = useRef<HTMLFormElement>(null)
  const current = useOneField('currentPassword', isMissing, element)
  const chosen = useNewPassword({ email: user.email, names: [user.name] }, element)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isChanged, setChanged] = useState(false)

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    // Both are judged; the first that is wrong is where the focus ends up.
    const isNewRight = chosen.isRight()
    if (isBusy || !current.isRight() || !isNewRight) return
    setBusy(true)
    setChanged(false)
    const answer = await post('/auth/password/change', { currentPassword: current.value, password: chosen.value })
    setBusy(false)
    setRefusal(undefined)
    if (answer.ok) {
      current.empty()
      chosen.empty()
      return setChanged(true)
    }
    if (answer.status === 401) return void session.refresh()
    const codeOf = (name: string) => answer.errors.find(({ path }) => path === name)?.code
    current.refuse(codeOf('currentPassword'))
    chosen.refuse(codeOf('password'))
    if (answer.errors.length === 0) setRefusal(answer)
  }

  return (
    <>
      <form
        ref={element}
        className="shortform"
        method="post"
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {refusal && <SendingNote refusal={refusal} />}
        {isChanged && (
          <FormNote kind="info" title={t('changedTitle')}>
            {t('changedText')}
          </FormNote>
        )}
        <input hidden name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          {...current.bound}
          error={current.code && t(current.code === 'required' ? 'currentMissing' : 'currentWrong')}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField {...chosen.field} label={t('newPassword')} />
        <div className="act">
          <SubmitButton isBusy={isBusy}>{t('save')}</SubmitButton>
        </div>
      </form>
      <EndSessions />
    </>
  )
}
