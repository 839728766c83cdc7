import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pathOf } from '#site/links.ts'
import { useMailedToken } from '#web/account/mailed-token.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { confirmAffiliate } from '#web/api/affiliates.ts'
import { ApplicationForm } from './application-form.tsx'
import { CopyField } from './copy-field.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import { partnerLink } from './partner-link.ts'
import { useAnswer } from '#web/use-answer.ts'

/** The application form, or the confirmation when opened by the link in the e-mail. */
export function Signup() {
  const token = useMailedToken()
  const [abandonedToken, setAbandonedToken] = useState<string>()
  if (!token || token === abandonedToken) return <ApplicationForm />
  return <Confirmation key={token} token={token} onApplyAgain={() => setAbandonedToken(token)} />
}

interface ConfirmationProps {
  readonly token: string
  readonly onApplyAgain: () => void
}

/** Confirms with the token of the e-mail, without another click. */
function Confirmation({ token, onApplyAgain }: ConfirmationProps) {
  const t = useTranslations('partners.confirm')
  const { answer, askAgain } = useAnswer(token, confirmAffiliate)

  if (answer === undefined) {
    return (
      <p className="lead" role="status">
        {t('waiting')}
      </p>
    )
  }
  if (answer.ok) return <Welcome number={answer.body.affiliateId} />
  if (answer.status !== 422) return <RetryNote text={t('failed')} onRetry={askAgain} />
  return (
    <Outcome title={t('brokenTitle')}>
      <p>{t('brokenText')}</p>
      <p>
        <button type="button" className="button button-primary" onClick={onApplyAgain}>
          {t('again')}
        </button>
      </p>
    </Outcome>
  )
}

function Welcome({ number }: { readonly number: string }) {
  const t = useTranslations('partners.confirm')
  return (
    <Outcome title={t('title')}>
      <dl className="details">
        <div>
          <dt>{t('number')}</dt>
          <dd>{number}</dd>
        </div>
      </dl>
      <CopyField label={t('link')} text={partnerLink(location.origin, pathOf('home', 'nl'), number)} />
      <p>{t('text')}</p>
    </Outcome>
  )
}
