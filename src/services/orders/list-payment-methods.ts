import { memoize } from '#concurrency/memo.ts'
import type { Locale } from '#domain/basics/locale.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { isOpenTo } from '#services/cart/cart-dependencies.ts'
import { methodsHeldTo, taxedCartOf } from './country-proofs.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import {
  hasIssuers,
  type Issuer,
  type MethodQuestion,
  type PaymentProvider,
  type ProviderMethod,
} from './payment-provider-port.ts'
import { pricedCartOf } from '#services/cart/priced-cart.ts'

export interface OfferedMethod {
  readonly id: string
  readonly name: string
  /** Where the buyer chooses one here; elsewhere the provider's own page asks. */
  readonly issuers?: readonly Issuer[]
}

/** Names that are not the provider's to choose. */
const names = new Map([['ideal', 'iDEAL | Wero']])

/** The ways to pay what the cart costs this caller. Nothing to pay: none. */
export async function listPaymentMethods(
  dependencies: CheckoutDependencies,
  caller: Caller,
  cartId: string,
  locale: Locale,
): Promise<Result<readonly OfferedMethod[], 'not_found'>> {
  const { carts, customers, prices, today, methods } = dependencies
  const cart = await carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const customer = caller.customerId === null ? null : await customers.find(caller.customerId)
  const { priced, restrictTo } = customer
    ? await taxedCartOf(dependencies, customer, cart)
    : { priced: pricedCartOf(cart, caller, prices, today()), restrictTo: null }
  const { total: amount } = priced.totals
  if (amount === 0) return ok([])
  const country = customer?.country ?? null
  const offered = await methodsHeldTo(methods, { amount, locale, country, sequence: 'oneoff' }, restrictTo)
  return ok(offered.map(offeredMethodOf))
}

function offeredMethodOf({ id, name, issuers }: ProviderMethod): OfferedMethod {
  return { id, name: names.get(id) ?? name, ...(hasIssuers(id) && issuers.length > 0 && { issuers }) }
}

export type MethodList = (question: MethodQuestion) => Promise<readonly ProviderMethod[]>

const lifetimeMs = 60_000
const maxCacheEntries = 1000

/** What the provider offers for an amount, cached for a minute. A failure is not cached. */
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
