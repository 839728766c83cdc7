import { joinedItems } from '#core/cart/cart-changes.ts'
import { netOf } from '#core/catalogue/price.ts'
import { optionOf } from '#core/catalogue/product.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { supersedePayments } from '#features/orders/supersede-payments.ts'
import type { Deps } from '#features/deps.ts'
import { isOpenTo } from './open-carts.ts'
import { type PricedCart, pricedCartFor } from './priced-cart.ts'
import type { StoredCart, StoredItem } from './items-repository.ts'

export type JoinFault = 'login_required' | 'not_found' | 'same_cart' | 'too_many_items'

/** Merges another cart of the customer, or an anonymous one, into a cart; the other cart is deleted. */
export async function joinCarts(
  deps: Deps,
  caller: Caller,
  cartId: string,
  fromId: string,
): Promise<Result<PricedCart, JoinFault>> {
  const { customerId } = caller
  if (customerId === null) return fail('login_required')
  if (cartId === fromId) return fail('same_cart', { path: 'from' })
  const joined = await deps.transaction(async (stores): Promise<Result<StoredCart, JoinFault>> => {
    const [cart, from] = await stores.carts.lock([cartId, fromId])
    if (!cart || !from || !isOpenTo(cart, caller) || !isOpenTo(from, caller)) return fail('not_found')
    const removed = await stores.carts.removedAmong(cartId, idsOf(from))
    const items = joinedOf(deps, cart, from, removed)
    if (!items.ok) return items
    await supersedePayments(stores, fromId)
    await stores.carts.delete(fromId)
    const owned = { ...withCouponOf(from, cart), customerId }
    await stores.carts.replaceItems(owned, items.value, customerId)
    return ok({ ...owned, items: items.value })
  })
  return joined.ok ? ok(await pricedCartFor(deps, caller, joined.value)) : joined
}

/** A cart keeps its coupon code; a cart without one takes that of the other. */
export function withCouponOf({ coupon }: { readonly coupon?: string | null }, cart: StoredCart): StoredCart {
  return cart.coupon === undefined && coupon ? { ...cart, coupon } : cart
}

export function idsOf({ items }: { readonly items: readonly Pick<StoredItem, 'id'>[] }): readonly string[] {
  return items.map(({ id }) => id)
}

/** @param removed ids of items that the cart once had */
export function joinedOf(
  deps: Deps,
  cart: Pick<StoredCart, 'items'>,
  from: Pick<StoredCart, 'items'>,
  removed: ReadonlySet<string>,
) {
  const used = new Set([...removed, ...idsOf(cart)])
  return joinedItems(cart.items, from.items, {
    isUsed: (id) => used.has(id),
    newId: () => crypto.randomUUID(),
    extraUnder: (extra, hosting) => extraUnder(deps, extra, hosting),
  })
}

/** Moves an extra to its package's term. `lastShownPrice` is reset so it is not reported as a price change. */
function extraUnder({ catalogue, prices, today }: Deps, extra: StoredItem, hosting: StoredItem): StoredItem | null {
  const product = catalogue.products.get(extra.productSlug)
  const { productSlug, priceFrequency } = hosting
  if (!product?.parents?.includes(productSlug) || !optionOf(product, extra.priceType, priceFrequency)) return null
  if (extra.priceFrequency === priceFrequency) return extra
  const moved = { ...extra, priceFrequency }
  const listed = prices(moved, today())
  return { ...moved, lastShownPrice: listed ? netOf(listed) : extra.lastShownPrice }
}
