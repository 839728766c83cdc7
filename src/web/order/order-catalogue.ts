import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { Product } from '#core/catalogue/product.ts'
import type { ExtensionTable } from '#core/names/domain-name.ts'

const noList = { nl: [], de: [], en: [] } as const
const noExtensions: ExtensionTable = { extensions: new Map(), closedSuffixes: new Set() }

/** The loaded part of the catalogue, in the shape that the pricing rules expect. */
export function catalogueWith(
  products: ReadonlyMap<string, Product> = new Map(),
  table: ExtensionTable = noExtensions,
): Catalogue {
  const { extensions, closedSuffixes } = table
  return {
    products,
    extensions,
    closedSuffixes,
    featured: noList,
    groups: { popular: noList, nearby: noList, shop: noList, cities: noList },
  }
}
