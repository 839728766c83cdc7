import type { PoolClient } from 'pg'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { readOrder } from '#adapters/postgres/orders/read-order.ts'
import type { Cents } from '#domain/money/money.ts'
import type { StoredPayment } from '#services/orders/payments-port.ts'

export interface MoneyBack {
  readonly amount: Cents
  readonly reason: 'paid_duplicate' | 'refunded' | 'charged_back'
  /** What makes it another one than the last. */
  readonly mark: string
  readonly creditNote: string | null
}

/** A mail for each time that money went back. */
export async function tellMoneyBack(
  client: PoolClient,
  { orderId }: StoredPayment,
  { amount, reason, mark, creditNote }: MoneyBack,
): Promise<void> {
  const order = await readOrder(client, orderId)
  if (order === null) return
  const { number, snapshot, email, language, customerId } = order
  await orderMail(client, {
    cause: `order ${orderId} ${reason} ${mark}`,
    template: 'paymentRefunded',
    data: { orderNumber: number, amountCents: amount, reason, creditNote, firstName: snapshot.buyer.firstName },
    to: email,
    language,
    customerId,
  })
}
