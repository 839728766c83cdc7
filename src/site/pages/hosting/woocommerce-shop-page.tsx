import { slugsOf } from '#catalogue/families.ts'
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
import { woocommerceShopNl } from './woocommerce-shop-nl.ts'
import { woocommerceShopDe } from './woocommerce-shop-de.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { definePage, type PageProps } from '#site/pages/page-record.ts'

/** WooCommerce hosting; payments, law and busy days are the main questions. */
export interface WoocommerceShopText<L extends SiteLocale = never> extends OfferPageText<L> {
  readonly own: ArgumentText
  readonly settings: WordTableText
  readonly law: WordTableText
  readonly rebuild: ArgumentText
  /** Table that compares WooCommerce to the shop builder. */
  readonly ways: WordTableText
}

export default definePage('buildWoocommerceShop', {
  texts: { nl: woocommerceShopNl, de: woocommerceShopDe },
  sheet: 'offer',
  drawing: 'kraam',
  chapter: 'offer',
  articles: ['wordpress-staging', 'wordpress-restore', 'hosting-ssl'],
  Content: WoocommerceShopPage,
})

const sizes = slugsOf('woocommerce')

/** Visitors of this page will have customers: the needs and legal duties of a shop stand beside the price. */
function WoocommerceShopPage({ text, locale }: PageProps<WoocommerceShopText>) {
  return (
    <main id="main" tabIndex={-1}>
      <OfferHero
        text={text}
        family="woocommerce"
        picture={
          <>
            <Drawing name="tulp-tall" height={200} className="wideonly" />
            <Drawing name="kraam" height={360} />
            <Drawing name="tulp-sun" height={150} pot="white" className="wideonly" />
          </>
        }
      />
      <Packages slugs={sizes} text={text.packages} asideDrawing="kraam" />
      <Argument text={text.rebuild} drawing="glas" height={320} side="left" tint="blush" />
      <Details>
        <TechnicalDetails products={sizes} />
        <Argument text={text.own} />
        <WordTable text={text.settings} />
        <WordTable text={text.law} />
        <WordTable text={text.ways} brief />
        <ThreeYears text={text.threeYears} products={[...sizes, `domain-${locale}`]} />
        <NotIncluded text={text.notIncluded} />
      </Details>
      <OfferQuestions text={text.faq} />
      <NextPages text={text.next} />
    </main>
  )
}
