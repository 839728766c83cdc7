import type { SiteLocale } from '#core/locale/locale.ts'
import type { ArticleGroup } from '#site/articles.ts'
import { labelDrawing } from '#web/ui/drawing-sizes.ts'
import type { DrawingName } from '#web/ui/drawing.tsx'

const drawings: Readonly<Record<Exclude<ArticleGroup, 'domains'>, DrawingName>> = {
  dns: 'pilea',
  moving: 'bakfiets',
  email: 'post',
  wordpress: 'rank',
  hosting: 'plank',
  billing: 'sans',
  account: 'spruit',
  law: 'cactus',
}

/** Drawing of each group of articles. Drawings have fixed meanings: `bakfiets` is moving, `post` is e-mail. */
export function groupDrawing(group: ArticleGroup, locale: SiteLocale): DrawingName {
  return group === 'domains' ? labelDrawing(locale) : drawings[group]
}
