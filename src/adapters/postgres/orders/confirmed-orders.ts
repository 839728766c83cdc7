import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { ConfirmedOrder, ConfirmedOrders } from '#services/orders/confirmed-orders-port.ts'

const finding = `
  select orders.number, snapshot, document as invoice, payments.id as "paymentId", site_locale as "siteLocale",
    exists (select from deliveries where deliveries.order_id = orders.id and held_for = 'email') as "waitsForEmail"
  from orders
    join payments on payments.id = paid_by
    join invoices on invoices.order_id = orders.id and kind = 'invoice'
  where orders.id = $1`

export function createConfirmedOrders(pool: Pool): ConfirmedOrders {
  return {
    async find(orderId) {
      const { rows } = await orUnavailable(pool.query<ConfirmedOrder>(finding, [orderId]))
      return rows[0] ?? null
    },
  }
}
