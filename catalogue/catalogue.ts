import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { featured, groups } from './extensions/featured.ts'
import { handPriced } from './extensions/hand-priced.ts'
import { bandPriced, closedSuffixes } from './extensions/price-bands.ts'
import { productsBySlug } from './products.ts'

export const extensions = [...handPriced, ...bandPriced()]

export const catalogue: Catalogue = {
  products: productsBySlug,
  extensions: new Map(extensions.map((extension) => [extension.tld, extension])),
  closedSuffixes: new Set(closedSuffixes()),
  featured,
  groups,
}

/** What the shop advertises: counted, never typed. */
export const extensionCount = catalogue.extensions.size
