import type { Pool, PoolClient } from 'pg'
import type { MailContent, MailOutbox, Mails, OrderedMail } from './mail-ports.ts'

type MailRow = MailContent & Pick<OrderedMail, 'id' | 'language' | 'to' | 'customerId' | 'isSent'>

const finding = `
  select id, template, data, language, recipient as "to", customer_id as "customerId", sent_at is not null as "isSent"
  from mails where id = $1`

export function createMails(pool: Pool): Mails {
  return {
    async find(mailId) {
      const question = { name: 'find_mail', text: finding, values: [mailId] }
      const { rows } = await pool.query<MailRow>(question)
      return rows[0] ?? null
    },

    async markSent(mailId) {
      const text = 'update mails set sent_at = now() where id = $1 and sent_at is null'
      await pool.query({ name: 'mark_mail_sent', text, values: [mailId] })
    },
  }
}

/** Stores the e-mail and the job that sends it atomically. */
const addMail = `
  with ordered as (
    insert into mails (cause, template, language, recipient, customer_id, data)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (cause) do nothing
    returning id
  )
  insert into jobs (task, payload, max_attempts)
  select 'send_mail', jsonb_build_object('mailId', id), $7 from ordered`

/** Retries for about two days, so that a mail server outage of hours loses no e-mail. */
const maxAttempts = 60

/**
 * @param connection a client inside a transaction, or a pool for e-mails that belong to none
 * @param added called for every stored job, to notify workers after the commit
 */
export function mailOutbox(connection: Pool | PoolClient, added: (task: string) => void = () => {}): MailOutbox {
  return {
    async add({ cause, template, language, to, customerId, data }) {
      const values = [cause, template, language, to, customerId, data, maxAttempts]
      await connection.query({ name: 'order_mail', text: addMail, values })
      added('send_mail')
    },
  }
}
