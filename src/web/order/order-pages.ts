import { type ComponentType, useEffect, useState } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PriceOption } from '#core/catalogue/price.ts'
import type { PackedExtensions } from '#core/names/packed-extensions.ts'
import { type OrderPageId, type OrderSlice, orderSlices } from './order-context.ts'

/** A page with the texts that are its own. */
export interface LoadedPage {
  readonly Page: ComponentType
  readonly messages: object
}

type Texts = Promise<{ readonly default: unknown }>

const texts: Readonly<Record<OrderSlice, Readonly<Record<SiteLocale, () => Texts>>>> = {
  'order-domains': {
    nl: () => import('virtual:messages/order-domains/nl'),
    de: () => import('virtual:messages/order-domains/de'),
  },
  'order-hosting': {
    nl: () => import('virtual:messages/order-hosting/nl'),
    de: () => import('virtual:messages/order-hosting/de'),
  },
  'order-pay': {
    nl: () => import('virtual:messages/order-pay/nl'),
    de: () => import('virtual:messages/order-pay/de'),
  },
}

/** By slice: the document brings those of the page it was made for, others are fetched. */
const loadedTexts = new Map<OrderSlice, object>()

export function keepTexts(id: OrderPageId, messages: object): void {
  loadedTexts.set(orderSlices[id], messages)
}

async function textsOf(slice: OrderSlice, locale: SiteLocale): Promise<object> {
  const known = loadedTexts.get(slice) ?? ((await texts[slice][locale]()).default as object)
  loadedTexts.set(slice, known)
  return known
}

type ProductPrices = Readonly<Record<string, readonly PriceOption[]>>

/** By slug, once loaded. A file of their own: prices change more often than scripts, whose names would change with them. */
export let productPrices: ProductPrices = {}

export async function loadPrices(): Promise<void> {
  productPrices = await fetched<ProductPrices>(document.getElementById('order')?.dataset['prices'] ?? '')
}

let extensions: Promise<PackedExtensions> | undefined

/** All extensions we sell, fetched once a page, when somebody first needs them. */
export function fetchExtensions(address: string): Promise<PackedExtensions> {
  extensions ??= fetched<PackedExtensions>(address).catch((error: unknown) => {
    extensions = undefined
    throw error
  })
  return extensions
}

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/** Who somebody is, payment and what follows: one file with the parts they share. */
const payPages = () => import('./account-page.tsx')

/** A page is fetched when its content is needed: an empty cart needs none. */
const loaders: Readonly<Record<OrderPageId, () => Promise<ComponentType>>> = {
  orderDomains: async () => (await import('#web/order/domains/domains-page.tsx')).DomainsPage,
  orderHosting: async () => {
    const [{ HostingPage }] = await Promise.all([import('#web/order/hosting/hosting-page.tsx'), loadPrices()])
    return HostingPage
  },
  orderAccount: async () => (await payPages()).AccountPage,
  orderPayment: async () => (await payPages()).PaymentPage,
  orderComplete: async () => (await payPages()).CompletePage,
}

const loaded = new Map<OrderPageId, LoadedPage>()

export async function loadOrderPage(id: OrderPageId, locale: SiteLocale): Promise<void> {
  if (loaded.has(id)) return
  const [Page, messages] = await Promise.all([loaders[id](), textsOf(orderSlices[id], locale)])
  loaded.set(id, { Page, messages })
}

/** The page, if it is there and wanted. */
export function useOrderPage(
  id: OrderPageId,
  locale: SiteLocale,
  isWanted: boolean,
): LoadedPage | 'loading' | 'failed' {
  const [failed, setFailed] = useState<OrderPageId>()
  const [, setLoaded] = useState<OrderPageId>()
  const page = loaded.get(id)
  const isMissing = isWanted && page === undefined

  useEffect(() => {
    if (!isMissing) return
    loadOrderPage(id, locale).then(
      () => setLoaded(id),
      () => setFailed(id),
    )
  }, [id, locale, isMissing])

  return page ?? (failed === id ? 'failed' : 'loading')
}
