import type { PoolClient } from 'pg'
import { openDeliveries } from './open-deliveries.ts'
import { issueInvoice } from './issue-invoice.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { cancelLater } from '#adapters/postgres/orders/give-up-attempts.ts'
import { type OrderRecord, readOrder } from '#adapters/postgres/orders/read-order.ts'
import { takeOutPaid } from '#adapters/postgres/orders/take-out-paid.ts'

const pay = `update orders set paid_at = $3, paid_by = $2 where id = $1 and paid_by is null`

const readPayment = `
  select method, mandate_id as "mandateId", provider_customer_id as "providerCustomerId" from payments where id = $1`

/**
 * Attempts to pay for the same cart. An attempt that ended without money may still bring some: then it comes too late.
 * A cart that was joined with another is gone, and its items know where they came from.
 */
const voidOthers = `
  update payments set voided_at = now() from orders as placed
  where placed.id = payments.order_id and payments.id <> $2 and payments.status <> 'paid' and voided_at is null
    and (payments.cart_id = $1 or (
      placed.customer_id = $3
      and not (exists (select from carts where id = $1) and exists (select from carts where id = payments.cart_id))
      and exists (select from jsonb_array_elements(placed.snapshot -> 'lines') as line where line ->> 'itemId' = any($4))
    ))
  returning payments.id, status in ('open', 'pending', 'authorized') as "isUnderWay"`

const addEvent = `
  insert into order_events (order_id, kind, amount_cents, mark, happened_at) values ($1, 'paid', $2, $3, $4)`

/**
 * All that follows from an order being paid, once, in the caller's transaction, which holds cart, order and payment in
 * this order. An order that is paid already is a mistake of the caller.
 */
export async function payOrder(
  client: PoolClient,
  { orderId, paymentId, at }: { readonly orderId: string; readonly paymentId: string; readonly at: Date },
): Promise<void> {
  const { rowCount } = await client.query(pay, [orderId, paymentId, at])
  const order = await readOrder(client, orderId)
  if (rowCount !== 1 || order === null) throw new Error(`order ${orderId} cannot be paid by ${paymentId}`)
  const { method, mandate } = await paymentOf(client, paymentId)
  await takeOutPaid(client, order, paymentId)
  await giveUpOthers(client, order, paymentId)
  await client.query(addEvent, [orderId, order.snapshot.totals.total, paymentId, at])
  await openDeliveries(client, order, { at, isEmailVerified: order.isEmailVerified, mandate })
  await orderMail(client, {
    cause: `order ${orderId} confirmed`,
    template: 'orderConfirmed',
    data: { orderId },
    to: order.email,
    language: order.language,
    customerId: order.customerId,
  })
  // Last, because from here on all others who are paid wait for this transaction to end.
  await issueInvoice(client, order, { at, method })
}

async function paymentOf(client: PoolClient, paymentId: string) {
  const { rows } = await client.query<{
    method: string | null
    mandateId: string | null
    providerCustomerId: string | null
  }>(readPayment, [paymentId])
  const { method = null, mandateId = null, providerCustomerId = null } = rows[0] ?? {}
  if (mandateId === null || providerCustomerId === null || method === null) return { method, mandate: null }
  return { method, mandate: { providerCustomerId, mandateId, method } }
}

/** Nobody shall pay for the same any more. */
async function giveUpOthers(client: PoolClient, order: OrderRecord, paymentId: string): Promise<void> {
  const itemIds = order.snapshot.lines.map(({ itemId }) => itemId)
  const values = [order.cartId, paymentId, order.customerId, itemIds]
  const { rows } = await client.query<{ id: string; isUnderWay: boolean }>(voidOthers, values)
  for (const { id, isUnderWay } of rows) if (isUnderWay) await cancelLater(client, id)
}
