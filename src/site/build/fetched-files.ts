import { createHash } from 'node:crypto'
import type { Article } from '#site/content/article.ts'
import { inEachLanguage, type SiteLocale } from '#core/locale/locale.ts'
import { helpdeskTexts, quickArticles } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { pageText } from '#site/pages/page-records.ts'
import { isListed, routesIn } from '#site/links.ts'
import type { SearchEntry, SearchIndex } from '#web/site-search/search-entry.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Product } from '#core/catalogue/product.ts'
import { currentOf, packedOf } from '#core/names/packed-extensions.ts'

/** A file that scripts fetch, with a hash of its content in the name. */
interface FetchedFile {
  readonly path: string
  readonly body: string
}

/** Index of the site search, per language. */
export function searchIndexes(articles: readonly Article[]): Readonly<Record<SiteLocale, FetchedFile>> {
  return inEachLanguage((locale) => fetchedFile(`search-${locale}`, searchIndexOf(articles, locale)))
}

/** Searchable pages and articles of a language. */
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

/** All extensions with their prices, for the order app. */
export function extensionTable(date: IsoDate): FetchedFile {
  return fetchedFile('extensions', packedOf(catalogue, date))
}

/** Packages, extras and the moving service by slug, for the order app. */
export function productPrices(date: IsoDate): FetchedFile {
  const current = ({ options }: Product) =>
    options.map((option) => ({ ...option, history: currentOf(option.history, date) }))
  return fetchedFile(
    'prices',
    Object.fromEntries(Array.from(catalogue.products, ([slug, product]) => [slug, current(product)])),
  )
}

function fetchedFile(name: string, content: unknown): FetchedFile {
  const body = JSON.stringify(content)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return { path: `/assets/${name}-${hash}.json`, body }
}
