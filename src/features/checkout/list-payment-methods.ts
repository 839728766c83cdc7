import { memoize } from '#platform/limits/memo.ts'
import type { Locale } from '#core/locale/locale.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { canBeRestricted, type DecidedTax, decidedTaxOf, needsProof } from '#core/tax/vat-evidence.ts'
import { outlastsCouponHold } from '#core/orders/payment-method-expiry.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { isOpenTo } from '#features/carts/open-carts.ts'
import type { StoredCart } from '#features/carts/items-repository.ts'
import type { Customer } from '#core/customers/profile.ts'
import {
  hasIssuers,
  type Issuer,
  type MethodQuestion,
  type PaymentProvider,
  type ProviderMethod,
} from '#platform/clients/payment-provider.ts'
import {
  type PricedCart,
  pricedCartFor,
  pricedCartOf,
  type PriceFacts,
  priceFactsOf,
} from '#features/carts/priced-cart.ts'
import type { Deps } from '#features/deps.ts'

export interface OfferedMethod {
  readonly id: string
  readonly name: string
  /** Present if the buyer chooses one in the shop; otherwise the provider's page asks. */
  readonly issuers?: readonly Issuer[]
  /** A payment with this method can set up a mandate for the renewals in the cart. */
  readonly mandate?: true
}

/** Names that replace those of the provider. */
const names = new Map([['ideal', 'iDEAL | Wero']])

/** Payment methods for the caller's total of a cart; none if it is zero. */
export async function listPaymentMethods(
  deps: Deps,
  caller: Caller,
  cartId: string,
  locale: Locale,
): Promise<Result<readonly OfferedMethod[], 'not_found'>> {
  const { carts, methods } = deps
  const cart = await carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const { customer } = caller
  const { priced, restrictTo } = customer
    ? await taxedCartOf(deps, customer, cart)
    : { priced: await pricedCartFor(deps, caller, cart), restrictTo: null }
  const { total: amount } = priced.totals
  if (amount === 0) return ok([])
  const country = customer?.country ?? null
  const isRenewed = priced.items.some(({ renewal }) => renewal !== null)
  const [offered, chargeable] = await Promise.all([
    methodsFor(methods, { amount, locale, country, sequence: 'oneoff' }, { priced, restrictTo }),
    // A failure here only means that no mandate is offered.
    isRenewed ? methods({ amount, locale, country, sequence: 'first' }).catch(() => []) : [],
  ])
  const mandated = new Set(chargeable.map(({ id }) => id))
  return ok(offered.map((method) => offeredMethodOf(method, mandated.has(method.id))))
}

function offeredMethodOf({ id, name, issuers }: ProviderMethod, isMandated: boolean): OfferedMethod {
  return {
    id,
    name: names.get(id) ?? name,
    ...(hasIssuers(id) && issuers.length > 0 && { issuers }),
    ...(isMandated && { mandate: true }),
  }
}

export type MethodList = (question: MethodQuestion) => Promise<readonly ProviderMethod[]>

const lifetimeMs = 60_000
const maxCacheEntries = 1000

/** Payment methods that the provider offers for an amount, cached for a minute. Failures are not cached. */
export function createMethodList(
  provider: Pick<PaymentProvider, 'methods'>,
  now: () => number = () => performance.now(),
): MethodList {
  const offered = memoize((key) => offeredBy(provider, JSON.parse(key) as MethodQuestion), {
    lifetimeMs,
    maxEntries: maxCacheEntries,
    now,
  })
  return ({ amount, locale, country, sequence }) => offered(JSON.stringify({ amount, locale, country, sequence }))
}

async function offeredBy(
  provider: Pick<PaymentProvider, 'methods'>,
  question: MethodQuestion,
): Promise<readonly ProviderMethod[]> {
  const { amount } = question
  const methods = await provider.methods(question)
  if (amount === null) return methods
  return methods.filter(({ least, most }) => (least ?? 0) <= amount && amount <= (most ?? amount))
}

/** Whether some payment method can prove that a buyer is in a country. */
export interface CountryProofs {
  /** Uses the last answer, or true without one. It never waits: the provider is queried in the background. */
  readonly canProve: (country: string) => boolean
  /** Uses an answer that is at most a minute old. Throws `Unavailable` if there is none. */
  readonly ask: (country: string) => Promise<boolean>
}

/** All methods that are enabled at the provider. */
const anything: MethodQuestion = { amount: null, locale: 'nl', country: null, sequence: 'oneoff' }

export function createCountryProofs(methods: MethodList, now: () => number = () => performance.now()): CountryProofs {
  let latest: readonly ProviderMethod[] | null = null
  let nextAt = Number.NEGATIVE_INFINITY

  async function offered(): Promise<readonly ProviderMethod[]> {
    return (latest = await methods(anything))
  }

  return {
    canProve(country) {
      // Once a minute even after a failure, because every request of a session asks.
      if (now() >= nextAt) {
        nextAt = now() + lifetimeMs
        offered().catch(() => {})
      }
      return latest === null || isAmong(latest, country)
    },
    ask: async (country) => isAmong(await offered(), country),
  }
}

function isAmong(methods: readonly ProviderMethod[], country: string): boolean {
  return methods.some(({ id }) => canBeRestricted(id, country))
}

/** A cart with the tax that the order stores. `restrictTo`: country the payment is restricted to; null for any */
export interface TaxedCart {
  readonly priced: PricedCart
  readonly tax: DecidedTax
  readonly restrictTo: string | null
}

/** Decides the tax finally, before the payment. A free order needs no proof of country. */
export async function taxedCartOf(deps: Deps, customer: Customer, cart: StoredCart): Promise<TaxedCart> {
  const { prices, proofs } = deps
  const date = deps.today()
  const pricedAt = (canProve: boolean, facts?: PriceFacts) => {
    const tax = decidedTaxOf(customer, date, () => canProve)
    return { tax, priced: pricedCartOf(cart, { customerId: customer.id, tax }, prices, date, facts) }
  }
  const facts = await priceFactsOf(deps, customer, cart, pricedAt(true).priced)
  const proven = pricedAt(true, facts)
  if (!needsProof(customer) || proven.priced.totals.total === 0) return { ...proven, restrictTo: null }
  const { country } = customer
  return (await proofs.ask(country))
    ? { ...proven, restrictTo: country }
    : { ...pricedAt(false, facts), restrictTo: null }
}

/**
 * Methods for an amount that can be restricted to the country. With a capped coupon, only those whose payments end before
 * the use is free for others.
 */
export async function methodsFor(
  methods: MethodList,
  question: MethodQuestion,
  { priced: { hasCappedCoupon }, restrictTo }: Pick<TaxedCart, 'priced' | 'restrictTo'>,
): Promise<readonly ProviderMethod[]> {
  const offered = await methods(question)
  return offered.filter(
    ({ id }) =>
      (restrictTo === null || canBeRestricted(id, restrictTo)) && (!hasCappedCoupon || !outlastsCouponHold(id)),
  )
}
