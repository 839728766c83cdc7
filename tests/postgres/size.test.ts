import { expect, inject, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { startedPayment, webhook } from '#tests/api/payments/payment-traces.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { type ExplainedStatement, openExplainingPool } from '#tests/builders/explaining-pool.ts'
import { bigShop, grownTemplate, partOf, type ShopSize } from '#tests/builders/grown-shop.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { isAmong, normalized, statementsWritten, type WrittenStatement } from '#tests/builders/sql-in-source.ts'
import { sampleOf, useEveryStatement } from './every-statement.ts'

/** Tables that stay small in the largest shop, so that a sequential scan is right. */
const smallTables = new Set([
  // One row per partner: hundreds.
  'partners',
  // Rows of thirty days, and one transfer a month.
  'partner_applications',
  'partner_payouts',
  // In order: a row per year, per restore, a single row, a row per day, a row per file.
  'invoice_series',
  'number_series',
  'payment_comparison',
  'visitor_keys',
  'schema_migrations',
  // Counts by day: of a few steps, and of a few hundred articles for three years.
  'funnel_counts',
  'article_votes',
  // Limited to a number of entries.
  'demo_bank_entries',
  'demo_mails',
  // One row per price release: some a week.
  'price_releases',
  // One row per registry.
  'name_sources',
  // One row per coupon.
  'coupons',
])

/**
 * Maximum number of pages that a statement may touch, with a surcharge per row for statements that process many rows,
 * such as a step of a clean-up. No plan node may return more rows than that: an index that is scanned completely costs
 * few pages and grows all the same.
 */
const maxBuffers = 2000
const maxBuffersPerRow = 20
const maxCountedRows = 1000
const maxRows = 2500

/** Statements that are not on the path of a visitor, a payment, a log-in, a job or a clean-up. */
const offThePath = [
  // The operator's list of partners sums up the whole ledger.
  'from partners left join partner_sales',
  // The operator's count of all jobs: the table holds only pending and failed ones.
  'from states group by task',
  // Operators change coupons by hand.
  'insert into coupons',
  'update coupons set ends',
  'from coupons as coupon order by',
  'sum(used.discount_cents)',
  'order by used.paid_at desc',
  // The operator's list of declarations shows those that were confirmed and ended nothing.
  `outcome is null or outcome = 'confirmed'`,
  // Reads no table.
  `current_setting('transaction_read_only')`,
  // Metrics, every 15 seconds: at most 20,000 rows of pending work.
  `as "paidLastHour"`,
  // The demo's provisioning resumes after a start.
  `where state in ('waiting', 'busy')`,
  `where state <> 'ended' order by`,
  // The demo's bank and mailbox are limited to a number of entries.
  'demo_bank_entries',
  'demo_mails',
]

test('every foreign key of a growing table has an index that finds its rows', async () => {
  const { pool, drop } = await testDatabase()
  const { rows } = await pool.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint as reference
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        -- A condition that every row with a value fulfils.
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
    order by 1, 2`)
  expect(rows.filter(({ table }) => !smallTables.has(table))).toEqual([])
  await drop()
})

const grownDatabase = async (name: string, size: ShopSize) =>
  testDatabase({ from: await grownTemplate(inject('cluster'), name, size) })

async function explainEverything(name: string, size: ShopSize): Promise<readonly ExplainedStatement[]> {
  const { connection, drop } = await grownDatabase(name, size)
  const { pool, seen } = openExplainingPool(connection)
  try {
    const sample = await sampleOf(pool)
    const prepared = seen.length
    await useEveryStatement(pool, sample)
    return seen.slice(prepared)
  } finally {
    await pool.end()
    await drop()
  }
}

function costly({ text, buffers, rows, wholeTables }: ExplainedStatement): readonly string[] {
  const read = [...wholeTables]
    .filter((table) => !smallTables.has(table) && !table.startsWith('pg_'))
    .map((table) => `reads all of ${table}`)
  const limit = Math.max(maxBuffers, Math.min(rows, maxCountedRows) * maxBuffersPerRow)
  const touched = buffers > limit || rows > maxRows ? [`touches ${buffers} pages and ${rows} rows`] : []
  return [...read, ...touched].map((fault) => `${fault}: ${normalized(text)}`)
}

/** Growing takes seconds, or minutes on a busy machine. */
const patient = { timeout: 1_200_000 }

const isOffThePath = ({ pieces }: WrittenStatement) => offThePath.some((part) => pieces.join(' ').includes(part))

test('a statement scans no growing table, and few pages, in a shop with 15,000 orders', patient, async () => {
  const seen = await explainEverything('shop_slice', partOf(bigShop, 20))
  expect([...new Set(seen.flatMap(costly))]).toEqual([])
  const sent = [...new Set(seen.map(({ text }) => normalized(text)))]
  // Operators run the statements of personal-data-repository.ts, for one customer at a time.
  const written = statementsWritten('src/{features,platform}/**/*.ts', (file) =>
    /embedded|migrate\.ts|primary\.ts|base-backup|move-database|personal-data-repository/.test(file),
  )
  expect(written.length).toBeGreaterThan(100)
  const missed = written.filter((statement) => !isOffThePath(statement) && !isAmong(statement, sent))
  expect(missed).toEqual([])
})

const long = { ...inLongRun, ...patient }

test(
  'the same with 300,000 orders, 400,000 payments, 200,000 carts, 500,000 mails, 100,000 customers',
  long,
  async () => {
    const seen = await explainEverything('shop_big', bigShop)
    expect([...new Set(seen.flatMap(costly))]).toEqual([])
  },
)

const atOnce = 50
const rounds = 7

/** Measures the time until all of these payments are settled and each order has its invoice. */
async function settleAtOnce(checkout: CheckoutShop): Promise<number> {
  const started = []
  for (let count = 0; count < atOnce; count += 1) started.push(await startedPayment(checkout))
  for (const { providerId } of started) await checkout.bank.decide(providerId, 'paid', { webhook: 'never' })
  const since = performance.now()
  const answers = await Promise.all(started.map(({ id, providerId }) => webhook(checkout, id, providerId)))
  const ms = performance.now() - since
  expect(answers.map(({ status }) => status)).toEqual(started.map(() => 200))
  const invoiced = `select from invoices join payments using (order_id) where payments.id = any($1) and kind = 'invoice'`
  expect(await checkout.rowsOf(invoiced, [started.map(({ id }) => id)])).toHaveLength(atOnce)
  return ms
}

test('50 payments settled at once take at most twice their time in an empty shop', long, async () => {
  const database = await grownDatabase('shop_big', bigShop)
  await using _ = { [Symbol.asyncDispose]: database.drop }
  await using grown = await openCheckoutShop({ database })
  await using empty = await openCheckoutShop()
  const ratios: number[] = []
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const [few, many] = [await settleAtOnce(empty), await settleAtOnce(grown)]
    if (round > 0) ratios.push(many / few)
  }
  ratios.sort((one, other) => one - other)
  expect(ratios[rounds >> 1], ratios.join(' ')).toBeLessThanOrEqual(2)
})
