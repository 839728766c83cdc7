import domainsTexts from 'virtual:message-files/order-domains'
import hostingTexts from 'virtual:message-files/order-hosting'
import payTexts from 'virtual:message-files/order-pay'
import type { ComponentType } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PriceOption } from '#core/catalogue/price.ts'
import type { PackedExtensions } from '#core/names/packed-extensions.ts'
import type { MessageFiles } from '#web/message-slices.ts'
import { type Lazy, lazy } from '#web/lazy.ts'
import { type OrderPageId, type OrderSlice, orderSlices } from './order-context.ts'

export interface LoadedPage {
  readonly Page: ComponentType
  readonly messages: object
}

const textFiles: Readonly<Record<OrderSlice, MessageFiles>> = {
  'order-domains': domainsTexts,
  'order-hosting': hostingTexts,
  'order-pay': payTexts,
}

type ProductPrices = Readonly<Record<string, readonly PriceOption[]>>

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/** Account, payment and completion share one bundle because they share components. */
const payPages = () => import('./account-page.tsx')

/** A page is loaded when its content is needed; an empty cart needs none. */
const loaders: Readonly<Record<OrderPageId, () => Promise<ComponentType>>> = {
  orderDomains: async () => (await import('#web/order/domains/domains-page.tsx')).DomainsPage,
  orderHosting: async () => (await import('#web/order/hosting/hosting-page.tsx')).HostingPage,
  orderAccount: async () => (await payPages()).AccountPage,
  orderPayment: async () => (await payPages()).PaymentPage,
  orderComplete: async () => (await payPages()).CompletePage,
}

/** Lazily loaded parts of the order app, cached once loaded. */
export interface OrderDownloads {
  /** Stores the messages embedded in the document. */
  readonly keepTexts: (id: OrderPageId, messages: object) => void
  readonly loadPage: (id: OrderPageId, locale: SiteLocale) => Promise<void>
  readonly page: (id: OrderPageId) => LoadedPage | undefined
  readonly loadPrices: () => Promise<ProductPrices>
  /** Prices by slug; empty until they are loaded. */
  readonly prices: () => ProductPrices
  readonly fetchExtensions: (address: string) => Promise<PackedExtensions>
}

const noPrices: ProductPrices = {}

export function createOrderDownloads(): OrderDownloads {
  const texts = new Map<OrderSlice, object>()
  const pages = new Map<OrderPageId, LoadedPage>()
  const extensions = new Map<string, Lazy<PackedExtensions>>()
  // Prices are a separate file because they change more often than the scripts, which stay cached.
  const prices = lazy(() => fetched<ProductPrices>(document.getElementById('order')?.dataset['prices'] ?? ''))

  async function textsOf(slice: OrderSlice, locale: SiteLocale): Promise<object> {
    const messages = texts.get(slice) ?? (await textFiles[slice][locale]()).default
    texts.set(slice, messages)
    return messages
  }

  return {
    keepTexts: (id, messages) => void texts.set(orderSlices[id], messages),
    loadPage: async (id, locale) => {
      if (pages.has(id)) return
      const parts = [loaders[id](), textsOf(orderSlices[id], locale)] as const
      const [Page, messages] = await Promise.all(id === 'orderHosting' ? [...parts, prices.load()] : parts)
      pages.set(id, { Page, messages })
    },
    page: (id) => pages.get(id),
    loadPrices: prices.load,
    prices: () => prices.value() ?? noPrices,
    fetchExtensions: (address) => {
      const table = extensions.get(address) ?? lazy(() => fetched<PackedExtensions>(address))
      extensions.set(address, table)
      return table.load()
    },
  }
}
