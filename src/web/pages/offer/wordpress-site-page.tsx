import { wordpressSiteText } from '#content/offer-pages.ts'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { FaqSection } from '#web/pages/faq-section.tsx'
import { Argument } from '#web/pages/offer/argument.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import { Packages } from '#web/pages/offer/packages.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WordTable } from '#web/pages/offer/word-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const sizes = ['wordpress-stek', 'wordpress-struik']

/** Whoever comes here wonders whether it can be done alone: how it goes comes first, what it costs later. */
export function WordpressSitePage() {
  const { locale } = useSite()
  const text = wordpressSiteText[locale]
  return (
    <main id="main" tabIndex={-1} className="offer">
      <OfferHero
        page="buildWordpressSite"
        text={text.hero}
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
