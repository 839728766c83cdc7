import type { PoolClient } from 'pg'
import { addEvent } from './add-event.ts'
import { orderMessageOf } from '#adapters/provisioning/order-message.ts'
import { type Hold, holdOf } from '#domain/orders/delivery.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'

interface HeldOrder {
  readonly id: string
  readonly number: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly isEmailVerified: boolean
  readonly now: Date
}

/** Nothing starts by itself for somebody who withdrew, or who has all of the money back. */
const heldOrders = `
  select orders.id, number, snapshot, paid_at as "paidAt", email_verified_at is not null as "isEmailVerified", now()
  from orders join customers on customers.id = orders.customer_id join payments on payments.id = paid_by
  where orders.customer_id = $1
    and exists (select from deliveries where order_id = orders.id and state = 'held')
    and not exists (select from order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back'))
    and (refunded_cents < amount_cents or amount_cents = 0)
  order by orders.id`

/** Whoever comes second waits here, and finds nothing held any more. */
const heldItems = `select item_id as "itemId" from deliveries where order_id = $1 and state = 'held' for update`

const changing = `
  update deliveries
  set state = case when $3::text is null then 'waiting' else 'held' end, held_for = $3, held_until = $4, changed_at = now()
  where order_id = $1 and item_id = $2 and (state, held_for) is distinct from ('held', $3)`

/** Part of the caller's transaction. */
export async function releaseDeliveries(client: PoolClient, customerId: string): Promise<void> {
  const { rows } = await client.query<HeldOrder>(heldOrders, [customerId])
  for (const order of rows) await releaseOrder(client, order)
}

async function releaseOrder(client: PoolClient, order: HeldOrder): Promise<void> {
  const { id, snapshot } = order
  const { rows } = await client.query<{ itemId: string }>(heldItems, [id])
  const held = new Set(rows.map(({ itemId }) => itemId))
  const lines = snapshot.lines.filter(({ itemId }) => held.has(itemId))
  const sorted = lines.map((line) => ({ line, hold: holdOf(line, snapshot, order) }))
  for (const { line, hold } of sorted) await change(client, id, line.itemId, hold)
  const isReleased = sorted.some(({ hold }) => hold === null)
  if (isReleased) await addEvent(client, id, 'order.released', orderMessageOf(order, sorted, null))
}

async function change(client: PoolClient, orderId: string, itemId: string, hold: Hold | null): Promise<void> {
  await client.query(changing, [orderId, itemId, hold?.reason ?? null, hold?.until ?? null])
}
