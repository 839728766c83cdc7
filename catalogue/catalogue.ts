import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { withPriceList } from '#domain/catalogue/price-list.ts'
import { renderedWith } from '#site/rendered-with.ts'
import { featured, groups } from './extensions/featured.ts'
import { handPriced } from './extensions/hand-priced.ts'
import { bandPriced, closedSuffixes } from './extensions/price-bands.ts'
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
