import type { Pool } from 'pg'
import type { DemoMail, DemoMailEntry, DemoMails } from './demo-ports.ts'

const envelope = 'id, sender as "from", recipient as "to", subject, received_at as "receivedAt"'

/** Keeps the newest mails only: a demo that runs for years must not fill a disk. */
export function createDemoMails(pool: Pool, { maxEntries = 200 }: { readonly maxEntries?: number } = {}): DemoMails {
  return {
    async keep({ messageId, from, to, subject, html, text }) {
      await ask(
        `insert into demo_mails (message_id, sender, recipient, subject, html, text) values ($1, $2, $3, $4, $5, $6)
         on conflict (message_id) do nothing`,
        [messageId, from, to, subject, html, text],
      )
      await ask(
        `delete from demo_mails where id in
           (select id from demo_mails order by received_at desc, id offset $1 for update skip locked)`,
        [maxEntries],
      )
    },

    async list() {
      const { rows } = await ask<DemoMailEntry>(
        `select ${envelope}, left(text, 400) as opening from demo_mails order by received_at desc, id limit $1`,
        [maxEntries],
      )
      return rows
    },

    async find(id) {
      const { rows } = await ask<DemoMail>(`select ${envelope}, html, text from demo_mails where id = $1`, [id])
      return rows[0] ?? null
    },
  }

  function ask<Row extends object>(text: string, values: unknown[]) {
    return pool.query<Row>(text, values)
  }
}
