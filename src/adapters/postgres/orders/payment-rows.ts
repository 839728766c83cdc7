import type { Pool, PoolClient } from 'pg'
import type { KnownPayment } from '#domain/orders/payment-settlement.ts'
import type { StoredPayment } from '#services/orders/payments-port.ts'

/** With what the rules want to know beside it. */
export type PaymentRecord = StoredPayment & KnownPayment & { readonly now: Date }

const columns = `
  payment.id, payment.order_id as "orderId", placed.number as "orderNumber", placed.customer_id as "customerId",
  payment.cart_id as "cartId", payment.method, payment.issuer, payment.site_locale as "siteLocale",
  placed.language, payment.provider_customer_id as "providerCustomerId",
  payment.amount_cents as "amount", payment.status, payment.provider_id as "providerId",
  payment.checkout_url as "checkoutUrl", payment.trouble, payment.superseded_at is not null as "superseded",
  payment.voided_at is not null as "voided", payment.refunded_cents as "refunded",
  payment.charged_back_cents as "chargedBack", payment.created_at as "createdAt",
  payment.created_at > now() - interval '55 minutes' as "isFresh",
  extract(epoch from now() - coalesce(payment.settled_at, payment.created_at))::float * 1000 as "ageMs",
  placed.paid_by is not null as "isOrderPaid",
  placed.paid_by is not distinct from payment.id as "isCounted",
  payment.voided_at is not null or (placed.paid_by <> payment.id) is true as "isTooLate",
  payment.superseded_at is null and not exists (
    select from payments as other where other.cart_id = payment.cart_id and other.created_at > payment.created_at
  ) as "isNewest",
  now() as "now"`

const text = `
  select ${columns} from payments as payment join orders as placed on placed.id = payment.order_id
  where payment.id = any($1) order by payment.created_at`

export async function readPayments(
  connection: Pool | PoolClient,
  paymentIds: readonly string[],
): Promise<readonly PaymentRecord[]> {
  const { rows } = await connection.query<PaymentRecord>({ name: 'read_payments', text, values: [paymentIds] })
  return rows
}

export async function readPayment(connection: Pool | PoolClient, paymentId: string): Promise<PaymentRecord | null> {
  const [payment = null] = await readPayments(connection, [paymentId])
  return payment
}
