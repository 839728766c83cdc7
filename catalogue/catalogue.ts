import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { withPriceList } from '#core/catalogue/price-list.ts'
import { renderedWith } from '#site/rendered-with.ts'
import { featured, groups } from '#catalogue/extensions/featured.ts'
import { handPriced } from '#catalogue/extensions/hand-priced.ts'
import { bandPriced, closedSuffixes } from '#catalogue/extensions/price-bands.ts'
import { productsBySlug } from './products.ts'

export const extensions = [...handPriced, ...bandPriced()]

const own: Catalogue = {
  products: productsBySlug,
  extensions: new Map(extensions.map((extension) => [extension.tld, extension])),
  closedSuffixes: new Set(closedSuffixes()),
  featured,
  groups,
}

/** Catalogue at the prices of these files; in the page renderer, at the prices passed to it. */
export const catalogue = renderedWith ? withPriceList(own, renderedWith.prices) : own

/** Number of extensions as advertised, always counted. */
export const extensionCount = catalogue.extensions.size
