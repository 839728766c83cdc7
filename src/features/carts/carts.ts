import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { type CartDependencies, isOpenTo } from './cart-dependencies.ts'
import { type PricedCart, pricedCartFor, pricedCartOf } from './priced-cart.ts'

/** A customer who looks at an anonymous cart makes it their own. */
export async function readCart(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const { carts } = shop
  const { customerId } = caller
  const found = await carts.find(cartId)
  const isToClaim = found?.customerId === null && customerId !== null
  const cart = isToClaim ? await carts.claim(cartId, customerId) : found
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  return ok(await pricedCartFor(shop, caller, cart))
}

export async function createCart({ carts, prices, today }: CartDependencies, caller: Caller): Promise<PricedCart> {
  const cart = await carts.create(caller.customerId)
  return pricedCartOf(cart, caller, prices, today())
}

/** With a log-in: an anonymous cart becomes the customer's. False when it is somebody else's, or not there. */
export async function claimCart(
  { carts }: Pick<CartDependencies, 'carts'>,
  cartId: string,
  customerId: string,
): Promise<boolean> {
  return (await carts.claim(cartId, customerId)) !== null
}

const maxCarts = 20

/** Where a customer left off, on whatever device: open carts that hold something, the last used first. */
export async function listCarts(
  shop: CartDependencies,
  caller: Caller,
): Promise<Result<readonly PricedCart[], 'login_required'>> {
  if (caller.customerId === null) return fail('login_required')
  const found = await shop.carts.listOf(caller.customerId, maxCarts)
  return ok(await Promise.all(found.map((cart) => pricedCartFor(shop, caller, cart))))
}
