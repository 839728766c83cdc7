import { countCoupons } from '#features/coupons/coupons.ts'
import { readFunnel } from '#features/visits/repository.ts'
import { readFeedback } from '#features/support/repository.ts'
import { funnelSteps } from '#core/visits/funnel.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { decimalOf } from '#core/money/money.ts'
import type { Pool } from 'pg'
import { type Noun, show, UsageProblem, type Verb } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const numbers: Noun = {
  about: 'Counters of the shop, without personal data',
  verbs: {
    list: counterOf('how often each step of an order was taken, by day and language', readFunnel, funnelText),
    coupons: counterOf('paid orders with a code, what it took off, and what they came to', countCoupons, couponsText),
    helpdesk: counterOf('which articles helped, which did not, and what readers missed', readFeedback, helpdeskText),
  },
}

function counterOf<Counts>(
  about: string,
  read: (pool: Pool, days: number) => Promise<Counts>,
  textOf: (counts: Counts) => string,
): Verb {
  return {
    about,
    kind: 'shows',
    options: { days: { value: 'count', about: 'in so many days, today included; without it thirty' } },
    run(call) {
      const days = call.option('days') ?? '30'
      if (!/^[1-9]\d{0,3}$/.test(days)) throw new UsageProblem(`--days ${days} is no number of days.`)
      return withDatabase(call, async (pool) => {
        const counts = await read(pool, Number(days))
        show(call, counts, () => textOf(counts))
        return 0
      })
    },
  }
}

function couponsText(counts: Awaited<ReturnType<typeof countCoupons>>): string {
  const rows = counts.map(({ code, orders, discount, total }) => [
    code,
    String(orders),
    decimalOf(discount),
    decimalOf(total),
  ])
  const header = ['code', 'paid orders', 'discount excl. VAT', 'total incl. VAT']
  return rows.length === 0 ? 'No order with a code was paid.' : textTableOf([header, ...rows])
}

function funnelText(days: Awaited<ReturnType<typeof readFunnel>>): string {
  const rows = days.map(({ day, language, counts }) => [
    day,
    language,
    ...funnelSteps.map((step) => String(counts[step])),
  ])
  return rows.length === 0 ? 'Nothing was counted.' : textTableOf([['day', 'language', ...funnelSteps], ...rows])
}

function helpdeskText({ votes, remarks }: Awaited<ReturnType<typeof readFeedback>>): string {
  if (votes.length === 0 && remarks.length === 0) return 'Nothing was said.'
  const rows = votes.map(({ article, language, helpful, unhelpful }) => [
    article,
    language,
    String(helpful),
    String(unhelpful),
  ])
  const table = textTableOf([['article', 'language', 'helped', 'did not help'], ...rows])
  const texts = remarks.map(
    ({ day, article, language, remark }) => `${day} ${article} (${language})\n  ${remark.replaceAll('\n', '\n  ')}`,
  )
  return [...(rows.length > 0 ? [table] : []), ...texts].join('\n\n')
}
