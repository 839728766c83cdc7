import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { webhostingDe } from './webhosting-de.ts'
import { webhostingNl } from './webhosting-nl.ts'

export interface WebhostingText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly freedom: ArgumentText
  /** Table that compares web hosting to other packages. */
  readonly kinds: WordTableText
}

/** Visitors who build their own site compare prices: those come first, now and over three years. */
export default defineProductPage<WebhostingText>('webhosting', {
  texts: { nl: webhostingNl, de: webhostingDe },
  family: 'webhosting',
  drawing: 'plank',
  articles: ['hosting-choose-size', 'hosting-upgrade', 'hosting-backups'],
  picture: (
    <>
      <span className="sun desktop-only" />
      <Drawing name="calathea" height={270} pot="white" />
      <Drawing name="boom" height={470} className="tuck" />
    </>
  ),
  isCostFirst: true,
  details: (text) => (
    <>
      <WordTable text={text.kinds} brief />
      <Argument text={text.freedom} />
    </>
  ),
  isMovedTo: true,
})
