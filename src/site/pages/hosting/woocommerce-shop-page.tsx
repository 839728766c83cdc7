import type { SiteLocale } from '#core/locale/locale.ts'
import { defineProductPage, type ProductPageText } from '#site/pages/offer/product.tsx'
import { Argument, type ArgumentText } from '#site/pages/parts/argument.tsx'
import { WordTable, type WordTableText } from '#site/pages/parts/word-table.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { woocommerceShopDe } from './woocommerce-shop-de.ts'
import { woocommerceShopNl } from './woocommerce-shop-nl.ts'

export interface WoocommerceShopText<L extends SiteLocale = never> extends ProductPageText<L> {
  readonly own: ArgumentText
  readonly settings: WordTableText
  readonly law: WordTableText
  readonly rebuild: ArgumentText
  /** Table that compares WooCommerce to the shop builder. */
  readonly ways: WordTableText
}

/** Visitors of this page will have customers: the needs and legal duties of a shop stand beside the price. */
export default defineProductPage<WoocommerceShopText>('buildWoocommerceShop', {
  texts: { nl: woocommerceShopNl, de: woocommerceShopDe },
  family: 'woocommerce',
  drawing: 'kraam',
  articles: ['wordpress-staging', 'wordpress-restore', 'hosting-ssl'],
  picture: (
    <>
      <Drawing name="tulp-tall" height={200} className="wideonly" />
      <Drawing name="kraam" height={360} />
      <Drawing name="tulp-sun" height={150} pot="white" className="wideonly" />
    </>
  ),
  asideDrawing: 'kraam',
  below: (text) => <Argument text={text.rebuild} drawing="glas" height={320} side="left" tint="blush" />,
  details: (text) => (
    <>
      <Argument text={text.own} />
      <WordTable text={text.settings} />
      <WordTable text={text.law} />
      <WordTable text={text.ways} brief />
    </>
  ),
})
