import type { SiteLocale } from '#domain/basics/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import { pathOf } from '#site/links.ts'

/** Where the articles of a group stand together; they share a picture. */
export function groupPath(group: ArticleGroup, locale: SiteLocale): string {
  return `${pathOf('helpdesk', locale)}#${group}`
}
