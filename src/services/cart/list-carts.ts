import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { CartDependencies } from './cart-dependencies.ts'
import { type PricedCart, pricedCartOf } from './priced-cart.ts'

const maxCarts = 20

/** Where a customer left off, on whatever device: open carts that hold something, the last used first. */
export async function listCarts(
  { carts, prices, today }: CartDependencies,
  caller: Caller,
): Promise<Result<readonly PricedCart[], 'login_required'>> {
  if (caller.customerId === null) return fail('login_required')
  const found = await carts.listOf(caller.customerId, maxCarts)
  return ok(found.map((cart) => pricedCartOf(cart, caller, prices, today())))
}
