import { type ComponentType, useEffect, useState } from 'react'
import type { OrderPageId } from '#web/order/order-context.ts'
import { StepPage } from '#web/order/step-page.tsx'

/** A page is fetched when its content is needed: an empty cart needs none. */
const loaders: Partial<Record<OrderPageId, () => Promise<ComponentType>>> = {
  orderDomains: async () => (await import('#web/order/domains/domains-page.tsx')).DomainsPage,
  orderHosting: async () => (await import('#web/order/hosting/hosting-page.tsx')).HostingPage,
}

const loaded = new Map<OrderPageId, ComponentType>()

export async function loadOrderPage(id: OrderPageId): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, (await loaders[id]?.()) ?? StepPage)
}

export type LoadedPage = ComponentType | 'loading' | 'failed'

/** The page, if it is there and wanted. */
export function useOrderPage(id: OrderPageId, isWanted: boolean): LoadedPage {
  const [failed, setFailed] = useState<OrderPageId>()
  const [, setLoaded] = useState<OrderPageId>()
  const page = loaded.get(id)
  const isMissing = isWanted && page === undefined

  useEffect(() => {
    if (!isMissing) return
    loadOrderPage(id).then(
      () => setLoaded(id),
      () => setFailed(id),
    )
  }, [id, isMissing])

  return page ?? (failed === id ? 'failed' : 'loading')
}
