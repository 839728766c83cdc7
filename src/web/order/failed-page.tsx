import { useTranslations } from 'use-intl'

/** When a page cannot be fetched or keeps breaking: the way out is to load it again. */
export function FailedPage() {
  const t = useTranslations('order')
  return (
    <div className="wrap order">
      <p className="note err">
        <span>{t('pageFailed')}</span>{' '}
        <a className="link" href={location.href}>
          {t('reload')}
        </a>
      </p>
    </div>
  )
}
