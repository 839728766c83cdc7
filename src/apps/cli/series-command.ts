import { createNumberSeries } from '#features/orders/number-series.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run series               the series of order and invoice numbers, and why they were opened
  npm run series -- open       opens the next one: after a restore that nothing else gives away
  npm run series -- keep       goes on with the last one: the whole database was moved, and nothing was lost`

await runOperatorCommand(async ([command = 'list', ...rest]) => {
  if (rest.length > 0 || !['list', 'open', 'keep'].includes(command)) {
    console.error(usage)
    return 2
  }
  return withDatabase(async (pool) => {
    const series = createNumberSeries(pool)
    if (command === 'keep' && !(await series.keep())) {
      console.error('The database is where it was. Nothing changed.')
      return 1
    }
    const restore = await series.current()
    if (command === 'open') await series.openAfter(restore, 'by command')
    const rows = (await series.list()).map((each) => [
      each.restore === 0 ? 'no mark' : `R${each.restore}`,
      each.openedAt.toISOString(),
      String(each.invoices),
      each.reason,
    ])
    console.log(textTableOf([['series', 'opened', 'invoices', 'why'], ...rows]))
    return 0
  })
})
