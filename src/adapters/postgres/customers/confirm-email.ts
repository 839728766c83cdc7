import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/job-queue.ts'

const confirm = `
  update customers set email_verified_at = now(), changed_at = now() where id = $1 and email_verified_at is null`

/** Part of the caller's transaction: domain names that waited for it are released after that. */
export async function confirmEmail(client: PoolClient, customerId: string): Promise<void> {
  const { rowCount } = await client.query(confirm, [customerId])
  if (rowCount === 1) await addJob(client, { task: 'release_deliveries', payload: { customerId } })
}
