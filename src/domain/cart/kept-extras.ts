import { childrenOf, type ItemChoice } from './cart.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { optionOf } from '#domain/catalogue/product.ts'

/** Changing package or term re-adds the extras that still exist there: their slugs, in the order they had. */
export function extrasKeptWith(
  catalogue: Pick<Catalogue, 'products'>,
  items: readonly ItemChoice[],
  replacedId: string,
  next: { readonly productSlug: string; readonly priceFrequency: Frequency | null },
): readonly string[] {
  return childrenOf(items, replacedId)
    .map((extra) => extra.productSlug)
    .filter((slug) => {
      const product = catalogue.products.get(slug)
      return product?.parents?.includes(next.productSlug) && optionOf(product, 'purchase', next.priceFrequency)
    })
}
