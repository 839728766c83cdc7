import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import { couponFaultOf } from '#core/cart/coupon.ts'
import type { Deps } from '#features/deps.ts'
import { supersedePayments } from '#features/orders/supersede-payments.ts'
import { payOrder } from '#features/payments/pay-order.ts'
import type { PaymentAttempt, OrderPlacement } from '#features/payments/payment.ts'
import type { Stores } from '#features/stores.ts'

/**
 * Stores the order and the attempt to pay it, in the caller's transaction. A repeated request gets the attempt that was
 * made for it; an attempt for another order is superseded. An order that costs nothing is marked as paid.
 *
 * @returns null, without changes, if the cart changed since it was priced or a discount or coupon was used up
 */
export async function placeOrder(
  stores: Stores,
  placement: OrderPlacement,
  deps: Pick<Deps, 'seller' | 'today' | 'now' | 'buyerKeys'>,
): Promise<PaymentAttempt | null> {
  const { carts, orders, payments, coupons } = stores
  const { cartId, customerId, cartVersion, requestKey, snapshot, reportsClick = false } = placement
  if (!(await carts.lockVersion({ id: cartId, version: cartVersion, customerId }))) return null
  if (requestKey !== null && (await payments.isKeyUsed(cartId, requestKey))) return null
  const live = await payments.findLive(placement)
  if (live !== null) return live
  const keys = deps.buyerKeys.of(snapshot.buyer, null)
  if (!(await isStillGranted(stores, placement, { ...deps, keys }))) return null
  await supersedePayments(stores, cartId)
  const content = fingerprintOf(snapshot)
  const orderId =
    (await orders.findUnpaid(cartId, content)) ??
    (await orders.add({ customerId, cartId, cartVersion, content, snapshot, reportsClick }))
  if (placement.coupon) await coupons.reserve({ orderId, ...placement.coupon, keys })
  const attempt = await payments.add(orderId, placement)
  if (attempt.amount > 0) return attempt
  await payments.markFree(attempt.id)
  const means = { method: attempt.method, providerCustomerId: attempt.providerCustomerId, mandateId: null }
  await payOrder(stores, { orderId, paymentId: attempt.id, at: attempt.createdAt, means, seller: deps.seller })
  return { ...attempt, status: 'paid' }
}

/** Counts again under a lock, because two orders of one customer or with one coupon may be placed at once. */
async function isStillGranted(
  { carts, coupons }: Stores,
  { customerId, cartId, discountsUsed = new Map(), coupon }: OrderPlacement,
  { today, now, keys }: Pick<Deps, 'today' | 'now'> & { readonly keys: readonly string[] },
): Promise<boolean> {
  if (discountsUsed.size > 0) {
    const current = await carts.lockDiscountsUsed(customerId, cartId, [...discountsUsed.keys()])
    if ([...current].some(([slug, count]) => count > (discountsUsed.get(slug) ?? 0))) return false
  }
  if (!coupon) return true
  return couponFaultOf(await coupons.lock(coupon.code, cartId, { customerId, keys }), today(), now()) === null
}
