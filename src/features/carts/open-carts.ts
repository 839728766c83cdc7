import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Deps } from '#features/deps.ts'
import type { StoredCart } from './items-repository.ts'
import { type PricedCart, pricedCartFor, pricedCartOf } from './priced-cart.ts'

/** The id is the key of an anonymous cart; a customer's cart is open to that customer only. */
export function isOpenTo(cart: StoredCart, caller: Caller): boolean {
  return cart.customerId === null || cart.customerId === caller.customerId
}

export async function createCart({ carts, prices, today }: Deps, caller: Caller): Promise<PricedCart> {
  const cart = await carts.create(caller.customerId)
  return pricedCartOf(cart, caller, prices, today())
}

/** A customer who reads an anonymous cart becomes its owner. */
export async function readCart(deps: Deps, caller: Caller, cartId: string): Promise<Result<PricedCart, 'not_found'>> {
  const { carts } = deps
  const { customerId } = caller
  const stored = await carts.find(cartId)
  const isToClaim = stored?.customerId === null && customerId !== null
  const cart = isToClaim ? await carts.claim(cartId, customerId) : stored
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  return ok(await pricedCartFor(deps, caller, cart))
}

const maxCarts = 20

/** Open carts that hold something, the last used first, so that a customer can continue on another device. */
export async function listCarts(deps: Deps, caller: Caller): Promise<Result<readonly PricedCart[], 'login_required'>> {
  if (caller.customerId === null) return fail('login_required')
  const carts = await deps.carts.listOf(caller.customerId, maxCarts)
  return ok(await Promise.all(carts.map((cart) => pricedCartFor(deps, caller, cart))))
}
