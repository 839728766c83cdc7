import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { createCarts } from '#features/carts/repository.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createAccountStores } from '#features/customers/account-stores.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { cents } from '#core/money/money.ts'
import { payOrder } from '#features/payments/pay-order.ts'
import { placeOrder } from '#features/checkout/place-order.ts'
import { brand } from '#site/brand.ts'
import { createDatabase, runAs } from '#tests/builders/cluster.ts'
import { growShop } from '#tests/builders/grown-shop.ts'
import { domainChoice } from '#tests/builders/sample-catalogue.ts'
import { sampleLine, sampleOrder } from '#tests/builders/sample-order.ts'
import { startDatabase } from '../cart/database.ts'
import { medianOf } from '../cart/report.ts'
import { reportRows } from '../rows.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '10' },
    calls: { type: 'string', default: '30' },
  },
})
const sizes = options.sizes.split(',').map(Number)
const rounds = Number(options.rounds)
const calls = Number(options.calls)
const means = { method: 'ideal', providerCustomerId: null, mandateId: null }
const snapshot = sampleOrder({ lines: [sampleLine({ price: cents(999) })] })
const item = { ...domainChoice('d1', 'tuinierderij'), seen: cents(0) }

type Work = (pool: Pool, carts: number) => Promise<() => Promise<unknown>>

/** Each is made ready first; what comes back is timed. */
const works: Readonly<Record<string, Work>> = {
  async add(pool) {
    const carts = createCarts(pool)
    const { id } = await carts.create(null)
    return () => carts.change(id, item.id, () => ({ answer: null, items: [item] }))
  },

  async read(pool, count) {
    const carts = createCarts(pool)
    const { rows } = await pool.query<{ id: string }>(`select left(md5('cart ' || $1::int), 22) as id`, [someOf(count)])
    return () => carts.find(rows[0]?.id ?? '')
  },

  async settle(pool, count) {
    const transaction = createUnitOfWork(pool)
    const customerId = await someCustomer(pool, count)
    const { id: cartId } = await createCarts(pool).create(customerId)
    const placed = {
      customerId,
      cartId,
      cartVersion: 0,
      snapshot,
      method: 'ideal',
      issuer: null,
      restrictTo: null,
      siteLocale: 'nl',
    } as const
    const attempt = await transaction((stores) =>
      placeOrder(
        stores,
        { ...placed, requestKey: null, providerCustomerId: null },
        { seller: brand, today: () => '2026-11-15' },
      ),
    )
    if (attempt === null) throw new Error('nothing was ordered')
    return () =>
      transaction(async (stores) => {
        await stores.payments.lock(attempt.id)
        const { id: paymentId, orderId, createdAt: at } = attempt
        await payOrder(stores, { orderId, paymentId, at, means, seller: brand })
      })
  },

  async 'log in'(pool, count) {
    const { customers } = createAccountStores(pool, { limits: true })
    const transaction = createUnitOfWork(pool)
    const customerId = await someCustomer(pool, count)
    const account = await customers.findAccount(customerId)
    const device = { deviceId: null, browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
    const session = { ...device, customerId, passwordHash: account?.passwordHash ?? '', replaced: null }
    return async () => {
      await customers.findAccountByEmail(account?.emailKey ?? '')
      await transaction(({ sessions }) => sessions.open(session))
    }
  },

  async 'clean up'(pool, count) {
    const cleaning = createDataCleaning(pool)
    const customerId = await someCustomer(pool, count)
    for (const forget of Object.values(cleaning)) while ((await forget()) > 0);
    for (let row = 0; row < 10; row += 1) {
      const cause = randomBytes(9).toString('hex')
      await pool.query(
        `insert into mails (cause, template, language, recipient, created_at)
         values ($1, 'verifyEmail', 'nl', 'anna@klant.example', now() - interval '91 days')`,
        [cause],
      )
      await pool.query(
        `insert into sessions (id_hash, customer_id, expires_at) values (sha256($1::text::bytea), $2, now() - interval '1 s')`,
        [cause, customerId],
      )
    }
    return async () => {
      for (const forget of Object.values(cleaning)) await forget()
    }
  },
}

const someOf = (count: number) => 1 + Math.floor(Math.random() * count)
/** A customer for every five carts. */
const customersFor = (carts: number) => Math.ceil(carts / 5)

async function someCustomer(pool: Pool, carts: number): Promise<string> {
  const number = someOf(customersFor(carts))
  const { rows } = await pool.query<{ id: string }>(`select md5('customer ' || $1::int)::uuid as id`, [number])
  return rows[0]?.id ?? ''
}

const database = await startDatabase()
const pools = new Map<number, Pool>()
const stop = async () => {
  for (const pool of pools.values()) await pool.end()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

try {
  for (const carts of sizes) {
    const connection = await createDatabase(database.superuser, { name: `carts_${carts}`, from: 'template1' })
    await migrate(connection)
    const since = performance.now()
    await growShop(connection, {
      carts,
      customers: customersFor(carts),
      orders: Math.ceil(carts / 5),
      mails: Math.ceil(carts / 4),
    })
    console.log(`${carts} carts were made in ${Math.round((performance.now() - since) / 1000)} s`)
    pools.set(carts, createPool(connection))
  }
  await runAs(database.superuser, 'checkpoint')
  const times = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      for (const [carts, pool] of pools) {
        const key = `${name} ${carts}`
        const measured = await timesOf(work, pool, carts)
        // The first round only warms up.
        if (round > 0) times.set(key, [...(times.get(key) ?? []), ...measured])
      }
    }
    if (round > 0) console.log(`round ${round} of ${rounds} is done`)
  }
  const middle = (name: string, carts: number) => medianOf(times.get(`${name} ${carts}`) ?? [])
  console.log(`\nMedians of ${rounds * calls} calls in milliseconds, and how often the time with ${sizes[0]} carts.\n`)
  console.table(
    Object.fromEntries(
      Object.keys(works).map((name) => [
        name,
        Object.fromEntries(
          sizes.map((carts) => {
            const ratio = middle(name, carts) / middle(name, sizes[0] ?? carts)
            return [carts, `${middle(name, carts).toFixed(2)} (${ratio.toFixed(2)})`]
          }),
        ),
      ]),
    ),
  )
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)]
  reportRows(
    Object.keys(works).map((name) => ({
      what: `${name} with ${most} carts`,
      value: middle(name, most),
      unit: 'ms',
      floor: { what: `${least} carts`, value: middle(name, least) },
    })),
  )
} finally {
  await stop()
}

async function timesOf(work: Work, pool: Pool, carts: number): Promise<readonly number[]> {
  const measured: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const run = await work(pool, carts)
    const since = performance.now()
    await run()
    measured.push(performance.now() - since)
  }
  return measured
}
