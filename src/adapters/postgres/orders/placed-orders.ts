import type { Pool } from 'pg'
import { readDeliveries } from './read-deliveries.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { readOrder } from '#adapters/postgres/orders/read-order.ts'
import type { PlacedOrder, PlacedOrders } from '#services/orders/placed-orders-port.ts'

const findInvoice = `select number from invoices where order_id = $1 and kind = 'invoice'`

export function createPlacedOrders(pool: Pool): PlacedOrders {
  return { find: (orderId) => orUnavailable(readPlaced(pool, orderId)) }
}

async function readPlaced(pool: Pool, orderId: string): Promise<PlacedOrder | null> {
  const order = await readOrder(pool, orderId)
  if (order === null) return null
  if (order.paidAt === null) return { ...order, invoiceNumber: null, deliveries: [] }
  const deliveries = new Map((await readDeliveries(pool, orderId)).map((delivery) => [delivery.itemId, delivery]))
  const { rows } = await pool.query<{ number: string }>({ name: 'find_invoice', text: findInvoice, values: [orderId] })
  return {
    ...order,
    invoiceNumber: rows[0]?.number ?? null,
    deliveries: order.snapshot.lines.flatMap(({ itemId }) => deliveries.get(itemId) ?? []),
  }
}
