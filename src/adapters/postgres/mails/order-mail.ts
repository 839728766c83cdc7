import type { Pool, PoolClient } from 'pg'
import type { MailOrder } from '#services/mails/mails-port.ts'

/** The mail and the job that sends it are written together or not at all. */
const statement = `
  with ordered as (
    insert into mails (cause, template, language, recipient, customer_id, data)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (cause) do nothing
    returning id
  )
  insert into jobs (task, payload, most_attempts)
  select 'send_mail', jsonb_build_object('mailId', id), $7 from ordered`

/** About two days of tries: a mail server that is away for hours must not cost a mail. */
const maxAttempts = 60

/** Part of the caller's transaction: nothing is sent before that, or when it is rolled back. */
export async function orderMail(connection: Pool | PoolClient, mail: MailOrder): Promise<void> {
  const { cause, template, language, to, customerId, data } = mail
  const values = [cause, template, language, to, customerId, data, maxAttempts]
  await connection.query({ name: 'order_mail', text: statement, values })
}
