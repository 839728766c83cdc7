import { webshopPageText } from '#content/sold-pages.ts'
import { Comparison } from '#web/pages/comparison.tsx'
import { DomainSteps } from '#web/pages/domain-steps.tsx'
import { Argument } from '#web/pages/offer/argument.tsx'
import { NextPages } from '#web/pages/offer/next-pages.tsx'
import { NotIncluded } from '#web/pages/offer/not-included.tsx'
import { OfferHero } from '#web/pages/offer/offer-hero.tsx'
import { Packages } from '#web/pages/offer/packages.tsx'
import { QuestionsWithContact } from '#web/pages/offer/questions-with-contact.tsx'
import { ShopDuties } from '#web/pages/offer/shop-duties.tsx'
import { ThreeYears } from '#web/pages/offer/three-years.tsx'
import { WaysTable } from '#web/pages/offer/ways-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

const sizes = ['webshop-stek', 'webshop-struik']

/** Whoever comes here wants to open: what the builder does, how the money comes in, and what a shop owes its customers. */
export function WebshopPage() {
  const { locale } = useSite()
  const text = webshopPageText[locale]
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        page="buildWebshop"
        text={text.hero}
        picture={
          <>
            <Drawing name="kraam" height={350} />
            <Drawing name="bloei" height={230} pot="white" className="deskonly" />
          </>
        }
      />
      <Argument text={text.argument} drawing="cactus" height={300} tint="blush" pot="butter" />
      <Packages slugs={sizes} text={text.packages} />
      <Comparison products={sizes} text={text.comparison} />
      <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
      <DomainSteps text={text.payment} />
      <ShopDuties text={text.duties} />
      <WaysTable text={text.ways} drawings={['kraam', 'rank']} />
      <NotIncluded text={text.notIncluded} />
      <QuestionsWithContact text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
