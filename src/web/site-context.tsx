import { createContext, useContext } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleLink } from '#site/articles.ts'
import { findPath } from '#site/links.ts'
import type { PageId, PageText } from '#site/pages.ts'

/** Context of the page being rendered, and the operator's settings. */
export interface Site {
  readonly locale: SiteLocale
  /** Undefined for pages outside the page table: helpdesk articles, unknown paths and demo pages. */
  readonly page: PageId | undefined
  readonly article?: ArticleLink | undefined
  /** Path of this page in each language, or of that language's home page. */
  readonly counterparts: Readonly<Record<SiteLocale, string>>
  /** Finds a helpdesk article by id in the current language; throws if there is none. */
  readonly articleOf: (id: string) => ArticleLink
  /** Texts of a page in the current language; throws if the page does not exist in it. */
  readonly textOf: (page: PageId) => PageText
  /** Helpdesk articles in the current language, and the ids of those about this page's subject. */
  readonly articles: readonly ArticleLink[]
  readonly aboutPage: readonly string[]
  /** Interface texts in the current language, for prerendering islands. */
  readonly messages: unknown
  /** Published files fetched by scripts: the index of the site search, and all extensions with prices. */
  readonly searchIndexPath: string
  readonly extensionsPath: string
  /** Prices of all products except domain names. */
  readonly pricesPath: string
  readonly portalUrl: string
  readonly statusUrl: string
  /** Container id of the tag manager; undefined if it is not used. */
  readonly gtmId: string | undefined
  readonly demo: boolean
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('This component is rendered outside a page')
  return site
}

/** Path of a page in the current language; throws if there is none, because such a page must not be linked. */
export function usePath(page: PageId): string {
  const { locale } = useSite()
  const path = findPath(page, locale)
  if (path === undefined) throw new Error(`The page ${page} does not exist in ${locale}`)
  return path
}
