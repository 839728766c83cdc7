import { handedOnItem, missingItems, withKnownLines } from '#core/cart/handed-on.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { netOf } from '#core/catalogue/price.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Deps } from '#features/deps.ts'
import { isOpenTo } from './open-carts.ts'
import { idsOf, joinedOf, withCouponOf } from './join-carts.ts'
import { withPremiumPrice } from './premium-names.ts'
import { type PricedCart, pricedCartFor, pricedCartOf } from './priced-cart.ts'
import type { SharedCart } from './repository.ts'
import type { StoredCart } from './items-repository.ts'

/** Counted over all processes. */
export const shareLimits = {
  cart: { name: 'cart share', max: 20, seconds: 24 * 60 * 60 },
} as const

/** Stores a copy of a cart behind a link. Later changes of the cart do not change the copy. */
export async function shareCart(
  { carts, prices, today, rateLimits }: Deps,
  caller: Caller,
  cartId: string,
): Promise<Result<{ readonly token: string; readonly expiresAt: Date }, 'not_found' | 'cart_empty'> | TooMany> {
  const cart = await carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const { items: sold } = pricedCartOf(cart, caller, prices, today())
  const items = sold.map((item) => ({ ...handedOnItem(item), lastShownPrice: netOf(item) }))
  if (items.length === 0) return fail('cart_empty')
  const wait = await rateLimits.take(shareLimits.cart, cartId)
  return wait > 0 ? tooMany(wait) : ok(await carts.share(cartId, { ...cart, items }))
}

export type ReadShare = Pick<PricedCart, 'items' | 'noLongerSold' | 'totals' | 'coupon'> & Pick<SharedCart, 'expiresAt'>

/** Reads a copy at today's prices, without changing anything. */
export async function readShared(
  deps: Deps,
  caller: Caller,
  token: string,
  source: string,
): Promise<Result<ReadShare, 'token_invalid'>> {
  const shared = await deps.carts.findShared(token)
  if (shared === null) return fail('token_invalid')
  const cart = unstoredCart(await pricedAgain(deps, shared, source))
  const { id: _id, anonymous: _anonymous, ...read } = await pricedCartFor(deps, caller, cart)
  return ok({ ...read, expiresAt: shared.expiresAt })
}

export type TakeFault = 'not_found' | 'token_invalid' | 'too_many_items'

/**
 * Puts a copy into a cart, in place of equivalent items and without items that are no longer sold. Idempotent. Details
 * typed for a line that the cart already has are kept, and the owner of the copied cart gets the details that the copy
 * leaves out from that cart.
 */
export async function takeShared(
  deps: Deps,
  caller: Caller,
  cartId: string,
  token: string,
  source: string,
): Promise<Result<PricedCart, TakeFault>> {
  const { carts, prices, today } = deps
  const shared = await carts.findShared(token)
  if (shared === null) return fail('token_invalid')
  const current = await pricedAgain(deps, shared, source)
  const sold = new Set(idsOf(pricedCartOf(unstoredCart(current), caller, prices, today())))
  const copy = current.items.filter(({ id }) => sold.has(id))
  const own = await ownItems(deps, caller, shared)
  const taken = await deps.transaction(async (stores): Promise<Result<StoredCart, TakeFault>> => {
    const [cart] = await stores.carts.lock([cartId])
    if (!cart || !isOpenTo(cart, caller)) return fail('not_found')
    if (missingItems(copy, cart.items).length === 0) return ok(cart)
    const removed = await stores.carts.removedAmong(cartId, idsOf(shared))
    const items = joinedOf(deps, cart, { items: withKnownLines(copy, [...cart.items, ...own]) }, removed)
    if (!items.ok) return items
    const customerId = cart.customerId ?? caller.customerId
    const owned = { ...withCouponOf(shared, cart), customerId }
    await stores.carts.replaceItems(owned, items.value, customerId)
    return ok({ ...owned, items: items.value })
  })
  return taken.ok ? ok(await pricedCartFor(deps, caller, taken.value)) : taken
}

/** A copy has no prices of premium names: they are looked up when it is opened. */
async function pricedAgain(deps: Deps, shared: SharedCart, source: string): Promise<SharedCart> {
  const asker = { priority: 'search', source } as const
  return { ...shared, items: await Promise.all(shared.items.map((item) => withPremiumPrice(deps, item, asker))) }
}

/** @returns the items of the copied cart if it belongs to the caller, else none */
async function ownItems({ carts }: Deps, { customerId }: Caller, { cartId }: SharedCart) {
  const cart = cartId === null || customerId === null ? null : await carts.find(cartId)
  return cart?.customerId === customerId ? cart.items : []
}

function unstoredCart(shared: SharedCart): StoredCart {
  return withCouponOf(shared, { id: '', version: 0, customerId: null, items: shared.items })
}
