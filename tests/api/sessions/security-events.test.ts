import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createRefusalLog, readSecurityEvents } from '#features/sessions/security-events-repository.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { type Browser, openBrowser } from '#tests/api/http/browser.ts'
import { goodPassword, otherPassword, registered } from '#tests/api/customers/registrations.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { databaseUrlOf } from '#tests/builders/own-place.ts'
import { root } from '#platform/config/root.ts'

const email = 'anna@example.nl'
const local = '127.0.0.0/24'
let shop: Shop
let customerId: string
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  await shop.pool.query('truncate customers, security_events cascade')
  customerId = await registered(shop, email)
  browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
})

const events = (of: string | null = customerId) =>
  readSecurityEvents(shop.pool, { customerId: of, since: new Date(0), max: 1000 })
/** What happened since the log-in, the oldest first. */
const happened = async () =>
  (await events())
    .map(({ kind, outcome, detail }) => [kind, outcome, detail].join(' ').trim())
    .toReversed()
    .slice(1)
const post = (path: string, json: unknown) => browser.ask('POST', `/api/auth/${path}`, { json })
const change = (json: unknown) => browser.ask('PATCH', '/api/customer', { json })
const passTime = (minutes: number) =>
  shop.pool.query(`update sessions set password_confirmed_at = password_confirmed_at - $1 * interval '1 min'`, [
    minutes,
  ])

test('what the tax follows from is changed only with the password given a moment ago; the rest at will', async () => {
  const moves = { country: 'DE', postalCode: '10115', phone: '+4930123456' }
  await passTime(11)
  for (const json of [moves, { customerType: 'business', companyName: 'Groen', vatNumber: 'NL001234567B01' }]) {
    const before = await shop.state()
    const { status, body } = await change(json)
    expect([status, body.code]).toEqual([403, 'reauthentication_required'])
    expect(await shop.state()).toBe(before)
  }
  expect((await change({ street: 'Nieuwstraat', country: 'NL' })).status).toBe(200)
  expect((await change({ country: 'XX' })).status).toBe(422)

  const wrong = await post('reauthenticate', { password: 'wrong wrong wrong' })
  expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: 'password', code: 'wrong_password' }]])
  expect((await change(moves)).status).toBe(403)
  expect((await post('reauthenticate', { password: goodPassword })).status).toBe(200)
  expect((await change(moves)).status).toBe(200)
  await passTime(9.9)
  expect((await change({ country: 'NL', postalCode: '1234 AB' })).status).toBe(200)
  await passTime(0.2)
  expect((await change(moves)).status).toBe(403)
})

test('the password given in one session does nothing for another, and a session of the version before has none', async () => {
  const other = openBrowser(shop)
  await other.logIn(email, goodPassword)
  await passTime(11)
  await other.ask('POST', '/api/auth/reauthenticate', { json: { password: goodPassword } })
  expect((await change({ country: 'DE', postalCode: '10115' })).status).toBe(403)
  await shop.pool.query('update sessions set password_confirmed_at = null')
  expect((await change({ country: 'DE', postalCode: '10115' })).status).toBe(403)
  expect((await openBrowser(shop).ask('POST', '/api/auth/reauthenticate', { json: { password: 'x' } })).status).toBe(
    401,
  )
})

test('wrong passwords in a session make it wait, whoever holds it', async () => {
  await using limited = await openShop({ settings: { limits: true } })
  await registered(limited, email)
  const held = openBrowser(limited)
  await held.logIn(email, goodPassword)
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) {
    const path = count % 2 ? 'reauthenticate' : 'password/change'
    const json = count % 2 ? { password: 'x' } : { currentPassword: 'x', password: otherPassword }
    statuses.push((await held.ask('POST', `/api/auth/${path}`, { json })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test('who, what, from which network, and how it ended: one row each', async () => {
  const [{ at, ...first } = { at: new Date(0) }] = await events()
  expect(first).toMatchObject({ kind: 'login', outcome: 'done', customerId, network: local, detail: null, count: 1 })
  expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)

  await change({ country: 'DE', postalCode: '10115', phone: '+4930123456' })
  await change({ street: 'Nieuwstraat' })
  await change({})
  await post('password/change', { currentPassword: goodPassword, password: otherPassword })
  const other = openBrowser(shop)
  await other.logIn(email, otherPassword)
  await post('sessions/end-others', {})
  await post('sessions/end-others', {})
  const token = await shop.deps.tokens.issue(customerId, 'set_password')
  await post('password/set', { token, password: goodPassword })
  await browser.logIn(email, goodPassword)
  await post('reauthenticate', { password: goodPassword })
  await browser.logOut()
  expect(await happened()).toEqual([
    'tax_changed done country',
    'details_changed done postalCode, phone',
    'details_changed done street',
    'password_changed done',
    'login done',
    'sessions_ended done 1',
    'password_reset done',
    'login done',
    'password_check done',
    'logout done',
  ])
})

test('an event that cannot be written stops what it reports', async () => {
  await shop.pool.query('alter table security_events add constraint broken check (kind = $$login$$) not valid')
  const before = await shop.state()
  const answer = await openBrowser(shop)
    .ask('POST', '/api/auth/password/set', {
      json: { token: await shop.deps.tokens.issue(customerId, 'set_password'), password: otherPassword },
    })
    .catch(() => null)
  await shop.pool.query('alter table security_events drop constraint broken')
  shop.errorLog.length = 0
  expect(answer).toBeNull()
  await shop.pool.query('delete from customer_tokens where purpose = $$set_password$$')
  expect(await shop.state()).toBe(before)
})

test('refused log-ins are counted by account, network and hour; of an unknown address nothing is kept', async () => {
  const stranger = openBrowser(shop)
  for (let count = 0; count < 3; count += 1) await stranger.logIn(email, 'wrong wrong wrong')
  for (const to of ['nobody@example.nl', 'other@example.nl']) await stranger.logIn(to, 'wrong wrong wrong')
  const refused = (await events(null)).filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ kind, customerId: of, count, network }) => ({ kind, of, count, network }))).toEqual([
    { kind: 'login', of: null, count: 2, network: local },
    { kind: 'login', of: customerId, count: 3, network: local },
  ])
  const { rows } = await shop.pool.query<{ row: string }>('select e::text as row from security_events as e')
  expect(rows.map(({ row }) => row).join()).not.toMatch(/@|nobody|other@|wrong wrong/)
})

