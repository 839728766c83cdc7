import { type ReactNode, type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { emailFault } from '#core/customers/email.ts'
import { pages } from '#site/pages.ts'
import { pageLocale } from '#web/page-locale.ts'
import type { SignInOutcome } from '#web/session/session-store.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

export interface LoginFormHandle {
  readonly clear: () => void
  readonly focus: () => void
}

interface Props {
  readonly onSuccess?: () => void
  /** Shown above the fields until an error replaces it. */
  readonly lead?: ReactNode
  /** Prefilled e-mail address. */
  readonly email?: string
  /** Whether to link to registration; false where the registration form is beside this one. */
  readonly register?: boolean
  readonly ref?: Ref<LoginFormHandle>
}

type Failure = Exclude<SignInOutcome, 'signedIn'>
const nothing = { email: false, password: false }

/** Log-in form. Each field shows its error after it was left or the form was sent. */
export function LoginForm({ onSuccess, lead, email: initialEmail = '', register = true, ref }: Props) {
  const t = useTranslations('loginForm')
  const session = useSessionStore()
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(nothing)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly outcome: Failure; readonly attempt: number }>()
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  const clear = () => {
    setEmail('')
    setPassword('')
    setTouched(nothing)
    setFailure(undefined)
  }
  useImperativeHandle(ref, () => ({ clear, focus: () => emailInput.current?.focus() }))

  const fault = touched.email ? emailFault(email) : null
  const emailError = fault && t(fault === 'required' ? 'emailRequired' : 'emailInvalid')
  const passwordError = touched.password && password === '' && t('passwordRequired')

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.current) return
    // A password manager may fill the fields without firing events, so the values are read from the DOM.
    const typed = { email: emailInput.current?.value ?? email, password: passwordInput.current?.value ?? password }
    setEmail(typed.email)
    setPassword(typed.password)
    setTouched({ email: true, password: true })
    if (emailFault(typed.email)) return emailInput.current?.focus()
    if (typed.password === '') return passwordInput.current?.focus()

    sending.current = true
    setBusy(true)
    const outcome = await session.signIn({ email: typed.email.trim(), password: typed.password })
    sending.current = false
    setBusy(false)
    if (outcome === 'signedIn') {
      clear()
      onSuccess?.()
    } else {
      setPassword('')
      setTouched(nothing)
      setFailure((last) => ({ outcome, attempt: (last?.attempt ?? 0) + 1 }))
      passwordInput.current?.focus()
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      {failure ? (
        <FailureNote key={failure.attempt} outcome={failure.outcome} seconds={session.view().waitSeconds} />
      ) : (
        lead !== undefined && <p className="muted">{lead}</p>
      )}
      <div className="form">
        <EmailField
          ref={emailInput}
          label={t('email')}
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => email !== '' && setTouched((last) => ({ ...last, email: true }))}
          error={emailError}
        />
        <PasswordField
          ref={passwordInput}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          placeholder={t('passwordPlaceholder')}
          value={password}
          onChange={setPassword}
          error={passwordError}
        />
        <div className="field">
          <SubmitButton isBusy={isBusy} busyLabel={t('busy')} className="button-wide">
            {t('submit')}
          </SubmitButton>
        </div>
      </div>
      <p className="ways">
        <a className="link" href={pages.forgotPassword[pageLocale()]}>
          {t('forgot')}
        </a>
        {register && (
          <a className="link" href={pages.register[pageLocale()]}>
            {t('register')}
          </a>
        )}
      </p>
    </form>
  )
}

function FailureNote({ outcome, seconds }: { readonly outcome: Failure; readonly seconds: number }) {
  const t = useTranslations('loginForm')
  if (outcome === 'tooMany') {
    return (
      <FormNote title={t('tooMany')}>
        {seconds > 90 ? t('waitMinutes', { minutes: Math.ceil(seconds / 60) }) : t('waitSeconds', { seconds })}
      </FormNote>
    )
  }
  if (outcome === 'cookiesBlocked') return <FormNote title={t('cookiesNeeded')}>{t('cookiesNeededAdvice')}</FormNote>
  if (outcome === 'unreachable') return <FormNote title={t('unreachable')}>{t('unreachableAdvice')}</FormNote>
  return (
    <FormNote title={t('invalidCredentials')}>
      {t('invalidCredentialsAdvice')} <ArticleLink id="login-trouble" />
    </FormNote>
  )
}
