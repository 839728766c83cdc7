import { handedOnItem, missingItems, withKnownLines } from '#core/cart/handed-on.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import { netOf } from '#core/catalogue/price.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import type { SharedCart, StoredCart } from './cart-ports.ts'
import { idsOf, joinedOf, withCouponOf } from './join-carts.ts'
import { withPremiumPrice } from './premium-names.ts'
import { type PricedCart, pricedCartFor, pricedCartOf } from './priced-cart.ts'

/** Counted over all processes. */
export const shareLimits = {
  cart: { name: 'cart share', max: 20, seconds: 24 * 60 * 60 },
} as const

/** A copy of a cart behind a link. What changes in the cart afterwards does not change the copy. */
export async function shareCart(
  { carts, prices, today, attempts }: CartDependencies,
  caller: Caller,
  cartId: string,
): Promise<Result<{ readonly token: string; readonly expiresAt: Date }, 'not_found' | 'cart_empty'> | TooMany> {
  const cart = await carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const { items: sold } = pricedCartOf(cart, caller, prices, today())
  const items = sold.map((item) => ({ ...handedOnItem(item), lastShownPrice: netOf(item) }))
  if (items.length === 0) return fail('cart_empty')
  const wait = await attempts.take(shareLimits.cart, cartId)
  return wait > 0 ? tooMany(wait) : ok(await carts.share(cartId, { ...cart, items }))
}

export type ReadShare = Pick<PricedCart, 'items' | 'noLongerSold' | 'totals' | 'coupon'> & Pick<SharedCart, 'expiresAt'>

/** What is in a copy, at the prices of today. Nothing happens yet. */
export async function readShared(
  shop: CartDependencies,
  caller: Caller,
  token: string,
): Promise<Result<ReadShare, 'token_invalid'>> {
  const shared = await shop.carts.findShared(token)
  if (shared === null) return fail('token_invalid')
  const cart = looseCart(await pricedAgain(shop, shared))
  const { id: _id, anonymous: _anonymous, ...read } = await pricedCartFor(shop, caller, cart)
  return ok({ ...read, expiresAt: shared.expiresAt })
}

export type TakeFault = 'not_found' | 'token_invalid' | 'too_many_items'

/**
 * Puts a copy into a cart, in place of what is equivalent; what is no longer sold stays out. Done again it changes
 * nothing. What somebody typed beside a line that the cart already has stays, and whoever owns the cart that the copy
 * was made of gets from there what the copy leaves out.
 */
export async function takeShared(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  token: string,
): Promise<Result<PricedCart, TakeFault>> {
  const { carts, prices, today } = shop
  const shared = await carts.findShared(token)
  if (shared === null) return fail('token_invalid')
  const known = await pricedAgain(shop, shared)
  const sold = new Set(idsOf(pricedCartOf(looseCart(known), caller, prices, today())))
  const copy = known.items.filter(({ id }) => sold.has(id))
  const own = await ownItems(shop, caller, shared)
  const taken = await shop.transaction(async (stores): Promise<Result<StoredCart, TakeFault>> => {
    const [cart] = await stores.carts.lock([cartId])
    if (!cart || !isOpenTo(cart, caller)) return fail('not_found')
    if (missingItems(copy, cart.items).length === 0) return ok(cart)
    const removed = await stores.carts.removedAmong(cartId, idsOf(shared))
    const items = joinedOf(shop, cart, { items: withKnownLines(copy, [...cart.items, ...own]) }, removed)
    if (!items.ok) return items
    const customerId = cart.customerId ?? caller.customerId
    const both = { ...withCouponOf(shared, cart), customerId }
    await stores.carts.replaceItems(both, items.value, customerId)
    return ok({ ...both, items: items.value })
  })
  return taken.ok ? ok(await pricedCartFor(shop, caller, taken.value)) : taken
}

/** A copy has no prices of premium names: they are asked where it is opened. */
async function pricedAgain(shop: CartDependencies, shared: SharedCart): Promise<SharedCart> {
  return { ...shared, items: await Promise.all(shared.items.map((item) => withPremiumPrice(shop, item))) }
}

/** Items of the cart that a copy was made of, for the customer whose it is; none for anybody else. */
async function ownItems({ carts }: CartDependencies, { customerId }: Caller, { cartId }: SharedCart) {
  const cart = cartId === null || customerId === null ? null : await carts.find(cartId)
  return cart?.customerId === customerId ? cart.items : []
}

function looseCart(shared: SharedCart): StoredCart {
  return withCouponOf(shared, { id: '', version: 0, customerId: null, items: shared.items })
}
