import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'

/** Hourly after the first tries: three weeks. */
const mostAttempts = 500

/** Part of the caller's transaction. Asked for again while it waits, it is done at once. */
export function orderVatCheck(client: PoolClient, customerId: string): Promise<void> {
  const key = `check_vat_number ${customerId}`
  return addJob(client, { task: 'check_vat_number', payload: { customerId }, key, mostAttempts })
}
