import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'

/** Opens the question about cookies; without script it leads to what there is to know about them. */
export function CookieChoice({ className }: { readonly className?: string }) {
  const t = useTranslations('footer')
  return (
    <a href={`${usePath('cookies')}#purposes`} className={className} data-consent="" aria-haspopup="dialog">
      {t('cookieChoice')}
    </a>
  )
}
