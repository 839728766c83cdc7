import type { PoolClient } from 'pg'
import { addJob } from '#adapters/postgres/jobs/add-job.ts'

/** Hourly after the first tries: three weeks. */
const maxAttempts = 500

/** A yes of the last day holds, whoever asked for it: the page did, while the number was typed. */
const takeOver = `
  with answer as (
    select checks.* from vat_checks as checks join customers using (vat_number)
    where customers.id = $1 and checks.state = 'valid' and checks.checked_at > now() - interval '24 hours'
    order by checks.checked_at desc limit 1
  ), evidence as (
    insert into vat_checks (customer_id, vat_number, state, request_identifier, holder_name, holder_address, checked_at)
    select $1, vat_number, state, request_identifier, holder_name, holder_address, checked_at from answer
  )
  update customers set vat_state = 'valid', vat_checked_at = answer.checked_at from answer where customers.id = $1`

/**
 * Settles a number that is new to us, or has the register asked about it. Part of the caller's transaction; asked for
 * again while it waits, it is done at once.
 */
export async function lookIntoVatNumber(client: PoolClient, customerId: string): Promise<void> {
  const { rowCount } = await client.query(takeOver, [customerId])
  if (rowCount !== 0) return
  const key = `check_vat_number ${customerId}`
  await addJob(client, { task: 'check_vat_number', payload: { customerId }, key, maxAttempts })
}
