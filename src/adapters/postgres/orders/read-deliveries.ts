import type { Pool, PoolClient } from 'pg'
import type { Delivery } from '#services/orders/deliveries-port.ts'

const reading = `
  select item_id as "itemId", state, held_for as "heldFor", held_until as "heldUntil", note, changed_at as "changedAt"
  from deliveries where order_id = $1`

/** How far the lines of an order are, in no order: that of the order's lines counts. */
export async function readDeliveries(connection: Pool | PoolClient, orderId: string): Promise<readonly Delivery[]> {
  const { rows } = await connection.query<Delivery>({ name: 'read_deliveries', text: reading, values: [orderId] })
  return rows
}
