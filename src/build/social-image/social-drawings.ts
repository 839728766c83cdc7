import { domainPageIds } from '#content/domain-page-text.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageId } from '#site/pages.ts'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { type DrawingName, labelDrawing } from '#web/ui/drawing-sizes.ts'

const ownDrawings: Readonly<Partial<Record<PageId, DrawingName>>> = {
  home: 'boom',
  wordpressHosting: 'rank',
  webhosting: 'plank',
}

/** What stands on the sill of a page's picture: what a drawing means is fixed. */
export function socialDrawing(page: PageId, locale: SiteLocale): DrawingName {
  if (page.startsWith('move')) return 'bakfiets'
  if (domainPageIds.some((id) => id === page)) return labelDrawing(locale)
  return ownDrawings[page] ?? pageDrawings[page] ?? otherDrawing
}
