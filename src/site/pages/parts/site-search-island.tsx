import { pathOf } from '#site/links.ts'
import { Island } from '#web/islands/island.tsx'
import siteSearchIsland from '#web/site-search/site-search-island.ts'
import { useSite } from '#web/site-context.tsx'
import { SiteSearch, type SiteSearchProps } from '#web/site-search/site-search.tsx'

export function SiteSearchIsland() {
  const { locale, searchIndexPath } = useSite()
  const props: SiteSearchProps = {
    action: pathOf('helpdesk', locale),
    index: searchIndexPath,
    contact: pathOf('contact', locale),
  }
  return (
    <Island island={siteSearchIsland} when="asked" props={{ ...props }}>
      <SiteSearch {...props} />
    </Island>
  )
}
