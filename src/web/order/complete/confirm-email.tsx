import { useTranslations } from 'use-intl'
import { ResendingText, useResending } from '#web/account/verify-note.tsx'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The one thing that is asked of the buyer: until it is done, names have to wait. */
export function ConfirmEmail({ email }: { readonly email: string }) {
  const t = useTranslations('complete.confirmEmail')
  const { state, resend } = useResending()
  return (
    <div className="note verify">
      <Icon name="mail" />
      <div>
        <p>
          <b>{t('title')}</b> {t('text', { email })} <ArticleLink id="email-not-received" />
        </p>
        <p>
          {state !== 'sent' && (
            <button type="button" className="btn btn-t" aria-disabled={state === 'busy'} onClick={resend}>
              {t('resend')}
            </button>
          )}{' '}
          <ResendingText state={state} />
        </p>
      </div>
    </div>
  )
}
