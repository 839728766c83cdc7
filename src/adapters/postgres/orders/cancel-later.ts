import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'

/** Nobody is led to that payment any more; whoever is at the bank already may still pay it. */
export function cancelLater(client: PoolClient, paymentId: string): Promise<void> {
  return addJob(client, { task: 'cancel_payment', payload: { paymentId }, key: `cancel ${paymentId}` })
}
