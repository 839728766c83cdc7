import { couponCodeOf, couponFaultOf, couponMomentOf, type CouponProblem } from '#core/cart/coupon.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { takeFromSource, tooMany, type TooMany } from '#platform/limits/rate-limits.ts'
import type { Deps } from '#features/deps.ts'
import { isOpenTo } from './open-carts.ts'
import { couponBuyerOf, type PricedCart, pricedCartFor } from './priced-cart.ts'

const hour = 60 * 60

/** Codes can be guessed, so attempts are limited over all processes. */
export const couponLimits = {
  cart: { name: 'coupon cart', max: 30, seconds: hour },
  source: { name: 'coupon source', max: 60, seconds: hour },
} as const

/** `at`: see `CartCoupon` */
export interface RefusedCoupon extends Failure<CouponProblem> {
  readonly at?: string
}

/**
 * Puts a code into the cart, in place of another. A code that applies to no item yet is kept, because such an item may
 * be added later. Any other problem leaves the cart unchanged.
 */
export async function setCoupon(
  deps: Deps,
  caller: Caller,
  cartId: string,
  { typed, source }: { readonly typed: string; readonly source: string },
): Promise<Result<PricedCart, 'not_found'> | RefusedCoupon | TooMany> {
  const cart = await deps.carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const wait =
    (await deps.rateLimits.take(couponLimits.cart, cartId)) ||
    (await takeFromSource(deps.rateLimits, couponLimits.source, source))
  if (wait > 0) return tooMany(wait)
  const code = couponCodeOf(typed)
  const buyer = caller.customer ? couponBuyerOf(deps.buyerKeys, caller.customer) : null
  const coupon = code === null ? null : await deps.coupons.find(code, cartId, buyer)
  const fault = couponFaultOf(coupon, deps.today(), deps.now())
  if (fault !== null || code === null) {
    const at = fault === null ? undefined : couponMomentOf(coupon, fault)
    return { ...fail(fault ?? 'coupon_unknown', { path: 'code' }), ...(at && { at }) }
  }
  if (cart.coupon !== code) await deps.carts.setCoupon(cartId, code)
  return ok(await pricedCartFor(deps, caller, { ...cart, coupon: code }))
}

/** Removing the code of a cart without one succeeds and changes nothing. */
export async function removeCoupon(
  deps: Deps,
  caller: Caller,
  cartId: string,
): Promise<Result<PricedCart, 'not_found'>> {
  const cart = await deps.carts.find(cartId)
  if (cart === null || !isOpenTo(cart, caller)) return fail('not_found')
  const { coupon, ...without } = cart
  if (coupon !== undefined) await deps.carts.setCoupon(cartId, null)
  return ok(await pricedCartFor(deps, caller, without))
}
