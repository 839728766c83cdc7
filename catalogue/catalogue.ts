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

/** At the prices of these files, or in a program that renders pages at those it was given. */
export const catalogue = renderedWith ? withPriceList(own, renderedWith.prices) : own

/** What the shop advertises: counted, never typed. */
export const extensionCount = catalogue.extensions.size
