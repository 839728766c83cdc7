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
import { webhostingNl } from './webhosting-nl.ts'
import { webhostingDe } from './webhosting-de.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { homeTexts } from '#site/pages/home/home-texts.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** Web hosting for visitors who build their own site; the renewal price is the main question. */
export interface WebhostingText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly freedom: ArgumentText
  /** Table that compares web hosting to other packages. */
  readonly kinds: WordTableText
}

export default definePage('webhosting', {
  texts: { nl: webhostingNl, de: webhostingDe },
  sheet: 'offer',
  drawing: 'plank',
  chapter: 'offer',
  articles: ['hosting-choose-size', 'hosting-upgrade', 'hosting-backups'],
  Content: WebhostingPage,
})

const sizes = slugsOf('webhosting')

/** Visitors of this page compare prices: those come first, now and over three years. */
function WebhostingPage({ text, locale }: PageProps<WebhostingText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        family="webhosting"
        picture={
          <>
            <span className="sun desktop-only" />
            <Drawing name="calathea" height={270} pot="white" />
            <Drawing name="boom" height={470} className="tuck" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Details>
        <TechnicalDetails products={sizes} />
        <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
        <WordTable text={text.kinds} brief />
        <Argument text={text.freedom} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <MovingBand text={homeTexts[locale].moving} />
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
