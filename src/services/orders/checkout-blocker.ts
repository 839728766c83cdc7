import type { Cents } from '#domain/money/money.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import { netOf } from '#domain/catalogue/price.ts'
import { fail, type Failure } from '#domain/basics/result.ts'
import { checkOrderedNames } from './check-ordered-names.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import type { OrderRequest } from './payment-ports.ts'
import type { PricedCart, PricedItem } from '#services/cart/priced-cart.ts'

export type BlockerCode = 'cart_empty' | 'price_changed' | 'domain_taken' | 'premium_name' | 'unknown_payment_method'

/** Why what the cart holds cannot be ordered like this. */
export interface CheckoutBlocker extends Failure<BlockerCode> {
  /** The items that cannot be had. */
  readonly itemIds?: readonly string[]
  /** What some items cost now, and what all of them do. */
  readonly prices?: { readonly changed: readonly PricedItem[]; readonly total: Cents }
}

/** A changed price is refused once: it has been seen then, and the next request accepts it. */
export async function checkoutBlockerOf(
  dependencies: CheckoutDependencies,
  { id, items, totals }: PricedCart,
  { snapshot, method, issuer }: OrderRequest,
): Promise<CheckoutBlocker | null> {
  if (items.length === 0) return fail('cart_empty')
  const changed = items.filter(({ changedFrom }) => changedFrom !== undefined)
  if (changed.length > 0) {
    await dependencies.carts.seePrices(id, new Map(changed.map((item) => [item.id, netOf(item)])))
    return { ...fail('price_changed'), prices: { changed, total: totals.total } }
  }
  const names = await checkOrderedNames(dependencies, items)
  if (names !== null) return { ...fail(names.code), itemIds: names.itemIds }
  return method === null ? null : methodFaultOf(dependencies, snapshot, method, issuer)
}

async function methodFaultOf(
  { methods }: CheckoutDependencies,
  { totals, language: locale, buyer }: OrderSnapshot,
  method: string,
  issuer: string | null,
): Promise<CheckoutBlocker | null> {
  const offered = await methods({ amount: totals.total, locale, country: buyer.country, sequence: 'oneoff' })
  const chosen = offered.find(({ id }) => id === method)
  if (chosen === undefined) return fail('unknown_payment_method', { path: 'paymentMethod' })
  const isKnown = issuer === null || chosen.issuers.some(({ id }) => id === issuer)
  return isKnown ? null : fail('unknown_payment_method', { path: 'issuer' })
}
