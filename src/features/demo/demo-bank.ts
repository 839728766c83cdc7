import type { Pool } from 'pg'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { BankBook, BankEntries, BankKind } from './demo-ports.ts'

/** A book that outlives the process, and that several can write in. */
export function createBankBook(pool: Pool, { maxEntries = 1000 }: { readonly maxEntries?: number } = {}): BankBook {
  return {
    async find(kind, id) {
      const [entry] = await entriesOf(kind, 'select body from demo_bank_entries where kind = $1 and id = $2', [id])
      return entry ?? null
    },

    list: (kind) =>
      entriesOf(kind, 'select body from demo_bank_entries where kind = $1 order by changed_at desc limit $2', [
        maxEntries,
      ]),

    change: (kind, id, next) =>
      inTransaction(pool, async (client) => {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
        const { rows } = await client.query<{ body: BankEntries[typeof kind] }>(
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

    async remove(kind, id) {
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
