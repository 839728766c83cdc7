import { email } from '#catalogue/email.ts'
import { extras } from '#catalogue/extras.ts'
import { movingService } from '#catalogue/moving-service.ts'
import { reseller } from '#catalogue/reseller.ts'
import { webhosting } from '#catalogue/webhosting.ts'
import { webshop } from '#catalogue/webshop.ts'
import { website } from '#catalogue/website.ts'
import { woocommerce } from '#catalogue/woocommerce.ts'
import { wordpress } from '#catalogue/wordpress.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'

const products: readonly Product[] = [
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

/** Everything but the extensions, which this page needs only when somebody types a name. */
export const orderCatalogue = catalogueWith(new Map(products.map((product) => [product.slug, product])))

export { movingService }
