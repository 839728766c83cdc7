import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { email } from './email.ts'
import { featured, groups } from './extensions/featured.ts'
import { handPriced } from './extensions/hand-priced.ts'
import { bandPriced, closedSuffixes } from './extensions/price-bands.ts'
import { extras } from './extras.ts'
import { movingService } from './moving-service.ts'
import { reseller } from './reseller.ts'
import { webhosting } from './webhosting.ts'
import { website } from './website.ts'
import { webshop } from './webshop.ts'
import { woocommerce } from './woocommerce.ts'
import { wordpress } from './wordpress.ts'

/** Everything but domain names, whose products are made from their extensions. */
export const products: readonly Product[] = [
  ...webhosting,
  ...wordpress,
  ...woocommerce,
  ...website,
  ...webshop,
  ...email,
  ...reseller,
  ...extras,
  movingService,
]

export const extensions = [...handPriced, ...bandPriced()]

export const catalogue: Catalogue = {
  products: new Map(products.map((product) => [product.slug, product])),
  extensions: new Map(extensions.map((extension) => [extension.tld, extension])),
  closedSuffixes: new Set(closedSuffixes()),
  featured,
  groups,
}

/** What the shop advertises: counted, never typed. */
export const extensionCount = catalogue.extensions.size
