import { couponCodeOf, couponFaultOf, type CouponProblem } from '#core/cart/coupon.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import { type CartDependencies, isOpenTo } from '#features/carts/cart-dependencies.ts'
import { type PricedCart, pricedCartFor } from '#features/carts/priced-cart.ts'

const hour = 60 * 60

/** Counted over all processes. Codes can be guessed, so only so many may be tried. */
export const couponLimits = {
  cart: { name: 'coupon cart', max: 30, seconds: hour },
  source: { name: 'coupon source', max: 60, seconds: hour },
} as const

/**
 * Puts a code into the cart, in place of another. One that is for nothing in the cart stays with it: what it is for may
 * come yet. Any other problem leaves the cart as it is.
 */
export async function setCoupon(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
  { typed, source }: { readonly typed: string; readonly source: string },
): Promise<Result<PricedCart, 'not_found' | CouponProblem> | TooMany> {
  const cart = await shop.carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const wait =
    (await shop.attempts.take(couponLimits.cart, cartId)) ||
    (await takeFromSource(shop.attempts, couponLimits.source, source))
  if (wait > 0) return tooMany(wait)
  const code = couponCodeOf(typed)
  const known = code === null ? null : await shop.coupons.find(code, cartId, caller.customerId)
  const fault = couponFaultOf(known, shop.today())
  if (fault !== null || code === null) return fail(fault ?? 'coupon_unknown', { path: 'code' })
  if (cart.coupon !== code) await shop.carts.setCoupon(cartId, code)
  return ok(await pricedCartFor(shop, caller, { ...cart, coupon: code }))
}

/** One that is gone already is gone. */
export async function removeCoupon(
  shop: CartDependencies,
  caller: Caller,
  cartId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const cart = await shop.carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const { coupon, ...without } = cart
  if (coupon !== undefined) await shop.carts.setCoupon(cartId, null)
  return ok(await pricedCartFor(shop, caller, without))
}
