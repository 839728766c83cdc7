import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReportKeeper } from '#platform/db/browser-reports.ts'
import { type CallLimit, createRateLimits, takeFromSource } from '#platform/limits/rate-limits.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallLimits, type Counted, limits, type LimitName } from '#apps/shop/limits.ts'
import { premiumLimits } from '#features/carts/premium-names.ts'
import { couponLimits } from '#features/carts/set-coupon.ts'
import { shareLimits } from '#features/carts/share-cart.ts'
import type { CallWindow } from '#platform/http/pipeline/limits.ts'
import { createRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { root } from '#platform/config/root.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { openWholeShop, type WholeShop } from '#tests/builders/whole-shop.ts'

interface Operation {
  readonly 'x-rate-limit': LimitName
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const holder = {
  customerType: 'private',
  firstName: 'Jan',
  lastName: 'de Jong',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '8011 AB',
  city: 'Zwolle',
  country: 'NL',
  phone: '0612345678',
  email: 'jan@bakkerij.example',
}

let database: TestDatabase
let shop: WholeShop
let calls: readonly (readonly [call: string, name: LimitName])[]
beforeAll(async () => {
  database = await testDatabase()
  shop = await openWholeShop(database.connection, { TRUSTED_PROXIES: '127.0.0.1' })
  const { paths } = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as Description
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation['x-rate-limit']] as const,
    ),
  )
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await database.drop()
})

const spans = new Map([
  [60, 'a minute'],
  [300, 'in 5 minutes'],
  [600, 'in 10 minutes'],
  [3600, 'an hour'],
  [86_400, 'a day'],
])

function written({ max, seconds }: CallWindow): string {
  return `${max} ${spans.get(seconds) ?? `in ${seconds} seconds`}`
}

function cellOf(row: CallLimits, by: Counted): string {
  const own = (row.inUseCase ?? [])
    .filter((each) => each.by === by)
    .map(({ limit }) => ('free' in limit ? `${limit.free} at will, then slower` : written(limit)))
  const inPipeline = by === 'address' ? [] : (row[by] ?? [])
  return [...new Set([...inPipeline.map(written), ...own])].join(', ')
}

/** Some calls have a second row, for unknown devices and payments. */
function linesOf([call, name]: readonly [call: string, name: LimitName]): readonly string[] {
  const { strangers }: CallLimits = limits[name]
  const own = lineOf(`\`${call}\``, name)
  return strangers === undefined ? [own] : [own, lineOf(`\`${call}\` unknown`, strangers as LimitName)]
}

function lineOf(call: string, name: LimitName): string {
  const row: CallLimits = limits[name]
  const counted = (['source', 'address', 'account', 'thing', 'everybody'] as const).map((by) => cellOf(row, by))
  return `| ${[call, row.costs.join(', '), ...counted, row.note ?? ''].join(' | ')} |`.replaceAll(/ +/g, ' ')
}

test('docs/limits.md says of every call what the code does', () => {
  const lines = readFileSync(join(root, 'docs/limits.md'), 'utf8').split('\n')
  const rows = lines.filter((line) => line.startsWith('| `')).map((line) => line.replaceAll(/ +/g, ' '))
  expect(rows.toSorted()).toEqual(calls.flatMap(linesOf).toSorted())
})

test('every row of the record counts a call, and whatever costs something is counted by source', () => {
  const used = new Set(calls.flatMap(([, name]) => [name, (limits[name] as CallLimits).strangers]))
  expect(Object.keys(limits).filter((name) => !used.has(name))).toEqual([])
  const free = calls.filter(([, name]) => name === 'free').map(([call]) => call)
  expect(free).toEqual(['GET /api/health/live', 'GET /api/health/ready'])
  const costly = Object.entries<CallLimits>(limits).filter(([, { costs }]) => costs.length > 0)
  expect(costly.filter(([, { source = [] }]) => source.length === 0).map(([name]) => name)).toEqual([])
})

test('every limit that a use case counts stands in the record', () => {
  const counted = globSync('src/features/**/*.ts', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/\{ name: '([a-z ]+)', (?:max|free|\.\.\.)/g)].map(([, name]) => name)
  })
  const named = Object.values<CallLimits>(limits).flatMap(({ inUseCase = [] }) =>
    inUseCase.map(({ limit }) => limit.name),
  )
  expect(counted.length).toBeGreaterThan(8)
  expect(new Set(named)).toEqual(new Set(counted))
})

