import { catalogue } from '#catalogue/catalogue.ts'
import { frequencyOf, type Frequency } from '#domain/catalogue/frequency.ts'
import { optionOf, type Product } from '#domain/catalogue/product.ts'

export interface SoldPackage {
  readonly product: Product
  readonly terms: readonly Frequency[]
}

/** A page sells what it has an order link for: so what machines are told cannot differ from what people can press. */
export function packagesSoldIn(html: string): readonly SoldPackage[] {
  const sold = new Map<Product, Set<Frequency>>()
  for (const [, slug = '', word = ''] of html.matchAll(/[?&;]product=([a-z0-9-]+)&amp;term=([a-z0-9-]+)/g)) {
    const product = catalogue.products.get(slug)
    const term = frequencyOf(word)
    if (!product || !term || !optionOf(product, 'purchase', term)) {
      throw new Error(`A page links to an order of ${slug} ${word}, which is not for sale`)
    }
    sold.set(product, (sold.get(product) ?? new Set()).add(term))
  }
  return [...sold].map(([product, terms]) => ({ product, terms: [...terms] }))
}
