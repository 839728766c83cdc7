import type { Pool } from 'pg'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, show } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const series: Noun = {
  about: 'The series of order and invoice numbers',
  verbs: {
    list: {
      about: 'all series, when and why they were opened, how many invoices',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => list(call, pool)),
    },
    open: {
      about: 'opens the next one: after a restore that nothing else gives away',
      kind: 'changes',
      run: (call) =>
        withDatabase(call, async (pool) => {
          const stored = createNumberSeries(pool)
          await stored.openAfter(await stored.current(), `by command of ${call.by}`)
          return list(call, pool)
        }),
    },
    keep: {
      about: 'goes on with the last one: the whole database was moved, and nothing was lost',
      kind: 'changes',
      run: (call) =>
        withDatabase(call, async (pool) => {
          if (await createNumberSeries(pool).keep()) return list(call, pool)
          console.error('The database is where it was. Nothing changed.')
          return 1
        }),
    },
  },
}

async function list(call: Call, pool: Pool): Promise<number> {
  const stored = createNumberSeries(pool)
  await stored.current()
  const all = await stored.list()
  const rows = all.map((each) => [
    each.restore === 0 ? 'no mark' : `R${each.restore}`,
    each.openedAt.toISOString(),
    String(each.invoices),
    each.reason,
  ])
  show(call, all, () => textTableOf([['series', 'opened', 'invoices', 'why'], ...rows]))
  return 0
}
