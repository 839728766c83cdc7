import type { SiteLocale } from '#domain/locale.ts'
import type { CartShop } from '#services/cart-shop.ts'
import { createMethodList, type MethodList } from '#services/method-list.ts'
import type { Customers } from '#services/ports/customers.ts'
import type { DomainLookup } from '#services/ports/domain-lookup.ts'
import type { Orders } from '#services/ports/orders.ts'
import type { PaymentProvider } from '#services/ports/payment-provider.ts'
import { createSingleFlight, type SingleFlight } from '#services/single-flight.ts'

/** What the use cases around starting a payment work with. */
export interface CheckoutDesk extends CartShop {
  readonly customers: Pick<Customers, 'find'>
  readonly orders: Orders
  readonly provider: PaymentProvider
  /** What the provider offers, remembered for a while. */
  readonly methods: MethodList
  readonly lookup: DomainLookup
  /** Where the provider sends the buyer back to, and where it tells us of news; null: it cannot reach us. */
  readonly addressesOf: (
    paymentId: string,
    locale: SiteLocale,
  ) => { readonly returnUrl: string; readonly webhookUrl: string | null }
  /** Asks the provider how an attempt goes, and takes in the answer. */
  readonly look: (paymentId: string) => Promise<void>
  /** The same wish at the same moment is done once. */
  readonly once: SingleFlight
  readonly now: () => Date
  /** For what a person must look at. */
  readonly alert: (line: string) => void
}

type Parts = Omit<CheckoutDesk, 'methods' | 'once' | 'now'> & Partial<Pick<CheckoutDesk, 'now'>>

export function createCheckoutDesk(parts: Parts): CheckoutDesk {
  return { now: () => new Date(), ...parts, methods: createMethodList(parts.provider), once: createSingleFlight() }
}
