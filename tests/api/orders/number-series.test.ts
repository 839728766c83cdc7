import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import { createPool } from '#platform/db/pool.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { startedPayment, webhook } from '#tests/api/payments/payment-traces.ts'
import { createDatabase, dropDatabase, runAs } from '#tests/builders/cluster.ts'
import { testDatabase } from '#tests/builders/database.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())

async function sell(count: number): Promise<void> {
  const started = []
  for (let each = 0; each < count; each += 1) started.push(await startedPayment(checkout))
  for (const { providerId } of started) await checkout.bank.decide(providerId, 'paid', { webhook: 'never' })
  await Promise.all(started.map(({ id, providerId }) => webhook(checkout, id, providerId)))
}
const numbersIn = async (table: 'orders' | 'invoices') =>
  (await checkout.rowsOf<{ number: string }>(`select number from ${table} order by number`)).map(({ number }) => number)
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format()
const row = (series: string, count: number) =>
  Array.from({ length: count }, (_, index) => `F${year}${series}-${String(index + 1).padStart(6, '0')}`)

test('numbers carry no mark until the database is somewhere else; then a series of its own, without gaps', async () => {
  await sell(3)
  expect(await numbersIn('invoices')).toEqual(row('', 3))
  expect(await numbersIn('orders')).toEqual([`${year}-000001`, `${year}-000002`, `${year}-000003`])

  await checkout.pool.query(`update number_series set origin = 'the same, before the restore'`)
  await sell(12)
  expect(await numbersIn('invoices')).toEqual([...row('', 3), ...row('R1', 12)])
  const orders = await numbersIn('orders')
  expect(orders).toHaveLength(15)
  expect(orders.filter((number) => new RegExp(`^${year}R1-0000(0[4-9]|1[0-5])$`).test(number))).toHaveLength(12)

  const series = createNumberSeries(checkout.pool)
  expect(await series.openAfter(1, 'by command')).toBe(true)
  expect(await series.openAfter(1, 'by command')).toBe(false)
  await sell(1)
  expect((await numbersIn('invoices')).at(-1)).toBe(`F${year}R2-000001`)
  expect((await series.list()).map(({ restore, reason, invoices }) => [restore, reason, invoices])).toEqual([
    [0, 'first', 3],
    [1, 'restored', 12],
    [2, 'by command', 1],
  ])

  const [paper] = await checkout.rowsOf<{ same: boolean }>(
    `select document ->> 'number' = invoices.number and document ->> 'orderNumber' = orders.number as same
     from invoices join orders on orders.id = order_id where invoices.number like '%R2-%'`,
  )
  expect(paper).toEqual({ same: true })
})

test('two that begin after a restore at the same moment begin the same series', async () => {
  const database = await testDatabase()
  const pools = [createPool(database.connection), createPool(database.connection)]
  const currents = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createNumberSeries(pools[index % 2] ?? database.pool).current()),
  )
  expect(new Set(currents)).toEqual(new Set([0]))
  await database.pool.query(`update number_series set origin = 'elsewhere'`)
  const again = await Promise.all(
    Array.from({ length: 20 }, (_, index) => createNumberSeries(pools[index % 2] ?? database.pool).current()),
  )
  expect(new Set(again)).toEqual(new Set([1]))
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

test('a copy of the database is a series of its own, unless somebody says that it is the same', async () => {
  const first = await testDatabase()
  expect(await createNumberSeries(first.pool).current()).toBe(0)
  expect(await createNumberSeries(first.pool).keep()).toBe(false)
  await first.pool.end()
  const cluster = inject('cluster')
  for (const [isKept, restore] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const copy = await createDatabase(cluster, { from: first.connection.database ?? '' })
    const pool = createPool(copy)
    const series = createNumberSeries(pool)
    if (isKept) expect(await series.keep()).toBe(true)
    expect(await series.current()).toBe(restore)
    await pool.end()
    await dropDatabase(cluster, copy)
  }
  await first.drop()
})

test('a server that does not tell its identity still gives out numbers', async () => {
  const database = await testDatabase()
  const { database: name = '' } = database.connection
  const superuser = { ...inject('cluster'), database: name }
  await runAs(superuser, 'revoke execute on function pg_control_system(), pg_current_wal_lsn() from public')
  expect(await createNumberSeries(database.pool).current()).toBe(0)
  expect((await database.pool.query('select database_origin() as origin')).rows).toEqual([
    { origin: expect.stringMatching(/^-\/-\/\d+\/\d+$/) },
  ])
  await database.drop()
})
