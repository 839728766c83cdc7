import { createContext, useContext } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleLink } from '#site/articles.ts'
import { findPath } from '#site/links.ts'
import type { PageId, PageText } from '#site/pages.ts'

/** Where a page is being rendered, and what the provider's settings say. */
export interface Site {
  readonly locale: SiteLocale
  /** Nothing for pages outside the table: articles of the helpdesk, unknown paths and the demo's own pages. */
  readonly page: PageId | undefined
  readonly article?: ArticleLink | undefined
  /** Where this page is in each language, or that language's home. */
  readonly counterparts: Readonly<Record<SiteLocale, string>>
  /** Finds an article of the helpdesk in the language being rendered by its id; throws when there is none. */
  readonly articleOf: (id: string) => ArticleLink
  /** What a page says of itself, in the language being rendered; throws when it does not exist there. */
  readonly textOf: (page: PageId) => PageText
  /** Articles of the helpdesk in the language being rendered, and those about the subject of the page by id. */
  readonly articles: readonly ArticleLink[]
  readonly aboutPage: readonly string[]
  /** Interface texts in that language, for what is rendered as an island. */
  readonly messages: unknown
  /** Published files that scripts fetch: the index of the site search, and all extensions with their prices. */
  readonly searchIndexPath: string
  readonly extensionsPath: string
  /** Prices of everything but names. */
  readonly pricesPath: string
  readonly portalUrl: string
  readonly statusUrl: string
  /** The container of the tag manager; nothing: there is none. */
  readonly gtmId: string | undefined
  readonly demo: boolean
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('This component is rendered outside a page')
  return site
}

/** Path of a page in the language being rendered; a page without one there must not be linked. */
export function usePath(page: PageId): string {
  const { locale } = useSite()
  const path = findPath(page, locale)
  if (path === undefined) throw new Error(`The page ${page} does not exist in ${locale}`)
  return path
}