const locked = async () => (await events()).filter(({ kind }) => kind === 'lock_out')

test('a flood from thousands of networks stays a few rows, and every try is counted', async () => {
  const refusals = createRefusalLog(shop.pool)
  const flood = 300
  const count = (index: number) => refusals.count('lock_out', { emailKey: email }, `10.${index % 30}.0.0/24`)
  for (let index = 0; index < flood; index += 1) await count(index)
  const counted = async () => (await locked()).reduce((sum, each) => sum + each.count, 0)
  await expect.poll(counted, { timeout: 20_000 }).toBe(flood)
  expect((await locked()).length).toBe(21)
  expect((await locked()).find(({ network }) => network === 'other')?.count).toBe(flood / 3)
})

test('refusals for more accounts than there is memory for are counted all the same, as nobody’s', async () => {
  const refusals = createRefusalLog(shop.pool, { maxPending: 10 })
  for (let index = 0; index < 30; index += 1) await refusals.count('lock_out', { emailKey: `p${index}@x.nl` }, local)
  const counted = async () =>
    (await events(null)).reduce((sum, each) => sum + (each.kind === 'lock_out' ? each.count : 0), 0)
  await expect.poll(counted, { timeout: 20_000 }).toBe(30)
  expect((await events(null)).filter(({ kind }) => kind === 'lock_out').map(({ network }) => network)).toEqual(
    expect.arrayContaining([local, 'other']),
  )
})

async function command(...args: readonly string[]) {
  const env = { PATH: '/usr/bin:/bin', DATABASE_URL: databaseUrlOf(shop.database) }
  const program = join(root, 'src', 'apps', 'cli', 'stek.ts')
  return promisify(execFile)(process.execPath, [program, 'security', 'list', ...args], { env }).then(
    ({ stdout }) => [0, stdout] as const,
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => [code, stdout + stderr] as const,
  )
}

test('the command prints what happened to one customer', async () => {
  await openBrowser(shop).logIn(email, 'wrong wrong wrong')
  expect(await command('--customer', ' Anna@Example.nl', '--since', '2026-01-01')).toEqual([
    0,
    expect.stringMatching(/^when +what .*\n\S+Z  login  refused  .*\n\S+Z  login  done /),
  ])
})

test('the command refuses what it does not know', inLongRun, async () => {
  expect(await command('--since', 'yesterday')).toEqual([2, expect.stringContaining('stek security list')])
  expect(await command('--customer', 'nobody@example.nl')).toEqual([1, 'There is no such customer.\n'])
  const [, json] = await command('--customer', customerId, '--json')
  expect(JSON.parse(json)).toHaveLength(1)
})

test('events go after ninety days, idle sessions after seven, devices after a year', async () => {
  const { pool } = shop
  const kept = async () =>
    (
      await pool.query<{ events: number; sessions: number; devices: number }>(
        `select (select count(*) from security_events)::int as events, (select count(*) from sessions)::int as sessions,
           (select count(*) from devices)::int as devices`,
      )
    ).rows[0]
  const clean = () => cleanUp(createDataCleaning(pool), (error) => expect.unreachable(String(error)))
  const turnClock = (days: number) =>
    pool.query(
      `with e as (update security_events set occurred_at = occurred_at - $1 * interval '1 day'),
         s as (update sessions set last_used_at = last_used_at - $1 * interval '1 day')
       update devices set last_used_at = last_used_at - $1 * interval '1 day'`,
      [days],
    )
  await turnClock(6.9)
  await clean()
  expect(await kept()).toEqual({ events: 1, sessions: 1, devices: 1 })
  await turnClock(0.2)
  await clean()
  expect(await kept()).toEqual({ events: 1, sessions: 0, devices: 1 })
  await turnClock(82.8)
  await clean()
  expect(await kept()).toEqual({ events: 1, sessions: 0, devices: 1 })
  await turnClock(0.2)
  await clean()
  expect(await kept()).toEqual({ events: 0, sessions: 0, devices: 1 })
  await turnClock(275)
  await clean()
  expect(await kept()).toEqual({ events: 0, sessions: 0, devices: 0 })
})

test('a customer who is gone takes devices and events along', async () => {
  await shop.pool.query('delete from customers')
  expect(await events(null)).toEqual([])
  expect((await shop.pool.query('select from devices')).rowCount).toBe(0)
})
