import type { Extension } from './extension.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { Product, ProductFamily } from './product.ts'

export type ExtensionGroup = 'popular' | 'nearby' | 'shop' | 'cities'

export interface Catalogue {
  readonly products: ReadonlyMap<string, Product>
  /** Keyed by A-label without a dot: `nl`, `co.uk`, `xn--p1ai`. */
  readonly extensions: ReadonlyMap<string, Extension>
  /** Public suffixes that are neither sold nor available as a name themselves: `gov.uk`. */
  readonly closedSuffixes: ReadonlySet<string>
  readonly featured: Readonly<Record<Locale, readonly string[]>>
  readonly groups: Readonly<Record<ExtensionGroup, Readonly<Record<Locale, readonly string[]>>>>
}

export function productsOfFamily(catalogue: Pick<Catalogue, 'products'>, family: ProductFamily): readonly Product[] {
  return [...catalogue.products.values()].filter((product) => product.family === family)
}

/** Extras that a package offers. */
export function extrasOf(catalogue: Pick<Catalogue, 'products'>, parent: Product): readonly Product[] {
  return productsOfFamily(catalogue, 'extra').filter((extra) => extra.parents?.includes(parent.slug))
}
