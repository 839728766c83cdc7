import { useLocale, useTranslations } from 'use-intl'
import { technicalGroupsOf } from '#catalogue/technical-rows.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** All that is in the chosen package, as the table on its page says it. */
export function PackageFacts({ product }: { readonly product: Product }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const rows = technicalGroupsOf([product], locale).flatMap((group) => group.rows)
  return (
    <details className="pfacts">
      <summary className="link small">{t('packageFacts', { name: product.name[locale] })}</summary>
      <dl className="small">
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
