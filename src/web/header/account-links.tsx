import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'

/**
 * Log in, or the name of whoever is and the way out. Both are in the page: which of them shows is known before the
 * first paint, so that nothing moves.
 */
export function AccountLinks({ linkClass }: { readonly linkClass?: string }) {
  const t = useTranslations('shell')
  return (
    <>
      <a href={usePath('orderAccount')} className={linkClass} data-login>
        {t('logIn')}
      </a>
      <span className="me">
        <b data-name />
        <button type="button" className={linkClass} data-logout={t('logOutFailed')}>
          {t('logOut')}
        </button>
      </span>
    </>
  )
}
