import { homeText } from '#content/home.ts'
import { webhostingText } from '#content/offer-pages.ts'
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

const sizes = ['webhosting-stek', 'webhosting-struik', 'webhosting-boom']

/** Whoever comes here compares prices: they come first, now and over three years. */
export function WebhostingPage() {
  const { locale } = useSite()
  const text = webhostingText[locale]
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="webhosting"
        text={text.hero}
        picture={
          <>
            <span className="sun deskonly" />
            <Drawing name="calathea" height={270} pot="white" />
            <Drawing name="boom" height={470} className="tuck" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <Argument text={text.freedom} drawing="zaai" height={190} tint="straw" />
      <WordTable text={text.kinds} brief />
      <FeatureBlocks features={text.features} />
      <MovingBand text={homeText(locale).moving} />
      <NotIncluded text={text.notIncluded} />
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
