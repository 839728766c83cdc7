import { withoutItem } from '#domain/cart/cart.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import { type PricedCart, pricedCartOf } from './priced-cart.ts'

/** The item goes with all that hangs under it. One that is not there, or in another cart, is gone already. */
export async function removeItem(
  { carts, prices, today }: CartDependencies,
  caller: Caller,
  cartId: string,
  itemId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const date = today()
  const removed = await carts.change<Result<PricedCart, 'not_found'>>(cartId, itemId, (cart) => {
    if (!isOpenTo(cart, caller)) return { answer: fail('not_found') }
    const items = withoutItem(cart.items, itemId)
    const answer = ok(pricedCartOf({ ...cart, items }, caller, prices, date))
    return items.length === cart.items.length ? { answer } : { answer, items }
  })
  return removed ?? fail('not_found')
}
