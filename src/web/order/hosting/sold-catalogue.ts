import { useMemo } from 'react'
import { productsAt } from '#catalogue/extras.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrderSession } from '#web/order/order-session.ts'

/** The catalogue without extensions, which load only when a name is typed. Prices were loaded with the page. */
export function useSoldCatalogue(): Catalogue {
  const prices = useOrderSession().downloads.prices()
  return useMemo(() => catalogueWith(productsAt(prices)), [prices])
}
