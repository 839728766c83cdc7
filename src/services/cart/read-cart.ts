import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import { type PricedCart, pricedCartOf } from './priced-cart.ts'

/** A customer who looks at an anonymous cart makes it their own. */
export async function readCart(
  { carts, prices, today }: CartDependencies,
  caller: Caller,
  cartId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const { customerId } = caller
  const found = await carts.find(cartId)
  const isToClaim = found?.customerId === null && customerId !== null
  const cart = isToClaim ? await carts.claim(cartId, customerId) : found
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  return ok(pricedCartOf(cart, caller, prices, today()))
}
