import type { Pool, PoolClient } from 'pg'
import type { Locale } from '#core/locale/locale.ts'
import type { MailContent, MailOrder } from './mail-data.ts'

/** A queued mail. */
export type OrderedMail = MailContent & {
  readonly id: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
  readonly isSent: boolean
}

const finding = `
  select id, template, data, language, recipient as "to", customer_id as "customerId", sent_at is not null as "isSent"
  from mails where id = $1`

export type Mails = ReturnType<typeof createMails>

/** Queued mails. Both methods throw `Unavailable` in an outage. */
export function createMails(pool: Pool) {
  return {
    async find(mailId: string): Promise<OrderedMail | null> {
      const query = { name: 'find_mail', text: finding, values: [mailId] }
      const { rows } = await pool.query<OrderedMail>(query)
      return rows[0] ?? null
    },

    async markSent(mailId: string): Promise<void> {
      const text = 'update mails set sent_at = now() where id = $1 and sent_at is null'
      await pool.query({ name: 'mark_mail_sent', text, values: [mailId] })
    },
  }
}

/** Writes the mail and the job that sends it in one statement. */
const addMail = `
  with ordered as (
    insert into mails (cause, template, language, recipient, customer_id, data)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (cause) do nothing
    returning id
  )
  insert into jobs (task, payload, max_attempts)
  select 'send_mail', jsonb_build_object('mailId', id), $7 from ordered`

/** About two days of attempts, so that no mail is lost to an outage of the mail server. */
const maxAttempts = 60

export type MailOutbox = ReturnType<typeof mailOutbox>

/**
 * Queues mails inside the transaction that causes them, or over a pool for mails that belong to none. `added` is called
 * with the task of each job, so that the caller can announce it after the transaction.
 */
export function mailOutbox(connection: Pool | PoolClient, added: (task: string) => void = () => {}) {
  return {
    async add({ cause, template, language, to, customerId, data }: MailOrder): Promise<void> {
      const values = [cause, template, language, to, customerId, data, maxAttempts]
      await connection.query({ name: 'order_mail', text: addMail, values })
      added('send_mail')
    },
  }
}
