import { DomainSteps, type StepsText } from '#pages/parts/domain-steps.tsx'
import { FaqSection } from '#pages/parts/faq-section.tsx'
import { Argument, type ArgumentText } from '#pages/parts/argument.tsx'
import { NextPages } from '#pages/parts/next-pages.tsx'
import { NotIncluded } from '#pages/parts/not-included.tsx'
import { OfferHero, type OfferPageText } from '#pages/parts/offer-hero.tsx'
import { Packages } from '#pages/parts/packages.tsx'
import { ThreeYears } from '#pages/parts/three-years.tsx'
import { WordTable, type WordTableText } from '#pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { wordpressSiteNl } from './wordpress-site-nl.ts'
import { wordpressSiteDe } from './wordpress-site-de.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { definePage, type PageProps } from '#pages/page-record.ts'

/** A first site: whether one can do it is the question. */
export interface WordpressSiteText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly steps: StepsText
  readonly themes: ArgumentText
  readonly blocks: ArgumentText
  readonly asks: ArgumentText
  /** WordPress beside the other way to get a site. */
  readonly ways: WordTableText
  readonly duties: WordTableText
}

export default definePage('buildWordpressSite', {
  texts: { nl: wordpressSiteNl, de: wordpressSiteDe },
  sheet: 'offer',
  drawing: 'rank',
  chapter: 'offer',
  articles: ['wordpress-start', 'hosting-choose-size', 'wordpress-login'],
  Content: WordpressSitePage,
})

const sizes = ['wordpress-stek', 'wordpress-struik']

/** Whoever comes here wonders whether it can be done alone: how it goes comes first, what it costs later. */
function WordpressSitePage({ text, locale }: PageProps<WordpressSiteText>) {
  return (
    <main id="main" tabIndex={-1} className="offer">
      <OfferHero
        text={text}
        picture={
          <>
            <Drawing name="spruit" height={120} pot="white" />
            <Drawing name="stek" height={220} pot="butter" />
            <Drawing name="rank" height={430} />
          </>
        }
      />
      <DomainSteps text={text.steps} />
      <Argument
        text={text.themes}
        tint="blush"
        drawing={
          <>
            <Drawing name="pilea" height={200} pot="white" />
            <Drawing name="pilea" height={200} pot="forest" />
            <Drawing name="pilea" height={200} pot="butter" />
          </>
        }
      />
      <Argument text={text.blocks} drawing="kas" height={320} side="left" />
      <Argument text={text.asks} drawing="sans" height={320} pot="white" tint="straw" />
      <WordTable text={text.ways} soft brief />
      <Packages slugs={sizes} text={text.packages} asideDrawing="boom" />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <WordTable text={text.duties} />
      <NotIncluded text={text.notIncluded} />
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
