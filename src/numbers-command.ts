import { readFunnel } from '#adapters/postgres/funnel/read-funnel.ts'
import { funnelSteps } from '#domain/funnel.ts'
import { textTableOf } from '#domain/text-table.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run numbers             how often each step of an order was taken, in the last thirty days
  npm run numbers -- <days>   in so many days, today included`

await runOperatorCommand(look)

/** What the shop counted by itself: no cookie, no consent, nothing about anybody. */
async function look([days = '30', ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(days)) {
    console.error(usage)
    return 2
  }
  const found = await withDatabase((pool) => readFunnel(pool, Number(days)))
  const rows = found.map(({ day, language, counts }) => [
    day,
    language,
    ...funnelSteps.map((step) => String(counts[step])),
  ])
  console.log(rows.length === 0 ? 'Nothing was counted.' : textTableOf([['day', 'language', ...funnelSteps], ...rows]))
  return 0
}
