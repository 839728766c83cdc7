import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, startedPayment, tracesOf, unpaid, webhook } from './payment-traces.ts'

const unheard = { webhook: 'never' } as const

test('C55 a webhook while the database is down is 503, and the order comes after it is back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-webhook-'))
  chmodSync(dataDir, 0o711)
  const start = () => startEmbeddedPostgres({ dataDir, say: () => {} })
  let postgres = await start()
  try {
    const { connection } = postgres
    await migrate(connection)
    const pool = createPool(connection)
    await using checkout = await openCheckoutShop({ database: { connection, pool, drop: () => pool.end() } })
    const started = await startedPayment(checkout)
    await checkout.bank.decide(started.providerId, 'paid', unheard)
    await postgres.stop()
    const away = await webhook(checkout, started.id, started.providerId)
    expect([away.status, away.body.code]).toEqual([503, 'database_unavailable'])
    expect((await checkout.payment(null, started.id)).status).toBe(503)
    postgres = await start()
    const again = async () => (await webhook(checkout, started.id, started.providerId)).status
    await expect.poll(again, { timeout: 10_000 }).toBe(200)
    expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
    await pool.end()
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('C55 the bank calls again until it was heard', async () => {
  await using checkout = await openCheckoutShop()
  const started = await startedPayment(checkout)
  const holder = await checkout.pool.connect()
  await holder.query('begin')
  await holder.query('select from orders where number = $1 for update', [started.body.orderNumber])
  await checkout.bank.decide(started.providerId, 'paid')
  const busy = await webhook(checkout, started.id, started.providerId)
  expect([busy.status, busy.body.code]).toEqual([503, 'busy'])
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('open'))
  await holder.query('rollback')
  holder.release()
  const settled = async () => expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  await vi.waitFor(settled, { timeout: 20_000, interval: 50 })
})

test.each([
  ['slow', { slowMs: 2500 }],
  ['broken', { failNext: Number.POSITIVE_INFINITY }],
  ['not letting us in', { failNext: Number.POSITIVE_INFINITY, failStatus: 401 }],
])('C56 a provider that is %s: 503, nothing changes, and the next call is taken', async (_, faults) => {
  await using checkout = await openCheckoutShop({ timeoutMs: 1000 })
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  Object.assign(checkout.bank.faults, faults)
  const away = await webhook(checkout, started.id, started.providerId)
  expect([away.status, away.body.code]).toEqual([503, 'payment_provider_unavailable'])
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('open'))
  Object.assign(checkout.bank.faults, { slowMs: 0, failNext: 0 })
  const again = async () => (await webhook(checkout, started.id, started.providerId)).status
  await expect.poll(again, { timeout: 20_000 }).toBe(200)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})
