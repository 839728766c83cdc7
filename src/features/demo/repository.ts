import type { Pool } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { BankEntries, BankKind } from './demo-bank.ts'

export type BankBook = ReturnType<typeof createBankBook>

/** The storage of the demo bank, shared by several processes. The oldest entries of a kind are deleted. */
export function createBankBook(pool: Pool, { maxEntries = 1000 }: { readonly maxEntries?: number } = {}) {
  return {
    async find<Kind extends BankKind>(kind: Kind, id: string): Promise<BankEntries[Kind] | null> {
      const [entry] = await entriesOf(kind, 'select body from demo_bank_entries where kind = $1 and id = $2', [id])
      return entry ?? null
    },

    /** The entry that changed last comes first. */
    list: <Kind extends BankKind>(kind: Kind): Promise<readonly BankEntries[Kind][]> =>
      entriesOf(kind, 'select body from demo_bank_entries where kind = $1 order by changed_at desc limit $2', [
        maxEntries,
      ]),

    /**
     * Changes an entry under a lock. If `next` returns null, the entry stays as it is.
     * @returns the changed entry
     */
    change: <Kind extends BankKind>(
      kind: Kind,
      id: string,
      next: (entry: BankEntries[Kind] | null) => BankEntries[Kind] | null,
    ): Promise<BankEntries[Kind] | null> =>
      inTransaction(pool, async (client) => {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
        const { rows } = await client.query<{ body: BankEntries[Kind] }>(
          'select body from demo_bank_entries where kind = $1 and id = $2',
          [kind, id],
        )
        const changed = next(rows[0]?.body ?? null)
        if (changed === null) return null
        await client.query(
          `insert into demo_bank_entries (id, kind, body, changed_at) values ($1, $2, $3, clock_timestamp())
           on conflict (id) do update set body = excluded.body, changed_at = excluded.changed_at`,
          [id, kind, JSON.stringify(changed)],
        )
        await client.query(
          `delete from demo_bank_entries where id in
             (select id from demo_bank_entries where kind = $1 order by changed_at desc offset $2 for update skip locked)`,
          [kind, maxEntries],
        )
        return changed
      }),

    async remove(kind: BankKind, id: string): Promise<void> {
      await pool.query('delete from demo_bank_entries where kind = $1 and id = $2', [kind, id])
    },
  }

  async function entriesOf<Kind extends BankKind>(
    kind: Kind,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly BankEntries[Kind][]> {
    const { rows } = await pool.query<{ body: BankEntries[Kind] }>(text, [kind, ...values])
    return rows.map(({ body }) => body)
  }
}

/** A mail that the mail server of the demo received. */
export interface ReceivedMail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface DemoMailEntry extends Pick<ReceivedMail, 'from' | 'to' | 'subject'> {
  readonly id: string
  readonly receivedAt: Date
  /** The beginning of the text. */
  readonly opening: string
}

export type DemoMail = Omit<DemoMailEntry, 'opening'> & Pick<ReceivedMail, 'html' | 'text'>

const envelope = 'id, sender as "from", recipient as "to", subject, received_at as "receivedAt"'

export type DemoMails = ReturnType<typeof createDemoMails>

/** The mailbox of the demo. Only the newest mails are stored, so that a demo can run for years. */
export function createDemoMails(pool: Pool, { maxEntries = 200 }: { readonly maxEntries?: number } = {}) {
  return {
    /** Does nothing for a message that was stored before. */
    async keep({ messageId, from, to, subject, html, text }: ReceivedMail): Promise<void> {
      await query(
        `insert into demo_mails (message_id, sender, recipient, subject, html, text) values ($1, $2, $3, $4, $5, $6)
         on conflict (message_id) do nothing`,
        [messageId, from, to, subject, html, text],
      )
      await query(
        `delete from demo_mails where id in
           (select id from demo_mails order by received_at desc, id offset $1 for update skip locked)`,
        [maxEntries],
      )
    },

    /** Newest first. */
    async list(): Promise<readonly DemoMailEntry[]> {
      const { rows } = await query<DemoMailEntry>(
        `select ${envelope}, left(text, 400) as opening from demo_mails order by received_at desc, id limit $1`,
        [maxEntries],
      )
      return rows
    },

    async find(id: string): Promise<DemoMail | null> {
      const { rows } = await query<DemoMail>(`select ${envelope}, html, text from demo_mails where id = $1`, [id])
      return rows[0] ?? null
    },
  }

  function query<Row extends object>(text: string, values: unknown[]) {
    return pool.query<Row>(text, values)
  }
}
