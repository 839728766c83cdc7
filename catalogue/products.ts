import type { Product } from '#domain/catalogue/product.ts'
import { extras } from './extras.ts'
import { families } from './families.ts'
import { movingService } from './moving-service.ts'

/** Everything but domain names, whose products are made from their extensions. */
export const products: readonly Product[] = [
  ...Object.values(families).flatMap((family) => family.packages),
  ...extras,
  movingService,
]

export const productsBySlug: ReadonlyMap<string, Product> = new Map(products.map((product) => [product.slug, product]))
