import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { moveWordpressNl } from './move-wordpress-nl.ts'
import { moveWordpressDe } from './move-wordpress-de.ts'
import { MovingPage, type MovingPageText } from './moving.tsx'
import { WatchList, type WatchText } from './moving-sections.tsx'

export interface MoveWordpressText<L extends SiteLocale = never> extends MovingPageText<L> {
  readonly shop: ArgumentText
  readonly watch: WatchText
}

export default definePage('moveWordpress', {
  texts: { nl: moveWordpressNl, de: moveWordpressDe },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['site-moving-steps', 'transfer-code', 'mail-move'],
  Content: MoveWordpressPage,
})

/** Page about moving WordPress: what is moved, common problems, and moving a shop without losing orders. */
function MoveWordpressPage({ text }: PageProps<MoveWordpressText>) {
  return (
    <MovingPage text={text} family="wordpress">
      <Argument text={text.reason} />
      <Argument text={text.shop} />
      <WatchList text={text.watch} />
    </MovingPage>
  )
}
