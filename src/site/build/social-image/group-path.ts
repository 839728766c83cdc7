import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import { pathOf } from '#site/links.ts'

/** The list of the articles of a group, which share a social image. */
export function groupPath(group: ArticleGroup, locale: SiteLocale): string {
  return `${pathOf('helpdesk', locale)}#${group}`
}
