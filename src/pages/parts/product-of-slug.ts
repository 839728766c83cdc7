import { catalogue } from '#catalogue/catalogue.ts'
import { productOf } from '#domain/cart/order-choice.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** For pages, whose slugs are written by us: an unknown one is a mistake in the page and throws. */
export function productOfSlug(slug: string): Product {
  const product = productOf(catalogue, slug)
  if (!product) throw new RangeError(`no product ${slug} in the catalogue`)
  return product
}
