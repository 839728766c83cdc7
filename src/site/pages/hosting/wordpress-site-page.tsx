import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { wordpressSiteDe } from './wordpress-site-de.ts'
import { wordpressSiteNl } from './wordpress-site-nl.ts'

export interface WordpressSiteText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly steps: StepsText
  readonly themes: ArgumentText
  readonly blocks: ArgumentText
  readonly asks: ArgumentText
  /** Table that compares WordPress to the website builder. */
  readonly ways: WordTableText
  readonly duties: WordTableText
}

/** Visitors wonder whether a beginner can do it: the steps come first, the renewal price later. */
export default defineProductPage<WordpressSiteText>('buildWordpressSite', {
  texts: { nl: wordpressSiteNl, de: wordpressSiteDe },
  family: 'wordpress',
  sizes: ['wordpress-stek', 'wordpress-struik'],
  drawing: 'rank',
  articles: ['wordpress-start', 'hosting-choose-size', 'wordpress-login'],
  picture: (
    <>
      <Drawing name="spruit" height={120} pot="white" />
      <Drawing name="stek" height={220} pot="butter" />
      <Drawing name="rank" height={430} />
    </>
  ),
  above: (text) => <DomainSteps text={text.steps} />,
  asideDrawing: 'boom',
  details: (text) => (
    <>
      <Argument text={text.themes} />
      <Argument text={text.blocks} />
      <Argument text={text.asks} />
      <WordTable text={text.ways} brief />
      <WordTable text={text.duties} />
    </>
  ),
})
