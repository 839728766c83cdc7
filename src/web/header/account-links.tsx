import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'

/**
 * Log-in link, or the customer's name and log-out. Both are prerendered, and CSS shows one of them before the first
 * paint, so that the layout does not shift.
 */
export function AccountLinks({ linkClass }: { readonly linkClass?: string }) {
  const t = useTranslations('shell')
  return (
    <>
      <a href={usePath('orderAccount')} className={linkClass} data-login>
        {t('logIn')}
      </a>
      <span className="own-account">
        <b data-name />
        <button type="button" className={linkClass} data-logout={t('logOutFailed')}>
          {t('logOut')}
        </button>
      </span>
    </>
  )
}
