import { useTranslations } from 'use-intl'

/** Placeholder in the final layout. Its bars appear only after a short delay. */
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

/** Summary of an empty cart for prerendered pages, which do not need the cart code. */
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
