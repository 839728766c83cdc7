import { withoutItem } from '#core/cart/cart.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import type { StoredCart } from './items-repository.ts'
import { isOpenTo } from './open-carts.ts'
import { type PricedCart, pricedCartFor } from './priced-cart.ts'

/** Removes an item with its descendants. Removing an item that is not in the cart succeeds and changes nothing. */
export async function removeItem(
  deps: Deps,
  caller: Caller,
  cartId: string,
  itemId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const cart = await deps.carts.change<StoredCart | null>(cartId, itemId, (stored) => {
    if (!isOpenTo(stored, caller)) return { answer: null }
    const items = withoutItem(stored.items, itemId)
    const answer = { ...stored, items }
    return items.length === stored.items.length ? { answer } : { answer, items }
  })
  return cart === null ? fail('not_found') : ok(await pricedCartFor(deps, caller, cart))
}
