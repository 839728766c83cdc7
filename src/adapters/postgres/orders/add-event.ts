import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'
import type { OrderMessage, ProvisioningEventType } from '#services/orders/provisioning-port.ts'

/** About two days of tries; then a person has to look at it. */
const maxAttempts = 60

/** Part of the caller's transaction. One job an order sends its events one after the other. */
export async function addEvent(
  client: PoolClient,
  orderId: string,
  type: ProvisioningEventType,
  message: OrderMessage,
): Promise<void> {
  const text = 'insert into provisioning_events (order_id, type, payload) values ($1, $2, $3)'
  await client.query({ name: 'add_provisioning_event', text, values: [orderId, type, message] })
  const key = `provisioning ${orderId}`
  await addJob(client, { task: 'send_provisioning_event', payload: { orderId }, key, maxAttempts })
}
