import { canBeRestricted, type DecidedTax, decidedTaxOf, needsProof } from '#domain/tax/vat-evidence.ts'
import type { StoredCart } from '#services/cart/cart-ports.ts'
import { type PricedCart, pricedCartOf } from '#services/cart/priced-cart.ts'
import type { Customer } from '#services/customers/customer-ports.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { MethodList } from './list-payment-methods.ts'
import type { MethodQuestion, ProviderMethod } from './payment-provider-port.ts'

/** Whether some method of the provider's can show that a buyer is in a country. */
export interface CountryProofs {
  /** By the last answer; without one, yes. It never waits, and the provider is asked in the background. */
  canProve(country: string): boolean
  /** By an answer that is not old. Throws `Unavailable` when there is none. */
  ask(country: string): Promise<boolean>
}

/** All that the provider has been told to offer, whatever the amount. */
const anything: MethodQuestion = { amount: null, locale: 'nl', country: null, sequence: 'oneoff' }

export function createCountryProofs(methods: MethodList): CountryProofs {
  let known: readonly ProviderMethod[] | null = null

  async function offered(): Promise<readonly ProviderMethod[]> {
    return (known = await methods(anything))
  }

  return {
    canProve(country) {
      offered().catch(() => {})
      return known === null || isAmong(known, country)
    },
    ask: async (country) => isAmong(await offered(), country),
  }
}

function isAmong(methods: readonly ProviderMethod[], country: string): boolean {
  return methods.some(({ id }) => canBeRestricted(id, country))
}

/** A cart at the tax of the details that the order keeps, and the country its payment is held to; null: to none. */
export interface TaxedCart {
  readonly priced: PricedCart
  readonly tax: DecidedTax
  readonly restrictTo: string | null
}

/** The tax is final here: before anybody pays. What costs nothing needs no proof. */
export async function taxedCartOf(
  { prices, today, proofs }: Pick<CheckoutDependencies, 'prices' | 'today' | 'proofs'>,
  customer: Customer,
  cart: StoredCart,
): Promise<TaxedCart> {
  const date = today()
  const at = (canProve: boolean) => {
    const tax = decidedTaxOf(customer, date, canProve)
    return { tax, priced: pricedCartOf(cart, { customerId: customer.id, tax }, prices, date) }
  }
  const proven = at(true)
  if (!needsProof(customer) || proven.priced.totals.total === 0) return { ...proven, restrictTo: null }
  const { country } = customer
  return (await proofs.ask(country)) ? { ...proven, restrictTo: country } : { ...at(false), restrictTo: null }
}

/** The methods for an amount that a payment can be held to the country by. */
export async function methodsHeldTo(
  methods: MethodList,
  question: MethodQuestion,
  restrictTo: string | null,
): Promise<readonly ProviderMethod[]> {
  const offered = await methods(question)
  return restrictTo === null ? offered : offered.filter(({ id }) => canBeRestricted(id, restrictTo))
}
