import type { Caller } from '#services/caller.ts'
import type { CartShop } from '#services/cart-shop.ts'
import { type PricedCart, pricedCartOf } from '#services/priced-cart.ts'

export async function createCart({ carts, prices, today }: CartShop, caller: Caller): Promise<PricedCart> {
  return pricedCartOf(await carts.create(caller.customerId), caller, prices, today())
}
