import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { endpointOf } from '#platform/http/pipeline/endpoint.ts'
import { say } from './raw-request.ts'
import { openShop, ownHost, type Shop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

/** The keeper of the cluster, who can do what the shop cannot. */
async function asKeeper(sql: string, values: readonly unknown[] = []): Promise<void> {
  const keeper = new Client(inject('cluster'))
  await keeper.connect()
  await keeper.query(sql, [...values])
  await keeper.end()
}

const cut = (shop: Shop) =>
  asKeeper('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    shop.database.connection.database,
  ])

async function expectAtRest(shop: Shop): Promise<void> {
  await pause(1000)
  const { rows } = await shop.pool.query(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(rows).toEqual([])
}

test('C40 while connections are cut, calls are served or 503, and every answer of success is true', async () => {
  await using shop = await openShop()
  const carts = await Promise.all(Array.from({ length: 8 }, () => shop.newCart()))
  const until = performance.now() + 2000
  const statuses = new Set<number>()
  const added: [cartId: string, itemId: string, status: number][] = []
  const work = carts.map(async (cartId, number) => {
    for (let index = 0; performance.now() < until && index < 90; index += 1) {
      const { status } = await shop.add(cartId, domainChoice(`i${index}`, `naam-${number}-${index}`))
      statuses.add(status)
      added.push([cartId, `i${index}`, status])
      statuses.add((await shop.read(cartId)).status)
    }
  })
  while (performance.now() < until) {
    await cut(shop)
    await pause(30)
  }
  await Promise.all(work)
  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
  expect(statuses.has(503)).toBe(true)

  const idsIn = new Map<string, ReadonlySet<string>>()
  for (const cartId of carts) idsIn.set(cartId, new Set((await shop.read(cartId)).body.items.map(({ id }) => id)))
  const lost = added.filter(([cartId, itemId, status]) => status === 201 && !idsIn.get(cartId)?.has(itemId))
  expect(lost).toEqual([])

  for (const [number, cartId] of carts.entries()) {
    const own = added.filter(([each]) => each === cartId)
    for (const [, itemId] of own) {
      const again = await shop.add(cartId, domainChoice(itemId, `naam-${number}-${itemId.slice(1)}`))
      expect(again.status).toBe(201)
    }
    expect((await shop.read(cartId)).body.items).toHaveLength(own.length)
  }
  await expectAtRest(shop)
})

test('C26 while the database takes nobody in, calls are 503 at once; after that they are served', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const { database } = shop.database.connection
  await asKeeper(`alter database ${database} connection limit 0`)
  await cut(shop)
  for (const call of [
    () => shop.ask('POST', '/api/carts'),
    () => shop.read(cartId),
    () => shop.add(cartId, domainChoice('a')),
    () => shop.remove(cartId, 'a'),
  ]) {
    const { status, body, ms, headers } = await call()
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'database_unavailable', '1'])
    expect(ms).toBeLessThan(1200 * 20)
  }
  await asKeeper(`alter database ${database} connection limit -1`)
  await pause(500)
  expect((await shop.read(cartId)).status).toBe(200)
  expect((await shop.add(cartId, domainChoice('a'))).status).toBe(201)
  await expectAtRest(shop)
})

test('C35 a cart that somebody holds is 503 busy; the others are served, and so is it when it is let go', async () => {
  await using shop = await openShop()
  const [held, free] = [await shop.newCart(), await shop.newCart()]
  const holder = await shop.pool.connect()
  await holder.query('begin')
  await holder.query('select from carts where id = $1 for update', [held])

  const waiting = shop.add(held, domainChoice('a'))
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => shop.add(free, domainChoice(`i${index}`, `naam-${index}`))),
  )
  expect(others.every(({ status, ms }) => status === 201 && ms < 700 * 20)).toBe(true)
  const { status, body } = await waiting
  expect([status, body.code]).toEqual([503, 'busy'])
  expect((await shop.read(held)).status).toBe(200)

  await holder.query('rollback')
  holder.release()
  expect((await shop.add(held, domainChoice('a'))).status).toBe(201)
})

test('C35 a whole table that somebody holds is 503, and no call waits longer than its time', async () => {
  await using shop = await openShop()
  const cartId = await shop.newCart()
  const holder = await shop.pool.connect()
  await holder.query('begin; lock table cart_items in access exclusive mode')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 ? shop.read(cartId) : shop.add(cartId, domainChoice(`i${index}`)),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(8000)
  await holder.query('rollback')
  holder.release()
  expect((await shop.add(cartId, domainChoice('a'))).status).toBe(201)
}, 30_000)

test.each([
  [
    'a missing file',
    Object.assign(new Error("ENOENT: no such file or directory, open 'Nunito.ttf'"), { code: 'ENOENT' }),
  ],
  ['a message about a timeout', new Error('the timeout of the reminder is not a number')],
  ['a message about a connection', new TypeError('Connection is not a constructor')],
])('an unexpected error that is no outage is logged and answered with 500: %s', async (_, error) => {
  const failing = endpointOf('Test', 'none')('fail', 'GET', '/api/failing', {
    summary: 'Throws.',
    rateLimit: 'free',
    success: { status: 200 },
    respond: () => Promise.reject(error),
  })
  await using shop = await openShop({ calls: [failing] })
  const { status, text } = await say(shop.port, ['GET /api/failing HTTP/1.1', `Host: ${ownHost}`, 'Connection: close'])
  expect(status).toBe(500)
  expect(text).toContain('"code":"internal"')
  expect(shop.errorLog.join('\n')).toContain(error.message)
})
