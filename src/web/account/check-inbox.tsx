import { useTranslations } from 'use-intl'
import { LoginForm } from '#web/login/login-form.tsx'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Outcome } from './outcome.tsx'

interface Props {
  readonly email: string
  readonly hasCart: boolean
  readonly onLogin: () => void
  readonly onBack: () => void
}

/** Shown for new and for existing accounts: only the e-mail tells which, so that addresses cannot be probed. */
export function CheckInbox({ email, hasCart, onLogin, onBack }: Props) {
  const t = useTranslations('registration.lookInMail')
  return (
    <Outcome title={t('title')}>
      <p>
        {t('text', { email })} {hasCart && t('cart')} <ArticleLink id="email-not-received" />
      </p>
      <LoginForm email={email} register={false} onSuccess={onLogin} />
      <p>
        <button type="button" className="button button-text" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </Outcome>
  )
}
