import type { Pool, PoolClient } from 'pg'
import { contentHashOf } from '#platform/db/rows.ts'
import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import { statusesUnderWay } from '#core/orders/payment-status.ts'
import type { OrderRecord } from '#features/orders/order-ports.ts'
import type { Attempt, OrderRequest, PaymentWithOrder, StoredPayment } from './payment-ports.ts'

/** What a payment does not say of its order. */
type BuyersOrder = Pick<OrderRecord, 'snapshot' | 'paidAt' | 'email' | 'isEmailVerified' | 'countryNow'>

/** At most one for each cart, and the one a buyer is led to. */
export const isLive = `
  payments.status in (${statusesUnderWay.map((status) => `'${status}'`).join(', ')})
  and payments.superseded_at is null and payments.voided_at is null`

const columns = `
  payments.id, payments.order_id as "orderId", orders.number as "orderNumber", payments.cart_id as "cartId",
  payments.method, payments.issuer, payments.restricted_country as "restrictTo", payments.site_locale as "siteLocale", orders.language,
  payments.amount_cents as amount, payments.status, payments.provider_id as "providerId",
  payments.provider_customer_id as "providerCustomerId", payments.created_at as "createdAt",
  payments.created_at > now() - interval '55 minutes' as "isFresh"`

/** What is read of an attempt, in a statement that has `payments` and `orders`. */
export const attemptColumns = `${columns}, case when ${isLive} then payments.checkout_url end as "checkoutUrl"`

const paymentColumns = `
  ${columns}, payments.checkout_url as "checkoutUrl", orders.customer_id as "customerId", payments.discrepancy,
    payments.superseded_at is not null as superseded, payments.voided_at is not null as voided,
    payments.refunded_cents as refunded, payments.charged_back_cents as "chargedBack",
    extract(epoch from now() - coalesce(payments.settled_at, payments.created_at))::float * 1000 as "ageMs",
    extract(epoch from now() - payments.last_request_at)::float * 1000 as "lastRequestMsAgo",
    orders.paid_payment_id is not null as "isOrderPaid",
    orders.paid_payment_id is not distinct from payments.id as "isCounted",
    payments.voided_at is not null or (orders.paid_payment_id <> payments.id) is true as "isTooLate",
    payments.superseded_at is null and not exists (
      select from payments as other where other.cart_id = payments.cart_id and other.created_at > payments.created_at
    ) as "isNewest",
    now() as now`

const selectPayments = `select ${paymentColumns} from payments join orders on orders.id = payments.order_id`

const readPaymentsText = `${selectPayments} where payments.id = any($1) order by payments.created_at`

/** A list of one is planned anew each time, because PostgreSQL expects ten: that takes five times as long as to read it. */
const readPaymentText = `${selectPayments} where payments.id = $1`

const readWithOrderText = `
  select ${paymentColumns}, orders.snapshot, orders.paid_at as "paidAt", customers.email,
    customers.email_verified_at is not null as "isEmailVerified", customers.country as "countryNow"
  from payments join orders on orders.id = payments.order_id join customers on customers.id = orders.customer_id
  where payments.id = $1`

const sameAgain = `
  select ${attemptColumns} from payments join orders on orders.id = payments.order_id
  where payments.cart_id = $1 and orders.content_hash = $2 and orders.paid_at is null
    and payments.method is not distinct from $3 and payments.issuer is not distinct from $4
    and payments.restricted_country is not distinct from $5 and ${isLive}`

export async function readPayments(
  connection: Pool | PoolClient,
  paymentIds: readonly string[],
): Promise<readonly StoredPayment[]> {
  const question = { name: 'read_payments', text: readPaymentsText, values: [paymentIds] }
  return (await connection.query<StoredPayment>(question)).rows
}

export async function readPayment(connection: Pool | PoolClient, paymentId: string): Promise<StoredPayment | null> {
  const question = { name: 'read_payment', text: readPaymentText, values: [paymentId] }
  return (await connection.query<StoredPayment>(question)).rows[0] ?? null
}

/** In one statement: every page that waits for a payment reads both, again and again. */
export async function readPaymentWithOrder(
  connection: Pool | PoolClient,
  paymentId: string,
): Promise<PaymentWithOrder | null> {
  const question = { name: 'read_payment_with_order', text: readWithOrderText, values: [paymentId] }
  const [row] = (await connection.query<StoredPayment & BuyersOrder>(question)).rows
  if (row === undefined) return null
  const { snapshot, paidAt, email, isEmailVerified, countryNow, ...payment } = row
  const { orderId: id, orderNumber: number, customerId, cartId, language } = payment
  const order = { id, number, customerId, cartId, language, snapshot, paidAt, email, isEmailVerified, countryNow }
  return { payment, order }
}

/** The attempt under way for the same content by the same method. */
export async function readLiveAttempt(
  connection: Pool | PoolClient,
  { cartId, snapshot, method, issuer, restrictTo }: OrderRequest,
): Promise<Attempt | null> {
  const values = [cartId, contentHashOf(fingerprintOf(snapshot), 'base64url'), method, issuer, restrictTo]
  return (await connection.query<Attempt>({ name: 'live_attempt', text: sameAgain, values })).rows[0] ?? null
}
