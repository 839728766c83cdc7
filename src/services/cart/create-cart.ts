import type { Caller } from '#services/basics/caller.ts'
import type { CartDependencies } from './cart-dependencies.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import { type PricedCart, pricedCartOf } from './priced-cart.ts'

export async function createCart({ carts, prices, today }: CartDependencies, caller: Caller): Promise<PricedCart> {
  const cart = await carts.create(caller.customerId)
  checkpoint('cart.created')
  return pricedCartOf(cart, caller, prices, today())
}
