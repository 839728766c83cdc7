import { type ComponentType, useEffect, useState } from 'react'
import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PriceOption } from '#domain/catalogue/price.ts'
import type { OrderPageId } from './order-context.ts'

/** A page with the texts that are its own. */
export interface LoadedPage {
  readonly Page: ComponentType
  readonly messages: object
}

type Texts = Promise<{ readonly default: unknown }>
type Loader = (locale: SiteLocale) => Promise<LoadedPage>

const cartTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-cart/nl'),
  de: () => import('virtual:messages/order-cart/de'),
}
const domainTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-domains/nl'),
  de: () => import('virtual:messages/order-domains/de'),
}
const hostingTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-hosting/nl'),
  de: () => import('virtual:messages/order-hosting/de'),
}
const accountTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-account/nl'),
  de: () => import('virtual:messages/order-account/de'),
}
const paymentTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-payment/nl'),
  de: () => import('virtual:messages/order-payment/de'),
}
const completeTexts: Readonly<Record<SiteLocale, () => Texts>> = {
  nl: () => import('virtual:messages/order-complete/nl'),
  de: () => import('virtual:messages/order-complete/de'),
}

type ProductPrices = Readonly<Record<string, readonly PriceOption[]>>

/** By slug, once loaded. A file of their own: prices change more often than scripts, whose names would change with them. */
export let productPrices: ProductPrices = {}

export async function loadPrices(): Promise<void> {
  const response = await fetch(document.getElementById('order')?.dataset['prices'] ?? '')
  if (!response.ok) throw new Error(String(response.status))
  productPrices = (await response.json()) as ProductPrices
}

/** A page is fetched when its content is needed: an empty cart needs none. */
const loaders: Readonly<Record<OrderPageId, Loader>> = {
  orderDomains: async (locale) => {
    const [page, texts] = await Promise.all([import('#web/order/domains/domains-page.tsx'), domainTexts[locale]()])
    return { Page: page.DomainsPage, messages: texts.default as object }
  },
  orderHosting: async (locale) => {
    const [page, texts] = await Promise.all([
      import('#web/order/hosting/hosting-page.tsx'),
      hostingTexts[locale](),
      loadPrices(),
    ])
    return { Page: page.HostingPage, messages: texts.default as object }
  },
  orderAccount: async (locale) => {
    const [page, texts] = await Promise.all([import('./account-page.tsx'), accountTexts[locale]()])
    return { Page: page.AccountPage, messages: texts.default as object }
  },
  orderPayment: async (locale) => {
    const [page, texts] = await Promise.all([import('#web/order/payment/payment-page.tsx'), paymentTexts[locale]()])
    return { Page: page.PaymentPage, messages: texts.default as object }
  },
  orderComplete: async (locale) => {
    const [page, texts] = await Promise.all([import('#web/order/complete/complete-page.tsx'), completeTexts[locale]()])
    return { Page: page.CompletePage, messages: texts.default as object }
  },
}

const loaded = new Map<OrderPageId, LoadedPage>()

export async function loadOrderPage(id: OrderPageId, locale: SiteLocale): Promise<void> {
  if (loaded.has(id)) return
  const [{ Page, messages }, cart] = await Promise.all([loaders[id](locale), cartTexts[locale]()])
  loaded.set(id, { Page, messages: { ...messages, ...(cart.default as object) } })
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
