import { createContext, useContext } from 'react'
import { useLocale } from 'use-intl'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type SiteLocale, siteLocaleOf } from '#core/locale/locale.ts'
import type { BasisPoints } from '#core/money/money.ts'
import type { ExtensionGroup } from '#core/catalogue/catalogue.ts'
import type { ProductTitles } from '#web/cart/product-titles.ts'
import type { TrustPoint } from '#web/ui/trust-row.tsx'

export const orderPageIds = ['orderDomains', 'orderHosting', 'orderAccount', 'orderPayment', 'orderComplete'] as const
export type OrderPageId = (typeof orderPageIds)[number]

/** Message slice of each page, loaded beside the messages of the app. */
export const orderSlices = {
  orderDomains: 'order-domains',
  orderHosting: 'order-hosting',
  orderAccount: 'order-pay',
  orderPayment: 'order-pay',
  orderComplete: 'order-pay',
} as const satisfies Record<OrderPageId, string>
export type OrderSlice = (typeof orderSlices)[OrderPageId]

/** Texts of an order page, embedded in it as JSON, so that hydration needs no further request. */
export interface AppTexts {
  readonly messages: object
  readonly pageMessages: object
  readonly titles: ProductTitles
}
export const appTextsId = 'order-texts'

interface OrderPageText {
  readonly path: string
  readonly title: string
  readonly h1: string
  readonly lead: string
}

/** Settings that the server embeds in the page. */
export interface OrderSetting {
  readonly pages: Readonly<Record<OrderPageId, OrderPageText>>
  readonly paths: {
    readonly wordpressHosting: string
    readonly moving: string
    readonly setPassword: string
    readonly devices: string
    readonly contact: string
    readonly helpdesk: string
    readonly portal: string
    readonly withdrawal: string
    readonly sharedCart: string
  }
  readonly trust: readonly TrustPoint[]
  /** Payment methods and delivery area; the law requires them at the start of an order. */
  readonly accepts: string
  readonly extensions: {
    /** URL of the extension table, loaded on demand. */
    readonly address: string
    /** Extensions offered for every name, in this order. */
    readonly featured: readonly string[]
    readonly groups: Readonly<Record<ExtensionGroup, readonly string[]>>
    readonly total: number
  }
  /** Date of the prices shown; the server decides what is charged. */
  readonly pricedOn: IsoDate
  /**
   * VAT rate that most readers of the language will pay, if it differs from the default; totals are shown with it too.
   */
  readonly previewVat: BasisPoints | null
}

export const OrderContext = createContext<OrderSetting | undefined>(undefined)

export function useOrder(): OrderSetting {
  const order = useContext(OrderContext)
  if (!order) throw new Error('This component is rendered outside the order app')
  return order
}

/** Locale of the order pages, which exist only in languages that have paths. */
export function useSiteLocale(): SiteLocale {
  return siteLocaleOf(useLocale())
}
