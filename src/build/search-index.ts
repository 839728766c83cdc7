import { createHash } from 'node:crypto'
import { pageText } from '#content/pages.ts'
import type { SiteLocale } from '#domain/locale.ts'
import { isListed, routes } from '#site/links.ts'
import type { SearchEntry } from '#web/site-search/match.ts'

interface SearchIndex {
  readonly path: string
  readonly body: string
}

/** What the site search finds, per language, under a name that changes with its contents. */
export function searchIndexes(): Readonly<Record<SiteLocale, SearchIndex>> {
  return { nl: indexOf('nl'), de: indexOf('de') }
}

function indexOf(locale: SiteLocale): SearchIndex {
  const entries = routes
    .filter((route) => route.locale === locale && isListed(route.id))
    .map(({ id, path }): SearchEntry => {
      const { label, lead } = pageText(id, locale)
      return { title: label, text: lead, path }
    })
  const body = JSON.stringify(entries)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `/assets/search-${locale}-${hash}.json`, body }
}
