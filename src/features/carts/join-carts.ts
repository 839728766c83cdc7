import { joinedItems } from '#core/cart/cart-changes.ts'
import { netOf } from '#core/catalogue/price.ts'
import { optionOf } from '#core/catalogue/product.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { supersedePayments } from './cart-payments.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import type { StoredCart, StoredItem } from './cart-ports.ts'
import { type PricedCart, pricedCartFor } from './priced-cart.ts'

export type JoinFault = 'login_required' | 'not_found' | 'same_cart' | 'too_many_items'

/** One cart out of two of a customer, or of one that was anonymous until now; the other is gone. */
export async function joinCarts(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  fromId: string,
): Promise<Result<PricedCart, JoinFault>> {
  const { customerId } = caller
  if (customerId === null) return fail('login_required')
  if (cartId === fromId) return fail('same_cart', { path: 'from' })
  const joined = await shop.transaction(async (stores): Promise<Result<StoredCart, JoinFault>> => {
    const [cart, from] = await stores.carts.lock([cartId, fromId])
    if (!cart || !from || !isOpenTo(cart, caller) || !isOpenTo(from, caller)) return fail('not_found')
    const removed = await stores.carts.removedAmong(cartId, idsOf(from))
    const items = joinedOf(shop, cart, from, removed)
    if (!items.ok) return items
    await supersedePayments(stores, fromId)
    await stores.carts.delete(fromId)
    const both = { ...withCouponOf(from, cart), customerId }
    await stores.carts.replaceItems(both, items.value, customerId)
    return ok({ ...both, items: items.value })
  })
  return joined.ok ? ok(await pricedCartFor(shop, caller, joined.value)) : joined
}

/** A cart keeps its code; one without takes that of the other. */
export function withCouponOf({ coupon }: { readonly coupon?: string | null }, cart: StoredCart): StoredCart {
  return cart.coupon === undefined && coupon ? { ...cart, coupon } : cart
}

export function idsOf({ items }: { readonly items: readonly Pick<StoredItem, 'id'>[] }): readonly string[] {
  return items.map(({ id }) => id)
}

/** `removed`: ids that the cart once had. */
export function joinedOf(
  shop: CartDependencies,
  cart: Pick<StoredCart, 'items'>,
  from: Pick<StoredCart, 'items'>,
  removed: ReadonlySet<string>,
) {
  const used = new Set([...removed, ...idsOf(cart)])
  return joinedItems(cart.items, from.items, {
    isUsed: (id) => used.has(id),
    newId: () => crypto.randomUUID(),
    extraUnder: (extra, hosting) => extraUnder(shop, extra, hosting),
  })
}

/** An extra follows the term of its package; what it costs then is no change of a price. */
function extraUnder(
  { catalogue, prices, today }: CartDependencies,
  extra: StoredItem,
  hosting: StoredItem,
): StoredItem | null {
  const product = catalogue.products.get(extra.productSlug)
  const { productSlug, priceFrequency } = hosting
  if (!product?.parents?.includes(productSlug) || !optionOf(product, extra.priceType, priceFrequency)) return null
  if (extra.priceFrequency === priceFrequency) return extra
  const moved = { ...extra, priceFrequency }
  const listed = prices(moved, today())
  return { ...moved, lastShownPrice: listed ? netOf(listed) : extra.lastShownPrice }
}
