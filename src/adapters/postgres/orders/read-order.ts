import type { Pool, PoolClient } from 'pg'
import type { Locale } from '#domain/basics/locale.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { PaidOrder } from '#services/orders/orders-port.ts'

/** An order with what is known of its buyer by now. */
export interface OrderRecord extends PaidOrder {
  readonly cartId: string
  readonly language: Locale
  readonly paidAt: Date | null
  /** Where mail goes. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly providerCustomerId: string | null
  readonly snapshot: OrderSnapshot
}

const text = `
  select placed.id, number, customer_id as "customerId", snapshot, cart_id as "cartId", placed.language,
    paid_at as "paidAt", email, email_verified_at is not null as "isEmailVerified",
    provider_customer_id as "providerCustomerId"
  from orders as placed join customers on customers.id = customer_id
  where placed.id = $1`

export async function readOrder(connection: Pool | PoolClient, orderId: string): Promise<OrderRecord | null> {
  const { rows } = await connection.query<OrderRecord>({ name: 'read_order', text, values: [orderId] })
  return rows[0] ?? null
}
