import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { makeBaseBackup, putBaseBackup } from '#platform/db/base-backup.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { comparePayments, takeOverPayment, watchForLostPayments } from '#features/payments/lost-payments.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { startedPayment, webhook } from '#tests/api/payments/payment-traces.ts'
import { openBank } from '#tests/builders/checkout.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { freshDirectory } from './data-directory.ts'

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>

async function sell(shop: CheckoutShop, count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const { id, providerId } = await startedPayment(shop)
    await shop.bank.decide(providerId, 'paid', { webhook: 'never' })
    expect((await webhook(shop, id, providerId)).status).toBe(200)
  }
}

async function numbersOf(shop: CheckoutShop): Promise<{ orders: string[]; invoices: string[] }> {
  const list = async (text: string) => (await shop.rowsOf<{ number: string }>(text)).map(({ number }) => number)
  return {
    orders: await list('select number from orders where paid_at is not null order by number'),
    invoices: await list('select number from invoices order by number'),
  }
}

/** Sells on a server with WAL archiving, destroys it, restores it to a moment between two payments, and continues. */
async function rehearse(log: (line: string) => void): Promise<void> {
  const dataDir = freshDirectory()
  mkdirSync(dataDir, { recursive: true })
  const archive = join(dirname(dataDir), 'archive')
  mkdirSync(archive)
  chmodSync(archive, 0o777)
  const settings = {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`,
  }
  await using bank = await openBank()
  const openOn = async ({ connection }: Server): Promise<CheckoutShop> => {
    await migrate(connection)
    const pool = createPool(connection)
    return openCheckoutShop({ bank, database: { pool, connection, drop: () => pool.end() } })
  }

  const first = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  const shop = await openOn(first)
  await sell(shop, 3)
  log('3 orders sold')
  const copy = join(dirname(dataDir), 'copy')
  await makeBaseBackup(first.superuser, copy)
  log('base back-up made')
  await sell(shop, 2)
  const [{ at } = { at: new Date() }] = await shop.rowsOf<{ at: Date }>('select clock_timestamp() as at')
  log('2 orders sold; this is the moment to restore to')
  await pause(1100)
  await sell(shop, 4)
  const unpaid = await startedPayment(shop)
  const given = await numbersOf(shop)
  log('4 orders sold, 1 payment open; then the database is lost')
  const superuser = createPool(first.superuser, { max: 1 })
  const switched = await superuser.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await superuser.end()
  await vi.waitFor(() => expect(existsSync(join(archive, switched.rows[0]?.name ?? 'none'))).toBe(true), 20_000)
  await shop[Symbol.asyncDispose]()
  await shop.pool.end().catch(() => {})
  await first.stop()
  const data = join(first.location, 'data')
  renameSync(data, `${data}-lost`)

  await putBaseBackup(copy, data, { archive, until: at })
  const second = await startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  const restored = await openOn(second)
  expect(existsSync(join(data, 'recovery.signal'))).toBe(false)
  expect((await numbersOf(restored)).orders).toEqual(given.orders.slice(0, 5))
  log('restored: 5 orders')

  const { numberSeries: series } = restored.deps
  await watchForLostPayments(restored.deps)
  expect(restored.alerts.filter((line) => line.startsWith('alert payment: The shop does not know'))).toHaveLength(4)
  const found = await comparePayments(restored.deps, at)
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['lost', 'lost', 'lost', 'lost', 'open'])
  log('compared with the provider: 4 lost payments, 1 that may be paid yet')
  for (const { payment, kind } of found) {
    if (kind !== 'lost') continue
    const taken = await takeOverPayment(restored.deps, payment.id)
    expect(taken).toMatchObject({ isDone: true, wasKnown: false })
  }
  log('taken over: 4 orders')
  await sell(restored, 2)
  log('2 orders sold')

  const now = await numbersOf(restored)
  expect(now.orders).toHaveLength(11)
  expect(now.orders.slice(0, 9)).toEqual(given.orders)
  const marked = now.invoices.filter((number) => number.includes('R1-'))
  expect(marked.map((number) => number.slice(-6))).toEqual(['000001', '000002', '000003', '000004', '000005', '000006'])
  expect(given.invoices.filter((number) => marked.includes(number))).toEqual([])
  expect(now.invoices.filter((number) => !marked.includes(number))).toEqual(given.invoices.slice(0, 5))
  expect((await series.list()).map(({ restore, reason }) => [restore, reason])).toEqual([
    [0, 'first'],
    [1, 'restored'],
  ])
  log(`invoices: ${now.invoices.join(' ')}`)
  await restored.bank.decide(unpaid.providerId, 'paid', { webhook: 'never' })
  await webhook(restored, unpaid.id, unpaid.providerId)
  expect(restored.alerts.filter((line) => line.includes(unpaid.providerId))).toHaveLength(1)
  log('the open payment was paid after all: its webhook alerts')
  await restored[Symbol.asyncDispose]()
  await second.stop()
}

test(
  'rehearsal: all paid orders exist after a restore, and no number is issued twice',
  { ...inLongRun, timeout: 180_000 },
  async () => {
    const begin = performance.now()
    const lines: string[] = []
    await rehearse((line) => lines.push(`${((performance.now() - begin) / 1000).toFixed(1).padStart(5)} s  ${line}`))
    console.log(lines.join('\n'))
  },
)
