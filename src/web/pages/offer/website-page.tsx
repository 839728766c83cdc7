import { websitePageNl as text } from '#content/nl/website-page.ts'
import { Comparison } from '#web/pages/comparison.tsx'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { Argument } from '#web/pages/offer/argument.tsx'
import { LeavingBuilder } from '#web/pages/offer/leaving-builder.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import { Packages } from '#web/pages/offer/packages.tsx'
import { QuestionsWithContact } from '#web/pages/offer/questions-with-contact.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WaysTable } from '#web/pages/offer/ways-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const sizes = ['website-stek', 'website-struik']

/** Whoever comes here has not chosen yet: the builder stands beside the other ways, with what cannot be taken along. */
export function WebsitePage() {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="buildWebsite"
        text={text.hero}
        picture={
          <>
            <Drawing name="pilea" height={150} pot="white" className="deskonly" />
            <Drawing name="kas" height={330} />
            <Drawing name="spruit" height={110} pot="butter" />
          </>
        }
      />
      <Argument text={text.argument} drawing="calathea" height={310} tint="straw" pot="white" />
      <Packages slugs={sizes} text={text.packages} />
      <Comparison products={sizes} text={text.comparison} />
      <DomainSteps text={text.steps} />
      <WaysTable text={text.ways} drawings={['kas', 'rank', 'plank']} />
      <LeavingBuilder text={text.leaving} />
      <ThreeYears text={text.threeYears} products={[...sizes, 'wordpress-stek', 'webhosting-stek']} />
      <NotIncluded text={text.notIncluded} />
      <QuestionsWithContact text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
