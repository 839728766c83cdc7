import type { Pool, PoolClient } from 'pg'
import { emailKeyOf } from '#core/customers/email.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { MailContent, MailOrder } from './mail-data.ts'

/** A queued mail. */
export type OrderedMail = MailContent & {
  readonly id: string
  readonly to: string
  readonly language: Locale
  readonly customerId: string | null
  readonly isSent: boolean
  /** Among the mails to strangers. */
  readonly isCounted: boolean
}

/** About two days of attempts, so that no mail is lost to an outage of the mail server. */
const maxAttempts = 60

const finding = `
  select id, template, data, language, recipient as "to", customer_id as "customerId", sent_at is not null as "isSent",
    counted_at is not null as "isCounted"
  from mails where id = $1`

/** An address is known when its customer confirmed it or has paid an order. */
const isKnown = `
  select from customers where email_key = $1
    and (email_verified_at is not null
      or exists (select from orders where customer_id = customers.id and paid_at is not null))`

const postpone = `
  insert into jobs (task, payload, max_attempts, run_at)
  values ('send_mail', jsonb_build_object('mailId', $1::uuid), $2, now() + $3 * interval '1 s')`

export type Mails = ReturnType<typeof createMails>

/** Queued mails. Every method throws `Unavailable` in an outage. */
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

    async isToStranger({ to }: Pick<OrderedMail, 'to'>): Promise<boolean> {
      return (await pool.query({ name: 'known_address', text: isKnown, values: [emailKeyOf(to)] })).rowCount === 0
    },

    async markCounted(mailId: string): Promise<void> {
      await pool.query('update mails set counted_at = now() where id = $1', [mailId])
    },

    async postpone(mailId: string, seconds: number): Promise<void> {
      await pool.query(postpone, [mailId, maxAttempts, seconds])
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
  insert into jobs (task, payload, max_attempts, key, run_at)
  select 'send_mail', jsonb_build_object('mailId', id), $7, case when $8::timestamptz is not null then 'mail ' || $1 end,
    coalesce($8, now())
  from ordered`

const drop = 'delete from mails where cause = $1 and sent_at is null'
const hurry = `update jobs set run_at = least(run_at, now()) where key = 'mail ' || $1`

export type MailOutbox = ReturnType<typeof mailOutbox>

/**
 * Queues mails inside the transaction that causes them, or over a pool for mails that belong to none. `added` is called
 * with the task of each job, so that the caller can announce it after the transaction.
 */
export function mailOutbox(connection: Pool | PoolClient, added: (task: string) => void = () => {}) {
  return {
    /** `runAt`: until then the mail can be dropped or hurried. */
    async add({ cause, template, language, to, customerId, data }: MailOrder, runAt?: Date): Promise<void> {
      const values = [cause, template, language, to, customerId, data, maxAttempts, runAt ?? null]
      await connection.query({ name: 'order_mail', text: addMail, values })
      added('send_mail')
    },

    /** Deletes a mail that was not sent yet. */
    async drop(cause: string): Promise<void> {
      await connection.query(drop, [cause])
    },

    /** Sends a mail now that waits for its time. */
    async hurry(cause: string): Promise<void> {
      await connection.query(hurry, [cause])
      added('send_mail')
    },
  }
}
