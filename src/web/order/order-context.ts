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

/** The slice of messages that each page needs beside those of the app. */
export const orderSlices = {
  orderDomains: 'order-domains',
  orderHosting: 'order-hosting',
  orderAccount: 'order-pay',
  orderPayment: 'order-pay',
  orderComplete: 'order-pay',
} as const satisfies Record<OrderPageId, string>
export type OrderSlice = (typeof orderSlices)[OrderPageId]

/** What an order page says, given with it as JSON: with these it becomes the app without asking for more. */
export interface AppTexts {
  /** Of the whole app. */
  readonly messages: object
  /** Of this page. */
  readonly pageMessages: object
  readonly titles: ProductTitles
}
/** Of the element with them. */
export const appTextsId = 'order-texts'

export interface OrderPageText {
  readonly path: string
  readonly title: string
  readonly h1: string
  readonly lead: string
}

/** What the app cannot know by itself, given with the page. */
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
  /** How an order can be paid, and where it is delivered: the law wants it said where the order begins. */
  readonly accepts: string
  readonly extensions: {
    /** Where the table of all extensions is, for when it is needed. */
    readonly address: string
    /** Offered for every name, in this order. */
    readonly featured: readonly string[]
    readonly groups: Readonly<Record<ExtensionGroup, readonly string[]>>
    /** How many there are in all. */
    readonly total: number
  }
  /** The day whose prices the page shows; what the server charges is for the server to say. */
  readonly pricedOn: IsoDate
  /** The rate that most readers of the language will pay, where it is not a visitor's: totals are shown with it too. */
  readonly previewVat: BasisPoints | null
}

export const OrderContext = createContext<OrderSetting | undefined>(undefined)

export function useOrder(): OrderSetting {
  const order = useContext(OrderContext)
  if (!order) throw new Error('This component is rendered outside the order app')
  return order
}

/** Order pages exist in the languages that have paths. */
export function useSiteLocale(): SiteLocale {
  return siteLocaleOf(useLocale())
}