test('whatever sends a mail is counted by the address, the account or the order it goes to, or needs the token of one', () => {
  const mailing = Object.entries<CallLimits>(limits).filter(([, { costs }]) => costs.includes('mail'))
  const unbounded = mailing.filter(([, row]) =>
    (['address', 'account', 'thing'] as const).every((by) => cellOf(row, by) === ''),
  )
  expect(unbounded.map(([name]) => name)).toEqual(['registrations', 'mailedTokens', 'provisioning'])
})

let sources = 0
const newSource = () => `198.18.${(sources += 1) >> 8}.${sources & 255}`

interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
}

function send(call: string, source: string, more: Asked = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': source, ...more.headers }
  return fetch(shop.origin + path.replaceAll(/\{\w+\}/g, 'x'), { method, ...more, headers })
}

async function expectTooMany(answer: Response, window: CallWindow): Promise<void> {
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(window.seconds)
}

test('every call refuses a source that has used up its minute, and serves the others', async () => {
  for (const [call, name] of calls) {
    const [minute] = limits[name].source
    const source = newSource()
    for (let count = 1; count < minute.max; count += 1) shop.rateLimit.takeSource(name, source)
    expect((await send(call, source)).status, call).not.toBe(429)
    await expectTooMany(await send(call, source), minute)
    expect((await send(call, newSource())).status, call).not.toBe(429)
  }
})

test('every longer window of a source, and of all sources together, refuses what is beyond it', () => {
  const clock = { ms: 0 }
  const limit = createRateLimit(limits, { now: () => clock.ms })
  for (const [name, row] of Object.entries<CallLimits>(limits) as [LimitName, CallLimits][]) {
    for (const [window, source] of [
      ...(row.source ?? []).map((each) => [each, () => name] as const),
      ...(row.everybody ?? []).map((each) => [each, newSource] as const),
    ]) {
      clock.ms += 86_400_000
      const end = clock.ms + window.seconds * 1000
      let served = 0
      while (clock.ms < end) {
        const wait = limit.takeSource(name, source())
        if (wait === 0) served += 1
        else clock.ms += wait * 1000
      }
      expect(served, `${name} ${window.seconds}`).toBe(window.max)
    }
  }
})

test('two processes count apart', async () => {
  await using other = await openWholeShop(database.connection, { TRUSTED_PROXIES: '127.0.0.1' })
  const source = newSource()
  for (let count = 0; count < 30; count += 1) shop.rateLimit.takeSource('newCarts', source)
  const made = await Promise.all(
    [shop, other].map(({ origin }) =>
      fetch(`${origin}/api/carts`, { method: 'POST', headers: { 'X-Forwarded-For': source } }),
    ),
  )
  expect(made.map(({ status }) => status)).toEqual([429, 201])
})

/** A call that passes every check, for each row that counts customers before the use case. */
const passing: Readonly<Record<string, { readonly body: string }>> = {
  customerChanges: { body: JSON.stringify({ city: 'Utrecht' }) },
  holderChanges: { body: JSON.stringify(holder) },
  payments: { body: JSON.stringify({ paymentMethod: 'ideal' }) },
}
const json = { 'Content-Type': 'application/json' }

test('every row that counts customers counts them, wherever they call from', async () => {
  const cookie = await loggedIn('bert@example.nl')
  const { rows } = await database.pool.query<{ id: string }>("select id from customers where email = 'bert@example.nl'")
  const customerId = rows[0]?.id ?? ''
  for (const [name, row] of Object.entries<CallLimits>(limits) as [LimitName, CallLimits][]) {
    const [window] = row.account ?? []
    if (window === undefined) continue
    const call = calls.find(([, used]) => used === name)?.[0] ?? ''
    const ask = () => send(call, newSource(), { ...passing[name], headers: { ...json, cookie } })
    const refusedForContent = await send(call, newSource(), { body: '{}', headers: { ...json, cookie } })
    expect(refusedForContent.status).not.toBe(429)
    expect((await ask()).status, call).not.toBe(429)
    while (shop.rateLimit.takeAccount(name, customerId) === 0);
    await expectTooMany(await ask(), window)
  }
})

/** Calls about a cart that the use case counts in the database, in the name of the source or of the cart. */
const countedInDatabase: readonly (readonly [limit: CallLimit, by: 'source' | 'cart', path: string, body: object])[] = [
  [couponLimits.source, 'source', 'coupon', { code: 'WELKOM10' }],
  [couponLimits.cart, 'cart', 'coupon', { code: 'WELKOM10' }],
  [shareLimits.cart, 'cart', 'share', {}],
  [
    premiumLimits.source,
    'source',
    'items',
    domainChoice('p', 'goud', 'shop', { parameters: { sld: 'goud', tld: 'shop', premium: true } }),
  ],
]

const post = (path: string, source: string, content: object) =>
  send(`POST ${path}`, source, { headers: json, body: JSON.stringify(content) })

