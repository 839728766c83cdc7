import type { PoolClient } from 'pg'
import { addEvent } from './add-event.ts'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'
import { orderMessageOf, type SortedLine } from '#adapters/provisioning/order-message.ts'
import { holdOf } from '#domain/orders/delivery.ts'
import type { PaidOrder } from '#services/orders/orders-port.ts'

const opening = `
  insert into deliveries (order_id, item_id, state, held_for, held_until)
  select $1, line.item_id, case when line.held_for is null then 'waiting' else 'held' end, line.held_for, line.held_until
  from unnest($2::text[], $3::text[], $4::timestamptz[]) as line(item_id, held_for, held_until)`

export interface OpeningFacts {
  readonly at: Date
  readonly isEmailVerified: boolean
  /** Null: nothing of it can be charged again. */
  readonly mandate: {
    readonly providerCustomerId: string
    readonly mandateId: string
    readonly method: string
  } | null
}

/** Part of the transaction that pays an order: what can be handed over is, and what must wait comes back by itself. */
export async function openDeliveries(
  client: PoolClient,
  order: PaidOrder,
  { at, isEmailVerified, mandate }: OpeningFacts,
): Promise<void> {
  const { id, customerId, snapshot } = order
  const facts = { paidAt: at, now: at, isEmailVerified }
  const sorted = snapshot.lines.map((line): SortedLine => ({ line, hold: holdOf(line, snapshot, facts) }))
  const itemIds = sorted.map(({ line }) => line.itemId)
  const reasons = sorted.map(({ hold }) => hold?.reason ?? null)
  const ends = sorted.map(({ hold }) => hold?.until ?? null)
  await client.query({ name: 'open_deliveries', text: opening, values: [id, itemIds, reasons, ends] })
  const handedOver = mandate && {
    provider: 'mollie' as const,
    customerId: mandate.providerCustomerId,
    mandateId: mandate.mandateId,
    method: mandate.method,
  }
  await addEvent(client, id, 'order.paid', orderMessageOf(order, sorted, handedOver))
  // The address may be confirmed at this very moment: then that release does not see these lines yet, but this one does.
  const runAt = ends.find((end) => end !== null) ?? at
  const isHeld = reasons.some((reason) => reason !== null)
  if (isHeld) await addJob(client, { task: 'release_deliveries', payload: { customerId }, runAt })
}
