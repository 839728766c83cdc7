import { woocommerceShopText } from '#content/offer-pages.ts'
import { Comparison } from '#web/pages/comparison.tsx'
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

const sizes = ['woocommerce-struik', 'woocommerce-boom']

/** Whoever comes here will have customers of their own: what a shop needs and the law asks stands beside the price. */
export function WoocommerceShopPage() {
  const { locale } = useSite()
  const text = woocommerceShopText[locale]
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="buildWoocommerceShop"
        text={text.hero}
        picture={
          <>
            <Drawing name="tulp-tall" height={200} className="wideonly" />
            <Drawing name="kraam" height={360} />
            <Drawing name="tulp-sun" height={150} pot="white" className="wideonly" />
          </>
        }
      />
      <Argument text={text.own} drawing="naam-shop" height={300} tint="butter" />
      <Packages slugs={sizes} text={text.packages} asideDrawing="kraam" />
      <WordTable text={text.settings} soft />
      <WordTable text={text.law} />
      <Argument text={text.rebuild} drawing="glas" height={320} side="left" tint="blush" />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <WordTable text={text.ways} brief />
      <NotIncluded text={text.notIncluded} />
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
      <NextPages text={text.next} />
    </main>
  )
}
