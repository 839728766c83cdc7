import { useTranslations } from 'use-intl'
import { movers } from '#site/movers.ts'
import type { PageId } from '#site/pages.ts'
import { PageLink } from '#web/ui/page-link.tsx'

/** Links to the moving pages by provider, without the current page. */
export function MoveFrom({ current }: { readonly current?: PageId }) {
  const t = useTranslations('moving')
  return (
    <div className="wrap">
      <div className="provs">
        <span>{current?.startsWith('moveFrom') ? t('alsoFrom') : t('from')}</span>
        {movers
          .filter(({ page }) => page !== current)
          .map(({ page, name }) => (
            <PageLink key={page} page={page}>
              {name}
            </PageLink>
          ))}
      </div>
    </div>
  )
}
