import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { MailContent, Mails, OrderedMail } from '#services/mails/mails-port.ts'

type MailRow = MailContent & Pick<OrderedMail, 'id' | 'language' | 'to' | 'customerId' | 'isSent'>

const finding = `
  select id, template, data, language, recipient as "to", customer_id as "customerId", sent_at is not null as "isSent"
  from mails where id = $1`

export function createMails(pool: Pool): Mails {
  return {
    async find(mailId) {
      const question = { name: 'find_mail', text: finding, values: [mailId] }
      const { rows } = await orUnavailable(pool.query<MailRow>(question))
      return rows[0] ?? null
    },

    async markSent(mailId) {
      const text = 'update mails set sent_at = now() where id = $1 and sent_at is null'
      await orUnavailable(pool.query({ name: 'mark_mail_sent', text, values: [mailId] }))
    },
  }
}
