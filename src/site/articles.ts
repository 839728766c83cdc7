import type { SiteLocale } from '#core/locale/locale.ts'
import { type Alternate, alternatesAt, pathOf } from './links.ts'

/** Groups of helpdesk articles, in the order of the helpdesk page. */
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

/** Data of a link to a helpdesk article. The id is the same in every language. */
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

/** Page of a group of articles; the articles share its social image. */
export function groupPath(group: ArticleGroup, locale: SiteLocale): string {
  return `${pathOf('helpdesk', locale)}#${group}`
}

/** hreflang alternates of an article, including itself. */
export function articleAlternates(id: string, articles: readonly ArticleLink[]): readonly Alternate[] {
  return alternatesAt((locale) => articles.find((article) => article.id === id && article.locale === locale)?.path)
}

/** List of articles that the build writes for the server. */
export const articleListFile = 'articles.json'
