import { slugsOf } from '#catalogue/families.ts'
import { OfferQuestions } from '#site/pages/offer/offer-questions.tsx'
import { MovingBand } from '#site/pages/parts/moving-band.tsx'
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
import { wordpressHostingNl } from './wordpress-hosting-nl.ts'
import { wordpressHostingDe } from './wordpress-hosting-de.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { homeTexts } from '#site/pages/home/home-texts.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** Managed WordPress hosting; the division of work is the main question. */
export interface WordpressHostingText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly care: ArgumentText
  readonly tasks: WordTableText
}

export default definePage('wordpressHosting', {
  texts: { nl: wordpressHostingNl, de: wordpressHostingDe },
  sheet: 'offer',
  drawing: 'rank',
  chapter: 'offer',
  articles: ['wordpress-start', 'wordpress-staging', 'hosting-backups'],
  Content: WordpressHostingPage,
})

const sizes = slugsOf('wordpress')

/** Visitors of this page worry about maintenance: the division of work follows the prices. */
function WordpressHostingPage({ text, locale }: PageProps<WordpressHostingText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        family="wordpress"
        picture={
          <>
            <Drawing name="struik" height={230} pot="white" />
            <Drawing name="rank" height={440} className="mid" />
            <Drawing name="spruit" height={110} pot="butter" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Details>
        <TechnicalDetails products={sizes} />
        <Argument text={text.care} />
        <WordTable text={text.tasks} />
        <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <MovingBand text={homeTexts[locale].moving} />
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
