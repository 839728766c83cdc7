import { joinedItems } from '#domain/cart/cart-changes.ts'
import { optionOf } from '#domain/catalogue/product.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import type { StoredItem } from './carts-port.ts'
import { type PricedCart, pricedCartOf } from './priced-cart.ts'

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
  const date = shop.today()
  const joined = await shop.carts.join<Result<PricedCart, JoinFault>>(
    { cartId, fromId, customerId },
    (cart, from, used) => {
      if (!isOpenTo(cart, caller) || !isOpenTo(from, caller)) return { answer: fail('not_found') }
      const ids = new Set([...used, ...cart.items.map(({ id }) => id)])
      const items = joinedItems(cart.items, from.items, {
        isUsed: (id) => ids.has(id),
        newId: () => crypto.randomUUID(),
        extraUnder: (extra, hosting) => extraUnder(shop, extra, hosting),
      })
      if (!items.ok) return { answer: items }
      const answer = ok(pricedCartOf({ ...cart, customerId, items: items.value }, caller, shop.prices, date))
      return { answer, items: items.value }
    },
  )
  return joined ?? fail('not_found')
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
  return { ...moved, seen: prices(moved, today())?.net ?? extra.seen }
}
