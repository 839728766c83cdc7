import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { wordpressHostingDe } from './wordpress-hosting-de.ts'
import { wordpressHostingNl } from './wordpress-hosting-nl.ts'

export interface WordpressHostingText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly care: ArgumentText
  readonly tasks: WordTableText
}

/** Visitors of this page worry about maintenance: the division of work follows the prices. */
export default defineProductPage<WordpressHostingText>('wordpressHosting', {
  texts: { nl: wordpressHostingNl, de: wordpressHostingDe },
  family: 'wordpress',
  drawing: 'rank',
  articles: ['wordpress-start', 'wordpress-staging', 'hosting-backups'],
  picture: (
    <>
      <Drawing name="struik" height={230} pot="white" />
      <Drawing name="rank" height={440} className="mid" />
      <Drawing name="spruit" height={110} pot="butter" />
    </>
  ),
  details: (text) => (
    <>
      <Argument text={text.care} />
      <WordTable text={text.tasks} />
    </>
  ),
  isMovedTo: true,
})
