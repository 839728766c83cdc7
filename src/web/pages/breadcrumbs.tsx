import { useTranslations } from 'use-intl'
import { pageText } from '#content/pages.ts'
import { breadcrumbsOf } from '#site/links.ts'
import { useSite } from '#web/site-context.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** The way back from a page below another; pages directly under home need none. */
export function Breadcrumbs() {
  const t = useTranslations('shell')
  const { page, locale } = useSite()
  const above = page ? breadcrumbsOf(page).slice(1, -1) : []
  if (above.length === 0) return null
  return (
    <nav className="crumb" aria-label={t('breadcrumbs')}>
      <ol>
        {above.map((each) => (
          <li key={each}>
            <PageLink page={each}>{pageText(each, locale).label}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
