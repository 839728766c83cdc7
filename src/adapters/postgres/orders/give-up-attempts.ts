import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/job-queue.ts'
import { isLive } from '#adapters/postgres/orders/order-rows.ts'

const supersede = `update payments set superseded_at = now() where cart_id = $1 and ${isLive} returning id`

/** Nobody is led to them any more; whoever is at the bank already may still pay. The caller holds the cart. */
export async function giveUpAttempts(client: PoolClient, cartId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(supersede, [cartId])
  for (const { id } of rows) await cancelLater(client, id)
}

export function cancelLater(client: PoolClient, paymentId: string): Promise<void> {
  return addJob(client, { task: 'cancel_payment', payload: { paymentId }, key: `cancel ${paymentId}` })
}
