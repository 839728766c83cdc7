import { useTranslations } from 'use-intl'

/** What the summary of an empty cart looks like, for a page that has to know no more than that. */
export function EmptySummary() {
  const t = useTranslations('cart')
  return (
    <aside className="sum" aria-label={t('title')}>
      <div className="sumsill" />
      <h2>
        {t('title')} <small>{t('count', { count: 0 })}</small>
      </h2>
      <p className="muted nothing">{t('empty')}</p>
    </aside>
  )
}
