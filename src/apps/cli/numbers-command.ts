import { countCoupons } from '#features/coupons/coupons.ts'
import { readFunnel } from '#features/visits/funnel.ts'
import { readFeedback } from '#features/support/article-feedback.ts'
import { funnelSteps } from '#core/visits/funnel.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { decimalOf } from '#core/money/money.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run numbers             how often each step of an order was taken, in the last thirty days
  npm run numbers -- <days>   in so many days, today included
  npm run numbers -- coupons [<days>]    paid orders with a code, what it took off, and what they came to
  npm run numbers -- helpdesk [<days>]   which articles helped, which did not, and what people missed in them`

const shows = new Map([
  ['coupons', showCoupons],
  ['helpdesk', showHelpdesk],
])

await runOperatorCommand(runNumbersCommand)

/** Prints the counters of the shop, which contain no personal data. */
async function runNumbersCommand(args: readonly string[]): Promise<number> {
  const show = shows.get(args[0] ?? '')
  const [days = '30', ...rest] = show ? args.slice(1) : args
  if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(days)) {
    console.error(usage)
    return 2
  }
  await (show ?? showFunnel)(Number(days))
  return 0
}

async function showCoupons(days: number): Promise<void> {
  const counts = await withDatabase((pool) => countCoupons(pool, days))
  const rows = counts.map(({ code, orders, discount, total }) => [
    code,
    String(orders),
    decimalOf(discount),
    decimalOf(total),
  ])
  const header = ['code', 'paid orders', 'discount excl. VAT', 'total incl. VAT']
  console.log(rows.length === 0 ? 'No order with a code was paid.' : textTableOf([header, ...rows]))
}

async function showFunnel(days: number): Promise<void> {
  const found = await withDatabase((pool) => readFunnel(pool, days))
  const rows = found.map(({ day, language, counts }) => [
    day,
    language,
    ...funnelSteps.map((step) => String(counts[step])),
  ])
  console.log(rows.length === 0 ? 'Nothing was counted.' : textTableOf([['day', 'language', ...funnelSteps], ...rows]))
}

async function showHelpdesk(days: number): Promise<void> {
  const { votes, remarks } = await withDatabase((pool) => readFeedback(pool, days))
  if (votes.length === 0 && remarks.length === 0) return console.log('Nothing was said.')
  const rows = votes.map(({ article, language, helpful, unhelpful }) => [
    article,
    language,
    String(helpful),
    String(unhelpful),
  ])
  if (rows.length > 0) console.log(textTableOf([['article', 'language', 'helped', 'did not help'], ...rows]))
  for (const { day, article, language, remark } of remarks) {
    console.log(`\n${day} ${article} (${language})\n  ${remark.replaceAll('\n', '\n  ')}`)
  }
}
