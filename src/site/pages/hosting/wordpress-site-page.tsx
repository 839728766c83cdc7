import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { OfferQuestions } from '#site/pages/offer/offer-questions.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { NextPages } from '#site/pages/parts/next-pages.tsx'
import { NotIncluded } from '#site/pages/parts/not-included.tsx'
import { OfferHero, type OfferPageText } from '#site/pages/offer/offer-hero.tsx'
import { Packages } from '#site/pages/parts/packages.tsx'
import { Details } from '#site/pages/parts/section.tsx'
import { TechnicalDetails } from '#site/pages/parts/technical-table.tsx'
import { ThreeYears } from '#site/pages/parts/three-years.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { wordpressSiteNl } from './wordpress-site-nl.ts'
import { wordpressSiteDe } from './wordpress-site-de.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** WordPress for a first website; whether a beginner can do it is the main question. */
export interface WordpressSiteText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly steps: StepsText
  readonly themes: ArgumentText
  readonly blocks: ArgumentText
  readonly asks: ArgumentText
  /** Table that compares WordPress to the website builder. */
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

/** Visitors of this page wonder whether they can do it themselves: the steps come first, the renewal price later. */
function WordpressSitePage({ text, locale }: PageProps<WordpressSiteText>) {
  return (
    <main id="main" tabIndex={-1} className="offer">
      <OfferHero
        text={text}
        family="wordpress"
        picture={
          <>
            <Drawing name="spruit" height={120} pot="white" />
            <Drawing name="stek" height={220} pot="butter" />
            <Drawing name="rank" height={430} />
          </>
        }
      />
      <DomainSteps text={text.steps} />
      <Packages slugs={sizes} text={text.packages} asideDrawing="boom" />
      <Details>
        <TechnicalDetails products={sizes} />
        <Argument text={text.themes} />
        <Argument text={text.blocks} />
        <Argument text={text.asks} />
        <WordTable text={text.ways} brief />
        <WordTable text={text.duties} />
        <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
