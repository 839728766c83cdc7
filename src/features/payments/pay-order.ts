import { type ItemChoice, withoutRegistration } from '#core/cart/cart.ts'
import { itemsAfterPaying } from '#core/cart/cart-changes.ts'
import type { Seller } from '#core/orders/invoice.ts'
import type { Buyer, OrderLine } from '#core/orders/order.ts'
import { couponOfOrder } from '#core/orders/order-snapshot.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { cancelLater } from '#features/carts/cart-payments.ts'
import { openDeliveries } from '#features/deliveries/deliver-order.ts'
import { issueInvoice } from '#features/invoices/issue-invoice.ts'
import type { OrderRecord } from '#features/orders/order-ports.ts'
import type { OrderStores, PaymentMeans } from './payment-ports.ts'

export interface OrderPayment {
  readonly orderId: string
  readonly paymentId: string
  readonly at: Date
  readonly means: PaymentMeans
  /** Of the account that paid, where the provider tells. */
  readonly payerName?: string | null
  readonly seller: Seller
  /** Left out: nothing was paid, and who gets something for nothing is still a new customer. */
  readonly keysOf?: (buyer: Buyer) => readonly string[]
}

/**
 * All that follows from an order being paid, once, in a transaction that holds cart, order and payment: what was paid
 * leaves the cart, other attempts end, deliveries begin, a mail confirms it, an invoice is issued if money was paid.
 */
export async function payOrder(stores: OrderStores, payment: OrderPayment): Promise<void> {
  const { orderId, paymentId, at, means, payerName = null, seller, keysOf } = payment
  const { orders, mails } = stores
  const isPaid = await orders.markPaid(orderId, { paymentId, at })
  const order = await orders.find(orderId)
  if (!isPaid || order === null) throw new Error(`order ${orderId} cannot be paid by ${paymentId}`)
  await emptyCart(stores, order, paymentId)
  const coupon = couponOfOrder(order.snapshot)
  if (coupon) await stores.coupons.spend({ orderId, ...coupon }, at)
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
  if (keysOf) await orders.addBuyerKeys(orderId, keysOf(order.snapshot.buyer))
  // What costs nothing gets no invoice: its number would be one for the books.
  if (order.snapshot.totals.total === 0) return
  // Last: from here on every other payment that is settled waits for this transaction to end.
  await issueInvoice(stores, order, { seller, at, method: means.method })
}

/** What was paid leaves the cart; what was added after the order was made stays. */
async function emptyCart(
  { carts }: OrderStores,
  { cartId, customerId, snapshot }: OrderRecord,
  paymentId: string,
): Promise<void> {
  const paid = new Map(snapshot.lines.map((line) => [line.itemId, contentOf(line)]))
  for (const cart of await carts.lockOrdered({ cartId, customerId, itemIds: [...paid.keys()] })) {
    const { gone, raised, isEmpty } = itemsAfterPaying(cart.items, (item) => paid.get(item.id) === contentOf(item))
    await carts.takeOut(cart.id, { gone, raised, closedBy: isEmpty ? paymentId : null })
  }
}

/** What an item and a line have in common, wherever the item hangs by now, and whatever was said or asked about it since. */
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

/** Nobody shall pay for the same any more. */
async function voidOtherAttempts(
  { payments, jobs }: OrderStores,
  order: OrderRecord,
  paymentId: string,
): Promise<void> {
  for (const { id, status } of await payments.voidOthers(paymentId, order)) {
    if (isUnderWay(status)) await cancelLater(jobs, id)
  }
}
