import { createSingleFlight, type SingleFlight } from '#platform/limits/single-flight.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { CartDependencies } from '#features/carts/cart-dependencies.ts'
import type { Customers } from '#features/customers/repository.ts'
import type { Holders } from '#features/customers/holders-repository.ts'
import { type CountryProofs, createCountryProofs, createMethodList, type MethodList } from './list-payment-methods.ts'
import type { SendDependencies } from '#features/payments/send-payment.ts'

/** Dependencies of the use cases around starting a payment. */
export interface CheckoutDependencies extends Omit<CartDependencies, keyof SendDependencies>, SendDependencies {
  readonly customers: Pick<Customers, 'find'>
  readonly holders: Pick<Holders, 'listOf'>
  /** Issuer of the invoices. */
  readonly seller: Seller
  /** SHA-256 of the published terms; null if they cannot be read */
  readonly termsHash: string | null
  /** Payment methods that the provider offers, cached. */
  readonly methods: MethodList
  readonly proofs: CountryProofs
  /** Asks the provider about an attempt and applies the answer. */
  readonly syncPayment: (paymentId: string) => Promise<unknown>
  /** Joins equal concurrent requests. */
  readonly once: SingleFlight
  readonly now: () => Date
}

type Parts = Omit<CheckoutDependencies, 'methods' | 'proofs' | 'once' | 'now'> &
  Partial<Pick<CheckoutDependencies, 'now'>>

export function createCheckoutDependencies(parts: Parts): CheckoutDependencies {
  const methods = createMethodList(parts.provider)
  const proofs = createCountryProofs(methods)
  return { now: () => new Date(), ...parts, methods, proofs, once: createSingleFlight() }
}
