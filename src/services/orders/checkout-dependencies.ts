import type { SiteLocale } from '#domain/basics/locale.ts'
import type { CartDependencies } from '#services/cart/cart-dependencies.ts'
import { createMethodList, type MethodList } from './payment-method-cache.ts'
import type { Customers } from '#services/customers/customers-port.ts'
import type { DomainLookup } from '#services/names/domain-lookup-port.ts'
import type { Orders } from './orders-port.ts'
import type { PaymentProvider } from './payment-provider-port.ts'
import { createSingleFlight, type SingleFlight } from '#concurrency/single-flight.ts'

/** What the use cases around starting a payment work with. */
export interface CheckoutDependencies extends CartDependencies {
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

type Parts = Omit<CheckoutDependencies, 'methods' | 'once' | 'now'> & Partial<Pick<CheckoutDependencies, 'now'>>

export function createCheckoutDependencies(parts: Parts): CheckoutDependencies {
  return { now: () => new Date(), ...parts, methods: createMethodList(parts.provider), once: createSingleFlight() }
}
