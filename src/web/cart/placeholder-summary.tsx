import { useTranslations } from 'use-intl'

/** In the shape it will have; the bars show when it takes long enough to notice. */
export function LoadingSummary() {
  const t = useTranslations('cart')
  const order = useTranslations('order')
  return (
    <aside className="sum" aria-label={t('title')} aria-busy="true">
      <h2>{t('title')}</h2>
      <p className="visually-hidden">{order('loading')}</p>
      <div className="bars late" aria-hidden="true">
        <span className="skeleton" />
        <span className="skeleton long" />
        <span className="skeleton" />
        <span className="skeleton long" />
      </div>
    </aside>
  )
}

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
