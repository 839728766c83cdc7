import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { ProvisioningEvent, ProvisioningEvents } from '#services/orders/provisioning-port.ts'

const next = `
  select id, type, created_at as "createdAt", payload as message
  from provisioning_events where order_id = $1 and sent_at is null
  order by place limit 1`

export function createProvisioningEvents(pool: Pool): ProvisioningEvents {
  return {
    async next(orderId) {
      const question = { name: 'next_provisioning_event', text: next, values: [orderId] }
      const { rows } = await orUnavailable(pool.query<ProvisioningEvent>(question))
      return rows[0] ?? null
    },

    async markSent(eventId) {
      const text = 'update provisioning_events set sent_at = now() where id = $1 and sent_at is null'
      await orUnavailable(pool.query({ name: 'mark_provisioning_event_sent', text, values: [eventId] }))
    },
  }
}
