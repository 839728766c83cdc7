import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCartCleaning, cleanUpCarts } from '#features/carts/cleaning-repository.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { reportFailure } from '#platform/jobs/every.ts'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createLog, type LogEntry } from '#platform/telemetry/log.ts'

let database: TestDatabase
let pool: Pool
beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
})
afterEach(() => database.drop())

/** A cart that was made and last touched so many days ago. */
async function agedCart(
  name: string,
  { created, touched, items = 0 }: { created: number; touched: number; items?: number },
) {
  const id = name.padEnd(22, '_')
  await pool.query(
    `insert into carts (id, created_at, updated_at) values ($1, now() - $2 * interval '1 day', now() - $3 * interval '1 day')`,
    [id, created, touched],
  )
  await pool.query(
    `insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, last_shown_cents, position)
     select $1, 'i' || n, 'domain', 'n' || n || '.nl', 'domain-nl', 'purchase', 'yearly', 'domain n' || n || '.nl', 349, n
     from generate_series(1, $2) as n`,
    [id, items],
  )
}

async function names(): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from carts order by id')
  return rows.map(({ id }) => id.replace(/_+$/, ''))
}

test('C8 B50 carts nobody touched for 60 days go, and empty ones after a day', async () => {
  await agedCart('empty-new', { created: 0.5, touched: 0.5 })
  await agedCart('empty-old', { created: 1.1, touched: 1.1 })
  await agedCart('empty-old-but-touched', { created: 5, touched: 0.9 })
  await agedCart('empty-ancient', { created: 90, touched: 90 })
  await agedCart('full-new', { created: 0.1, touched: 0.1, items: 2 })
  await agedCart('full-59-days', { created: 59, touched: 59, items: 1 })
  await agedCart('full-61-days', { created: 61, touched: 61, items: 3 })
  await agedCart('full-old-but-seen', { created: 400, touched: 59, items: 1 })
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(3)
  expect(await names()).toEqual(['empty-new', 'empty-old-but-touched', 'full-59-days', 'full-new', 'full-old-but-seen'])
  expect((await pool.query('select from cart_items')).rowCount).toBe(4)
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(0)
})

test('any number of carts, in small steps, also when many were made at one moment', async () => {
  await pool.query(
    `insert into carts (id, created_at, updated_at)
     select lpad(n::text, 22, 'c'), date_trunc('day', now() - interval '100 days'), now() - interval '1 day' * (50 + n % 20)
     from generate_series(1, 3500) as n`,
  )
  await pool.query(
    `insert into cart_items (cart_id, id, type, name, product_slug, price_type, subject, last_shown_cents, position)
     select id, 'i', 'hosting', 'n.nl', 'webhosting-stek', 'purchase', 'hosting n.nl', 0, 1 from carts`,
  )
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(1750)
  expect(await names()).toHaveLength(1750)
})

test('only one process is at it', async () => {
  await agedCart('old', { created: 2, touched: 2 })
  const cleaning = createCartCleaning(pool)
  const other = createCartCleaning(pool)
  expect(await cleaning.exclusively(() => cleanUpCarts(other))).toBeNull()
  expect(await names()).toEqual(['old'])
  expect(await cleanUpCarts(other)).toBe(1)
})

test('a cart that somebody holds is left for the next time', async () => {
  await agedCart('held', { created: 2, touched: 2 })
  await agedCart('free', { created: 2, touched: 2 })
  const holder = await pool.connect()
  await holder.query('begin; select from carts for update')
  await holder.query('rollback; begin')
  await holder.query(`select from carts where id like 'held%' for update`)
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(1)
  await holder.query('rollback')
  holder.release()
  expect(await names()).toEqual(['held'])
})

test('a closed cart goes like any other', async () => {
  await agedCart('closed', { created: 70, touched: 61, items: 1 })
  await pool.query('update carts set closed_at = now()')
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(1)
})

test('ids of removed items are forgotten after a day', async () => {
  await agedCart('cart', { created: 5, touched: 0, items: 1 })
  await pool.query(
    `insert into removed_cart_items (cart_id, id, choice_hash, removed_at)
     select rpad('cart', 22, '_'), 'r' || n, 'x', now() - n * interval '1 hour' from generate_series(1, 2500) as n`,
  )
  await cleanUpCarts(createCartCleaning(pool))
  expect((await pool.query('select from removed_cart_items')).rowCount).toBe(23)
})

test('a look at a cart keeps it, and is no change', async () => {
  await using shop = await openShop({ database })
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  await pool.query(`update carts set created_at = now() - interval '80 days', updated_at = now() - interval '59 days'`)
  expect((await shop.read(cartId)).status).toBe(200)
  await expect
    .poll(async () => (await pool.query(`select from carts where updated_at > now() - interval '1 minute'`)).rowCount)
    .toBe(1)
  expect((await pool.query<{ version: number }>('select version from carts')).rows).toEqual([{ version: 1 }])
})

test('a cart that was cleaned away while it was remembered is 404', async () => {
  await using shop = await openShop({ database })
  const cartId = await shop.newCart()
  await pool.query(`update carts set created_at = now() - interval '2 days', updated_at = now() - interval '2 days'`)
  expect(await cleanUpCarts(createCartCleaning(pool))).toBe(1)
  expect((await shop.add(cartId, domainChoice('a'))).status).toBe(404)
})

test('a clean-up that waits in vain for a lock is logged by its name, and the others are done', async () => {
  await pool.query(`insert into rate_limits (key, count, window_ends_at) values ('old', 1, now() - interval '1 day')`)
  const holder = await pool.connect()
  try {
    await holder.query('begin; lock table removed_cart_items')
    const entries: LogEntry[] = []
    const log = createLog({ write: () => {}, isTerminal: true, onEntry: (entry) => entries.push(entry) })
    const forgets = {
      forgetCarts: async () => (await cleanUpCarts(createCartCleaning(pool)), 0),
      ...createDataCleaning(pool),
    }
    await cleanUp(forgets, (error, name) => reportFailure(log, `Clean-up ${name}`)(error))
    expect(entries).toMatchObject([{ level: 'error', kind: 'background', fields: { work: 'Clean-up forgetCarts' } }])
    expect(entries[0]?.fields['error']).toMatch(/canceling statement due to lock timeout/)
    expect((await pool.query('select from rate_limits')).rowCount).toBe(0)
  } finally {
    holder.release(true)
  }
})
