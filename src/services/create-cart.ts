import type { Caller } from '#services/caller.ts'
import type { CartShop } from '#services/cart-shop.ts'
import { checkpoint } from '#services/ports/checkpoint.ts'
import { type PricedCart, pricedCartOf } from '#services/priced-cart.ts'

export async function createCart({ carts, prices, today }: CartShop, caller: Caller): Promise<PricedCart> {
  const cart = await carts.create(caller.customerId)
  checkpoint('cart.created')
  return pricedCartOf(cart, caller, prices, today())
}
