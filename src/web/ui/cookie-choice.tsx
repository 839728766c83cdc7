import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'

/** Opens the consent dialog; without script it links to the cookie page. */
export function CookieChoice({ className }: { readonly className?: string }) {
  const t = useTranslations('footer')
  return (
    <a href={`${usePath('cookies')}#purposes`} className={className} data-consent="" aria-haspopup="dialog">
      {t('cookieChoice')}
    </a>
  )
}
