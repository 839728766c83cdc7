import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { root } from '#platform/config/root.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, startedPayment, tracesOf, webhook } from '#tests/api/payments/payment-traces.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'
import { runAs } from '#tests/builders/cluster.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { inLongRun, sliced } from '#tests/builders/slices.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { freshDirectory } from '#tests/postgres/data-directory.ts'

/** What the first shop sold is what the second lost. */
let before: CheckoutShop
let after: CheckoutShop
beforeAll(async () => {
  before = await openCheckoutShop()
  after = await openCheckoutShop({ bank: before.running })
})
afterAll(async () => {
  await after[Symbol.asyncDispose]()
  await before[Symbol.asyncDispose]()
})

async function run(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: '/usr/bin:/bin', ...settings }
  return promisify(execFile)(process.execPath, [join(root, 'tools', 'stek.mjs'), ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}
const loser = () => ({
  DATABASE_URL: databaseUrlOf(after.shop.database),
  MOLLIE_API_KEY: `test_${'0123456789'.repeat(4)}`,
  MOLLIE_API_URL: before.running.url,
  AUTH_SECRET: [sampleSecret].join(),
})
const onLoser = (...args: readonly string[]) => run(args, loser())
/** The command itself, without the launcher before it. */
const spawnOnLoser = (args: readonly string[]) =>
  spawn(process.execPath, [join(root, 'src', 'apps', 'cli', 'stek.ts'), ...args], { env: loser(), stdio: 'ignore' })
const countOf = async (table: string) =>
  (await after.rowsOf<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0

async function sell(shop: CheckoutShop, count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const { id, providerId } = await startedPayment(shop)
    await shop.bank.decide(providerId, 'paid', { webhook: 'never' })
    await webhook(shop, id, providerId)
  }
}

test('lost payments are listed and taken over, two processes at once, and nothing is left', async () => {
  const lost = [await startedPayment(before), await startedPayment(before)]
  for (const { providerId } of lost) await before.bank.decide(providerId, 'paid', { webhook: 'never' })
  const found = await onLoser('payments', 'compare')
  expect([found.code, found.stderr]).toEqual([1, ''])
  for (const { providerId, body } of lost) {
    expect(found.stdout).toMatch(new RegExp(`${providerId} .* ${body.orderNumber} +paid, not known here`))
  }
  const taken = await Promise.all([onLoser('payments', 'take-over', 'all'), onLoser('payments', 'take-over', 'all')])
  // One may be told that the other holds a row for too long; then it says so, and is run again.
  expect(taken.map(({ code }) => code)).toContain(0)
  expect((await onLoser('payments', 'take-over', 'all')).code).toBe(0)
  for (const { id, cents } of lost) expect(await tracesOf(after, id)).toEqual(paidOnce(cents))
  expect(await onLoser('payments', 'compare', '2020-01-01')).toMatchObject({
    code: 0,
    stdout: 'We know all payments that the provider knows.\n',
  })
  const madeUp = await onLoser('payments', 'take-over', 'tr_madeup')
  expect([madeUp.code, madeUp.stdout]).toEqual([1, expect.stringContaining('The provider does not know it')])
})

test(
  'killed at any moment while it takes over, and again: one of everything',
  { ...inLongRun, timeout: 180_000 },
  async () => {
    const lost = []
    for (let each = 0; each < 12; each += 1) lost.push(await startedPayment(before))
    for (const { providerId } of lost) await before.bank.decide(providerId, 'paid', { webhook: 'never' })
    const command = ['payments', 'take-over', 'all']
    for (let round = 0; round < 12; round += 1) {
      const process = spawnOnLoser(command)
      const ended = once(process, 'exit')
      const written = countOf('payments')
      // Kills it some time after it began to write, or after a while.
      const until = performance.now() + 8000
      while (process.exitCode === null && (await countOf('payments')) <= (await written) && performance.now() < until);
      await pause(round * 4)
      process.kill('SIGKILL')
      await ended
    }
    expect((await onLoser(...command)).code).toBe(0)
    for (const { id, cents } of lost) expect(await tracesOf(after, id)).toEqual(paidOnce(cents))
  },
)

test('a series is opened by command, and kept when the whole database was moved', inLongRun, async () => {
  expect((await onLoser('series', 'open')).stdout).toMatch(/no mark .*\nR1 .*by command/)
  await runAs(after.shop.database.connection, `update number_series set origin = 'where it was' where restore = 1`)
  expect((await onLoser('series', 'keep')).code).toBe(0)
  expect((await onLoser('series', 'keep')).code).toBe(1)
  expect((await onLoser('series')).stdout).not.toContain('R2')
})

const misspelled = [
  ['payments'],
  ['series', 'close'],
  ['backup', 'make'],
  ['payments', 'compare', 'yesterday'],
  ['payments', 'take-over', 'tr_../x'],
  ['payments', 'take-over', 'all', '2026-01-01', 'x'],
  ['series', 'open', 'R7'],
  ['backup', 'restore', 'x', '--until', 'noon'],
  ['backup', 'restore', 'x', '--onto', 'y'],
]
for (const { cases, options } of sliced(misspelled, 1)) {
  test.each(cases)('what they do not understand they explain: %s %s %s', options, async (...args) => {
    const { code, stderr } = await onLoser(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining(`stek ${args[0]}`)])
  })
}

