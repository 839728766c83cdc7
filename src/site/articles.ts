import type { SiteLocale } from '#core/locale/locale.ts'
import { type Alternate, alternatesAt, pathOf } from './links.ts'

/** The subjects of the helpdesk, in the order in which they stand on its page. */
export const articleGroups = [
  'domains',
  'dns',
  'moving',
  'email',
  'wordpress',
  'hosting',
  'billing',
  'account',
  'law',
] as const
export type ArticleGroup = (typeof articleGroups)[number]

/** What a link to an article of the helpdesk needs. Its id is the same in every language. */
export interface ArticleLink {
  readonly id: string
  readonly locale: SiteLocale
  readonly group: ArticleGroup
  readonly path: string
  readonly title: string
}

export function articlePath(slug: string, locale: SiteLocale): string {
  return `${pathOf('helpdesk', locale)}/${slug}`
}

/** hreflang alternates of an article, itself included. */
export function articleAlternates(id: string, articles: readonly ArticleLink[]): readonly Alternate[] {
  return alternatesAt((locale) => articles.find((article) => article.id === id && article.locale === locale)?.path)
}

/** What the build writes for the server: which articles there are. */
export const articleListFile = 'articles.json'
