import { homeText } from '#content/home.ts'
import { wordpressHostingText } from '#content/offer-pages.ts'
import { Comparison } from '#web/pages/comparison.tsx'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { FeatureBlocks } from '#web/pages/feature-blocks.tsx'
import { MovingBand } from '#web/pages/moving-band.tsx'
import { Argument } from '#web/pages/offer/argument.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import { Packages } from '#web/pages/offer/packages.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const sizes = ['wordpress-stek', 'wordpress-struik', 'wordpress-boom']

/** Whoever comes here fears the upkeep: after the prices, who does which work. */
export function WordpressHostingPage() {
  const { locale } = useSite()
  const text = wordpressHostingText[locale]
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="wordpressHosting"
        text={text.hero}
        picture={
          <>
            <Drawing name="struik" height={230} pot="white" />
            <Drawing name="rank" height={440} className="mid" />
            <Drawing name="spruit" height={110} pot="butter" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Argument text={text.care} drawing="calathea" height={330} pot="butter" side="left" tint="water" />
      <WordTable text={text.tasks} soft />
      <FeatureBlocks features={text.features} />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <NotIncluded text={text.notIncluded} />
      <MovingBand text={homeText(locale).moving} />
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