test('without a provider of its own the bank of the demo is asked', inLongRun, async () => {
  const settings = { DATABASE_URL: databaseUrlOf(after.shop.database), AUTH_SECRET: [sampleSecret].join() }
  expect(await run(['payments', 'compare'], settings)).toMatchObject({
    code: 0,
    stdout: 'We know all payments that the provider knows.\n',
  })
  const away = { ...loser(), MOLLIE_API_URL: 'http://127.0.0.1:9' }
  expect((await run(['payments', 'compare'], away)).stderr).toContain('The payment provider cannot be reached.')
})

describe('the embedded database', () => {
  test('moves to one of your own with every row, and numbers go on', { ...inLongRun, timeout: 180_000 }, async () => {
    const dataDir = freshDirectory()
    const embedded = await startEmbeddedPostgres({ dataDir, say: () => {} })
    await migrate(embedded.connection)
    const pool = createPool(embedded.connection)
    const old = await openCheckoutShop({
      bank: before.running,
      database: { ...embedded, pool, drop: () => pool.end() },
    })
    await sell(old, 2)
    await startedPayment(old)
    const orders = await old.rowsOf('select * from orders order by number')
    const own = await testDatabase({ bare: true })
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(own) }
    expect((await run(['move'], settings)).stderr).toContain('A shop is already running')
    await old[Symbol.asyncDispose]()
    await embedded.stop()

    const moved = await run(['move'], settings)
    expect([moved.code, moved.stderr]).toEqual([0, ''])
    expect(moved.stdout).toMatch(/^orders +3 +same on both sides$/m)
    expect((await own.pool.query('select * from orders order by number')).rows).toEqual(orders)
    expect((await run(['move'], settings)).stderr).toContain('is in use')
    const shop = await openCheckoutShop({ bank: before.running, database: own })
    await sell(shop, 1)
    const invoices = await shop.rowsOf<{ number: string }>('select number from invoices order by number')
    expect(invoices.map(({ number }) => number.slice(5))).toEqual(['-000001', '-000002', '-000003'])
    await shop[Symbol.asyncDispose]()
  })

  test(
    'is backed up while it runs and restored into its place; what was there stays beside it',
    { ...inLongRun, timeout: 180_000 },
    async () => {
      const dataDir = freshDirectory()
      const copy = join(dirname(dataDir), 'copy')
      const settings = { DATA_DIR: dataDir }
      expect((await run(['backup', 'make', copy], settings)).stderr).toContain(`No shop is running on ${dataDir}`)
      const first = await startEmbeddedPostgres({ dataDir, say: () => {} })
      await migrate(first.connection)
      await runAs(first.connection, 'select current_series(); create table kept as select 1 as one')
      expect(await run(['backup', 'make', copy], settings)).toMatchObject({ code: 0 })
      await runAs(first.connection, 'drop table kept')
      expect((await run(['backup', 'restore', copy], settings)).stderr).toContain('Stop the shop first')
      await first.stop()

      const restored = await run(['backup', 'restore', copy], settings)
      expect(restored).toMatchObject({ code: 0 })
      const aside = /What was there is in (\S+) now/.exec(restored.stdout)?.[1] ?? ''
      expect(existsSync(join(aside, 'PG_VERSION'))).toBe(true)
      const second = await startEmbeddedPostgres({ dataDir, say: () => {} })
      await runAs(second.connection, 'select one from kept')
      expect((await run(['series'], settings)).stdout).toMatch(/no mark .*\nR1 .*restored/)
      await second.stop()
    },
  )
})
