import type { Log } from '#platform/telemetry/log.ts'
import { createSingleFlight, type SingleFlight } from '#platform/limits/single-flight.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { CartDependencies } from '#features/carts/deps.ts'
import type { Customers, Holders } from '#features/customers/customer-ports.ts'
import { type CountryProofs, createCountryProofs, createMethodList, type MethodList } from './list-payment-methods.ts'
import type { OrderStores, Payments } from '#features/payments/payment-ports.ts'
import type { OrderSeal, PaymentProvider } from '#platform/clients/payment-provider.ts'

/** What the use cases around starting a payment work with. */
export interface CheckoutDependencies extends CartDependencies {
  readonly customers: Pick<Customers, 'find'>
  readonly holders: Pick<Holders, 'listOf'>
  readonly payments: Payments
  readonly transaction: UnitOfWork<OrderStores>
  readonly provider: PaymentProvider
  readonly seal: OrderSeal
  /** Who issues the invoices. */
  readonly seller: Seller
  /** SHA-256 of the terms as they are published; null: they cannot be read. */
  readonly termsHash: string | null
  /** What the provider offers, cached for a while. */
  readonly methods: MethodList
  readonly proofs: CountryProofs
  /** Where the provider sends the buyer back to, and where it tells us of news; null: it cannot reach us. */
  readonly addressesOf: (
    paymentId: string,
    locale: SiteLocale,
  ) => { readonly returnUrl: string; readonly webhookUrl: string | null }
  /** Asks the provider how an attempt goes, and applies the answer. */
  readonly syncPayment: (paymentId: string) => Promise<unknown>
  /** Equal requests at the same moment are one. */
  readonly once: SingleFlight
  readonly now: () => Date
  readonly log: Log
}

type Parts = Omit<CheckoutDependencies, 'methods' | 'proofs' | 'once' | 'now'> &
  Partial<Pick<CheckoutDependencies, 'now'>>

export function createCheckoutDependencies(parts: Parts): CheckoutDependencies {
  const methods = createMethodList(parts.provider)
  const proofs = createCountryProofs(methods)
  return { now: () => new Date(), ...parts, methods, proofs, once: createSingleFlight() }
}
