import { fail, ok, type Result } from '#domain/result.ts'
import type { Caller } from '#services/caller.ts'
import { type CartShop, isOpenTo } from '#services/cart-shop.ts'
import { type PricedCart, pricedCartOf } from '#services/priced-cart.ts'

export async function readCart(
  { carts, prices, today }: CartShop,
  caller: Caller,
  cartId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const cart = await carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  return ok(pricedCartOf(cart, caller, prices, today()))
}
