import { setTimeout as pause } from 'node:timers/promises'
import { openLoadedShops, type OpenPayment } from './loaded-shops.ts'

/* Sends webhooks of fifty payments at the same moment, as a provider does after an outage: `node tests/soak/run-webhooks.ts [rounds]`. */

const rounds = Number(process.argv[2] ?? '6')
const atOnce = 50
/** A provider answers after a while. */
const bankMs = 50
const settlingMs = 30_000

await using shops = await openLoadedShops()
shops.bank.faults.slowMs = bankMs
const payments = await shops.openPayments(rounds * 2, atOnce / 2)
for (const { bankId } of payments) await shops.bank.decide(bankId, 'paid', { webhook: 'never' })

const wrong: string[] = []
let slowest = 0
for (let round = 0; round < rounds; round += 1) {
  const some = payments.slice(round * atOnce, (round + 1) * atOnce)
  const since = performance.now()
  const answers = await Promise.all(some.map(tell))
  slowest = Math.max(slowest, performance.now() - since)
  wrong.push(...answers.filter((answer) => !answer.startsWith('200')).map((answer) => `a webhook got ${answer}`))
}
const counts = `
  select count(*) filter (where paid_payment_id = any($1))::int as paid,
    (select count(*)::int from invoices where kind = 'invoice') as invoices
  from orders`
const until = performance.now() + settlingMs
let found = await count()
while (found.paid < payments.length && performance.now() < until) {
  await pause(500)
  found = await count()
}
for (const [what, number] of Object.entries(found))
  if (number !== payments.length) wrong.push(`${number} ${what} for ${payments.length} payments`)
for (const line of new Set(wrong)) console.log(`WRONG ${line}`)
const verdict =
  wrong.length === 0 ? 'all answered with 200, each order paid once' : `MISSED: ${wrong.length} were wrong`
console.log(
  `webhooks: ${payments.length}, ${atOnce} at once; ${verdict}; the slowest fifty took ${Math.round(slowest)} ms`,
)
process.exitCode = wrong.length === 0 ? 0 : 1

async function tell({ id, bankId }: OpenPayment): Promise<string> {
  const body = new URLSearchParams({ id: bankId })
  const url = `http://localhost:${shops.limited}/api/payments/webhook/${id}`
  const answer = await fetch(url, { method: 'POST', body })
  return `${answer.status} ${await answer.text()}`.replace(/,"requestId":"[^"]+"/, '')
}

async function count() {
  const { rows } = await shops.sql.query<{ paid: number; invoices: number }>(counts, [payments.map(({ id }) => id)])
  return rows[0] ?? { paid: 0, invoices: 0 }
}
