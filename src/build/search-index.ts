import { createHash } from 'node:crypto'
import type { Article } from '#content/article.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { helpdeskTexts, quickArticles } from '#pages/helpdesk/helpdesk-texts.ts'
import { pageText } from '#pages/page-records.ts'
import { isListed, routesIn } from '#site/links.ts'
import type { SearchEntry, SearchIndex } from '#web/site-search/search-entry.ts'

interface IndexFile {
  readonly path: string
  readonly body: string
}

/** What the site search finds, per language, under a name that changes with its contents. */
export function searchIndexes(articles: readonly Article[]): Readonly<Record<SiteLocale, IndexFile>> {
  const fileOf = (locale: SiteLocale): IndexFile => {
    const body = JSON.stringify(searchIndexOf(articles, locale))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
    return { path: `/assets/search-${locale}-${hash}.json`, body }
  }
  return { nl: fileOf('nl'), de: fileOf('de') }
}

/** The listed pages and the articles of a language. */
export function searchIndexOf(articles: readonly Article[], locale: SiteLocale): SearchIndex {
  const text = helpdeskTexts[locale]
  const own = articles.filter((article) => article.locale === locale)
  const pages = routesIn(locale)
    .filter(({ id }) => isListed(id))
    .map(({ id, path }): SearchEntry => {
      const { label, lead, h1 } = pageText(id, locale)
      return { title: label, text: lead, path, words: h1 }
    })
  return {
    entries: [
      ...pages,
      ...own.map((article): SearchEntry => ({
        title: article.title,
        text: article.text,
        path: article.path,
        group: text.groups[article.group],
        words: article.words,
      })),
    ],
    emptyWords: text.emptyWords,
    suggested: own.filter(({ id }) => quickArticles.some((quick) => quick === id)).map(({ path }) => path),
  }
}
