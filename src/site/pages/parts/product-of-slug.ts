import { type Column, columnWords } from '#catalogue/columns.ts'
import type { Locale } from '#core/locale/locale.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { productOf } from '#core/cart/order-choice.ts'
import type { Product } from '#core/catalogue/product.ts'

/** Slugs in pages are constants, so an unknown one throws. */
export function productOfSlug(slug: string): Product {
  const product = productOf(catalogue, slug)
  if (!product) throw new RangeError(`no product ${slug} in the catalogue`)
  return product
}

/** Limit of a package from the catalogue, formatted for a sentence: `10 GB`, `onbeperkt`. */
export function limitOf(slug: string, column: Column, locale: Locale): string {
  return columnWords(productOfSlug(slug).limits, column, locale)
}
