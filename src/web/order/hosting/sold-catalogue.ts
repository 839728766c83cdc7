import { productsAt } from '#catalogue/extras.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { productPrices } from '#web/order/order-pages.ts'

let catalogue: Catalogue | undefined

/** Everything but the extensions, which are needed only when somebody types a name. Its prices were loaded with the page. */
export function soldCatalogue(): Catalogue {
  catalogue ??= catalogueWith(productsAt(productPrices))
  return catalogue
}