test.each(countedInDatabase)('$name is counted over all processes', async (limit, by, path, body) => {
  const rateLimits = createRateLimits(database.pool)
  const newCart = async () => {
    const { id } = (await (await post('/api/carts', newSource(), {})).json()) as { id: string }
    await post(`/api/carts/${id}/items`, newSource(), domainChoice('d'))
    return id
  }
  const [cartId, source] = [await newCart(), newSource()]
  const count = () => (by === 'cart' ? rateLimits.take(limit, cartId) : takeFromSource(rateLimits, limit, source))
  for (let used = 1; used < limit.max; used += 1) expect(await count()).toBe(0)
  expect((await post(`/api/carts/${cartId}/${path}`, source, body)).status).not.toBe(429)
  await expectTooMany(await post(`/api/carts/${cartId}/${path}`, source, body), limit)
  const [otherCart, otherSource] = by === 'cart' ? [await newCart(), source] : [cartId, newSource()]
  expect((await post(`/api/carts/${otherCart}/${path}`, otherSource, body)).status).not.toBe(429)
})

test('who counts does not wait for the disk, and nothing else is affected', async () => {
  const client = await database.pool.connect()
  const setting = async () => (await client.query<{ synchronous_commit: string }>('show synchronous_commit')).rows[0]
  await client.query('set synchronous_commit = on')
  const rateLimits = createRateLimits(client)
  const limit = { name: 'flushed', max: 100, seconds: 60 }
  const delay = { name: 'flushed', free: 100, maxDelaySeconds: 60, forgottenAfterSeconds: 60 }
  for (const count of [
    () => rateLimits.take(limit, 'somebody'),
    () => rateLimits.takeWithin([{ limit, subject: 'somebody' }]),
    () => rateLimits.takeDelayed(delay, 'somebody'),
  ]) {
    // Within a transaction it can be seen; it ends with it.
    await client.query('begin')
    expect(await count()).toBe(0)
    expect(await setting()).toEqual({ synchronous_commit: 'off' })
    await client.query('commit')
    expect(await count()).toBe(0)
    expect(await setting()).toEqual({ synchronous_commit: 'on' })
  }
  await client.query('reset synchronous_commit')
  client.release()
})

/** The cookies of somebody who has registered and logged in. */
async function loggedIn(email: string): Promise<string> {
  const source = newSource()
  await send('POST /api/auth/register', source, { headers: json, body: JSON.stringify(registrationOf(email)) })
  const csrf = await send('GET /api/auth/csrf', source)
  const kept = cookiesOf(csrf)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const entered = await send('POST /api/auth/callback/credentials', source, {
    headers: { cookie: kept },
    body: new URLSearchParams({ email, password: goodPassword, csrfToken }),
  })
  return cookiesOf(entered)
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

test('of the reports of browsers the newest ten thousand are kept', async () => {
  const { pool } = database
  await pool.query(`insert into browser_reports (kind, body) select 'x', '{}' from generate_series(1, 160)`)
  await pool.query('alter table browser_reports alter column id restart with 10151')
  const keepReport = createReportKeeper(pool)
  const kept = async () => (await pool.query<{ id: string }>('select id from browser_reports order by id')).rows
  await keepReport('x', '{}')
  expect((await kept())[0]?.id, 'a hundred at a time').toBe('101')
  await keepReport('x', '{}')
  expect((await kept())[0]?.id).toBe('153')
  await keepReport('x', '{}')
  expect((await kept())[0]?.id).toBe('154')
})

const placeOf = (name: LimitName) => (limits[name] as CallLimits).place ?? 'usual'

test('payments, webhooks and log-ins have reserved places, searches and reports only some, health checks none', () => {
  const kindOfCall = new Map(calls.map(([call, rateLimit]) => [call, placeOf(rateLimit)]))
  const kinds = {
    reserved: [
      'POST /api/carts/{cartId}/payments',
      'GET /api/carts/payments/{paymentId}',
      'POST /api/payments/webhook/{paymentId}',
      'POST /api/auth/callback/credentials',
      'POST /api/auth/register',
    ],
    usual: ['GET /api/carts/{cartId}', 'POST /api/carts/{cartId}/items'],
    session: ['GET /api/auth/session', 'GET /api/auth/csrf', 'GET /api/auth/providers', 'POST /api/auth/signout'],
    search: ['GET /api/domains/search'],
    side: ['POST /api/affiliates/log-visit', 'POST /api/reports'],
    none: ['GET /api/health/live', 'GET /api/health/ready'],
  }
  for (const [kind, some] of Object.entries(kinds))
    expect(some.map((call) => kindOfCall.get(call))).toEqual(some.map(() => kind))
})
