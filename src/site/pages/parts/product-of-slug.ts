import { type Column, columnWords } from '#catalogue/columns.ts'
import type { Locale } from '#core/locale/locale.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { productOf } from '#core/cart/order-choice.ts'
import type { Product } from '#core/catalogue/product.ts'

/** For pages, whose slugs are written by us: an unknown one is a mistake in the page and throws. */
export function productOfSlug(slug: string): Product {
  const product = productOf(catalogue, slug)
  if (!product) throw new RangeError(`no product ${slug} in the catalogue`)
  return product
}

/** What the catalogue says of a package, for a sentence: `10 GB`, `onbeperkt`. */
export function limitOf(slug: string, column: Column, locale: Locale): string {
  return columnWords(productOfSlug(slug).limits, column, locale)
}
