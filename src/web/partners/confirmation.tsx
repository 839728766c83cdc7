import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pathOf } from '#site/links.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { confirmAffiliate } from '#web/api/affiliates.ts'
import { CopyField } from '#web/partners/copy-field.tsx'
import { partnerLink } from '#web/partners/partner-link.ts'
import { FormNote } from '#web/ui/form-note.tsx'

interface Props {
  readonly token: string
  readonly onApplyAgain: () => void
}

type Confirmed = 'broken' | 'failed' | { readonly number: string }

/** The link from a mail says all there is to say: it is sent on at once. */
export function Confirmation({ token, onApplyAgain }: Props) {
  const t = useTranslations('partners.confirm')
  const common = useTranslations('common')
  const [attempt, setAttempt] = useState(0)
  const [confirmed, setConfirmed] = useState<Confirmed>()

  useEffect(() => {
    let isWanted = true
    void confirmAffiliate(token).then((answer) => {
      if (!isWanted) return
      setConfirmed(answer.ok ? { number: answer.body.affiliateId } : answer.status === 422 ? 'broken' : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [token, attempt])

  function tryAgain(): void {
    setConfirmed(undefined)
    setAttempt(attempt + 1)
  }

  if (confirmed === undefined) {
    return (
      <p className="lead" role="status">
        {t('waiting')}
      </p>
    )
  }
  if (confirmed === 'failed') {
    return (
      <FormNote>
        {t('failed')}{' '}
        <button type="button" className="btn btn-t" onClick={tryAgain}>
          {common('retry')}
        </button>
      </FormNote>
    )
  }
  if (confirmed === 'broken') {
    return (
      <Outcome title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
        <p>
          <button type="button" className="btn btn-p" onClick={onApplyAgain}>
            {t('again')}
          </button>
        </p>
      </Outcome>
    )
  }
  return (
    <Outcome title={t('title')}>
      <dl className="details">
        <div>
          <dt>{t('number')}</dt>
          <dd>{confirmed.number}</dd>
        </div>
      </dl>
      <CopyField label={t('link')} text={partnerLink(location.origin, pathOf('home', 'nl'), confirmed.number)} />
      <p>{t('text')}</p>
    </Outcome>
  )
}
