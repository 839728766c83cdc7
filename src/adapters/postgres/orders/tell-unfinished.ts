import type { PoolClient } from 'pg'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { readOrder } from '#adapters/postgres/orders/read-order.ts'
import type { StoredPayment } from '#services/orders/payments-port.ts'

/** A mail from which the buyer can try again, also on another device. */
export async function tellUnfinished(
  client: PoolClient,
  { id, orderId, siteLocale, amount }: StoredPayment,
  status: 'failed' | 'expired',
): Promise<void> {
  const order = await readOrder(client, orderId)
  if (order === null) return
  const { number, snapshot, email, language, customerId } = order
  const { firstName } = snapshot.buyer
  await orderMail(client, {
    cause: `order ${orderId} unfinished ${id}`,
    template: 'paymentUnfinished',
    data: { orderNumber: number, paymentId: id, siteLocale, status, amountCents: amount, firstName },
    to: email,
    language,
    customerId,
  })
}
