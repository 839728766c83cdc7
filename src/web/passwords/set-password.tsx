import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionUser } from '#features/sessions/schema/session.ts'
import { loginAnchor } from '#site/pages.ts'
import { post, type Refusal } from '#web/api/account-calls.ts'
import { keptStep } from '#web/order/kept-choices.ts'
import { useSession, useSessionStore } from '#web/session/use-session.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { useNewPassword, NewPasswordField } from './new-password-field.tsx'
import { useOneField } from '#web/account/one-field.ts'
import { Outcome } from '#web/account/outcome.tsx'

export interface SetPasswordProps {
  readonly paths: { readonly forgotPassword: string; readonly orderAccount: string; readonly devices: string }
}

/** With a mailed link: sets a new password. Without one: changes the password, or asks visitors to request a link. */
export function SetPassword({ paths }: SetPasswordProps) {
  const t = useTranslations('passwords')
  const token = useMailedToken()
  const { status, unreachable, user } = useSession()
  if (token !== null) return <ResetPassword token={token} paths={paths} />
  if (user) return <ChangePassword user={user} devices={paths.devices} />
  if (unreachable) return <FormNote>{t('unreachable')}</FormNote>
  if (status === 'loading') return <p className="muted appears-late">{t('waiting')}</p>
  return (
    <div className="outcome">
      <p className="lead">{t('noLinkText')}</p>
      <p className="actions">
        <a className="button button-primary" href={paths.forgotPassword}>
          {t('askLink')}
        </a>
        <a className="button button-text" href={paths.orderAccount} data-login="">
          {t('logIn')}
        </a>
      </p>
    </div>
  )
}

const isMissing = (text: string) => (text === '' ? 'required' : null)

/** Changes the password of the logged-in customer; all other sessions end. */
function ChangePassword({ user, devices }: { readonly user: SessionUser; readonly devices: string }) {
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
    // Both fields are validated; the focus goes to the first invalid one.
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
      <ShortForm ref={element} onSubmit={handleSubmit} isBusy={isBusy} refusal={refusal} submitLabel={t('save')}>
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
      </ShortForm>
      <EndSessions devices={devices} />
    </>
  )
}

type Ending = 'idle' | 'busy' | 'ended' | 'failed'

function EndSessions({ devices }: { readonly devices: string }) {
  const t = useTranslations('passwords')
  const session = useSessionStore()
  const [state, setState] = useState<Ending>('idle')

  async function endOthers(): Promise<void> {
    setState('busy')
    const answer = await post('/auth/sessions/end-others', {})
    if (!answer.ok && answer.status === 401) return void session.refresh()
    setState(answer.ok ? 'ended' : 'failed')
  }
  return (
    <section className="form-section">
      <h2>{t('endHeading')}</h2>
      <p>{t('endText')}</p>
      <div className="actions">
        <button
          type="button"
          className="button button-secondary"
          aria-busy={state === 'busy'}
          aria-disabled={state === 'busy'}
          onClick={() => void (state === 'busy' || endOthers())}
        >
          {t('endOthers')}
        </button>
        <a className="button button-text" href={devices}>
          {t('devices')}
        </a>
        <span role="status">
          {state === 'ended' && t('ended')}
          {state === 'failed' && t('failed')}
        </span>
      </div>
    </section>
  )
}

interface ResetProps {
  /** Undefined before hydration. */
  readonly token: string | undefined
  readonly paths: { readonly forgotPassword: string; readonly orderAccount: string }
}

/** Sets a new password with the single-use link of an e-mail. */
function ResetPassword({ token, paths }: ResetProps) {
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
          {/* A customer who was ordering logs in on the account step and continues there. */}
          <a
            className="button button-primary"
            href={`${paths.orderAccount}#${loginAnchor}`}
            data-login={keptStep() === undefined ? '' : undefined}
          >
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
          <a className="button button-primary" href={paths.forgotPassword}>
            {t('askLink')}
          </a>
        </p>
      </Outcome>
    )
  }
  return (
    <ShortForm ref={element} onSubmit={handleSubmit} isBusy={isBusy} refusal={refusal} submitLabel={t('save')}>
      <NewPasswordField {...chosen.field} label={t('newPassword')} />
    </ShortForm>
  )
}
