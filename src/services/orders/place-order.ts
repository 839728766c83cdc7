import { fingerprintOf } from '#domain/orders/order-snapshot.ts'
import type { Seller } from '#domain/orders/invoice.ts'
import { supersedePayments } from '#services/cart/cart-payments.ts'
import { payOrder } from './pay-order.ts'
import type { Attempt, OrderPlacement, OrderStores } from './payment-ports.ts'

/**
 * Writes down what is ordered and the attempt to pay it, in the caller's transaction. The same request again is the
 * attempt that was made for it; an attempt for anything else is superseded. When there is nothing to pay, the order is
 * paid. Null: the cart has changed since it was priced, or a discount was used up, and nothing happened.
 */
export async function placeOrder(
  stores: OrderStores,
  placement: OrderPlacement,
  seller: Seller,
): Promise<Attempt | null> {
  const { carts, orders, payments } = stores
  const { cartId, customerId, cartVersion, requestKey, snapshot, reportsClick = false } = placement
  if (!(await carts.lockVersion({ id: cartId, version: cartVersion, customerId }))) return null
  if (requestKey !== null && (await payments.isKeyUsed(cartId, requestKey))) return null
  const same = await payments.findLive(placement)
  if (same !== null) return same
  if (!(await isStillGranted(stores, placement))) return null
  await supersedePayments(stores, cartId)
  const content = fingerprintOf(snapshot)
  const orderId =
    (await orders.findUnpaid(cartId, content)) ??
    (await orders.add({ customerId, cartId, cartVersion, content, snapshot, reportsClick }))
  const attempt = await payments.add(orderId, placement)
  if (attempt.amount > 0) return attempt
  await payments.markFree(attempt.id)
  const means = { method: attempt.method, providerCustomerId: attempt.providerCustomerId, mandateId: null }
  await payOrder(stores, { orderId, paymentId: attempt.id, at: attempt.createdAt, means, seller })
  return { ...attempt, status: 'paid' }
}

/** Two orders of one customer at once: the second counts what the first has used. */
async function isStillGranted(
  { carts }: OrderStores,
  { customerId, cartId, discountsUsed }: OrderPlacement,
): Promise<boolean> {
  if (discountsUsed === undefined) return true
  const now = await carts.lockDiscountsUsed(customerId, cartId, [...discountsUsed.keys()])
  return [...now].every(([slug, count]) => count <= (discountsUsed.get(slug) ?? 0))
}
