import { type ItemChoice, withoutRegistration } from '#core/cart/cart.ts'
import { itemsAfterPaying } from '#core/cart/cart-changes.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { Buyer, OrderLine } from '#core/orders/order.ts'
import { couponOfOrder } from '#core/orders/order-snapshot.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { cancelLater } from '#features/orders/supersede-payments.ts'
import { dropFirstMail } from '#features/customers/register.ts'
import { openDeliveries } from '#features/deliveries/deliver-order.ts'
import { issueInvoice } from '#features/invoices/issue-invoice.ts'
import type { OrderRecord } from '#features/orders/repository.ts'
import type { PaymentMeans } from '#platform/clients/payment-provider.ts'
import type { Stores } from '#features/stores.ts'

export interface OrderPayment {
  readonly orderId: string
  readonly paymentId: string
  readonly at: Date
  readonly means: PaymentMeans
  /** Holder of the paying account, if the provider says. */
  readonly payerName?: string | null
  readonly seller: Seller
  /** Absent for a free order: its buyer still counts as a new customer. */
  readonly keysOf?: (buyer: Buyer) => readonly string[]
}

/**
 * Marks an order as paid, once, in a transaction that holds the locks of cart, order and payment: removes the paid items
 * from the cart, voids other attempts, starts deliveries, mails the confirmation and issues the invoice.
 *
 * @returns whether its use of a capped coupon had been given free before
 */
export async function payOrder(stores: Stores, payment: OrderPayment): Promise<{ readonly isCouponLate: boolean }> {
  const { orderId, paymentId, at, means, payerName = null, seller, keysOf } = payment
  const { orders, mails } = stores
  const isPaid = await orders.markPaid(orderId, { paymentId, at })
  const order = await orders.find(orderId)
  if (!isPaid || order === null) throw new Error(`order ${orderId} cannot be paid by ${paymentId}`)
  await emptyCart(stores, order, paymentId)
  const coupon = couponOfOrder(order.snapshot)
  const keys = keysOf?.(order.snapshot.buyer) ?? []
  const { isLate: isCouponLate } = coupon
    ? await stores.coupons.spend({ orderId, ...coupon, keys }, at)
    : { isLate: false }
  await voidOtherAttempts(stores, order, paymentId)
  await orders.addEvent({ orderId, kind: 'paid', amount: order.snapshot.totals.total, mark: paymentId, at })
  const evidence = await orders.keepEvidence(order, payerName)
  await openDeliveries(stores, { ...order, evidence }, { at, isEmailVerified: order.isEmailVerified, means })
  await mails.add({
    cause: `order ${orderId} confirmed`,
    template: 'orderConfirmed',
    data: { orderId },
    to: order.email,
    language: order.language,
    customerId: order.customerId,
  })
  await dropFirstMail(mails, order.customerId)
  if (keysOf) await orders.addBuyerKeys(orderId, keys)
  // A free order gets no invoice.
  if (order.snapshot.totals.total === 0) return { isCouponLate }
  // Last, because every other settlement waits for the number series from here on.
  await issueInvoice(stores, order, { seller, at, method: means.method })
  return { isCouponLate }
}

/** Removes the paid items from the cart; items added after the order was placed stay. */
async function emptyCart(
  { carts }: Stores,
  { cartId, customerId, snapshot }: OrderRecord,
  paymentId: string,
): Promise<void> {
  const paid = new Map(snapshot.lines.map((line) => [line.itemId, contentOf(line)]))
  for (const cart of await carts.lockOrdered({ cartId, customerId, itemIds: [...paid.keys()] })) {
    const { gone, raised, isEmpty } = itemsAfterPaying(cart.items, (item) => paid.get(item.id) === contentOf(item))
    await carts.takeOut(cart.id, { gone, raised, closedBy: isEmpty ? paymentId : null })
  }
}

/** Content by which a cart item and an order line are compared; parent, codes and premium prices may have changed. */
function contentOf({ type, productSlug, priceType, priceFrequency, parameters }: OrderLine | ItemChoice): string {
  const {
    transferCode: _code,
    sealedTransferCode: _sealed,
    premium: _premium,
    premiumPrice: _price,
    ...rest
  } = withoutRegistration(parameters)
  const entries = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([type, productSlug, priceType, priceFrequency, entries])
}

/** Cancels the other open payments of this order. */
async function voidOtherAttempts({ payments, jobs }: Stores, order: OrderRecord, paymentId: string): Promise<void> {
  for (const { id, status } of await payments.voidOthers(paymentId, order)) {
    if (isUnderWay(status)) await cancelLater(jobs, id)
  }
}
