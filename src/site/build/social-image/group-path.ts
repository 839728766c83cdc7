import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import { pathOf } from '#site/links.ts'

/** Page of a group of articles; the articles share its social image. */
export function groupPath(group: ArticleGroup, locale: SiteLocale): string {
  return `${pathOf('helpdesk', locale)}#${group}`
}
