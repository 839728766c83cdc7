import { BlockList } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRateLimits, takeFromSource } from '#platform/limits/rate-limits.ts'
import { sessionsResponse, type SessionsResponse } from '#features/sessions/schema/session.ts'
import { parse } from '#platform/schema/parse.ts'
import { accountLimits } from '#features/customers/account-limits.ts'
import { type Browser, csrfCookie, deviceCookie, openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, otherPassword, registered } from '#tests/api/customers/registrations.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { type ApiResponse, openShop, type Shop, type ShopOptions } from '#tests/api/shop.ts'

const email = 'anna@example.nl'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

const openLimited = (options: ShopOptions = {}) =>
  openShop({ settings: { limits: true, trustedProxies: loopback }, ...options })

let shop: Shop
beforeAll(async () => {
  shop = await openLimited()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => shop.pool.query('truncate rate_limits, customers, mails, security_events cascade'))

/** A browser somewhere: a proxy of ours says where. */
const browserAt = (source: string, userAgent = firefox, at = shop) =>
  openBrowser(at, { 'x-forwarded-for': source, 'user-agent': userAgent })
const isIn = ({ headers }: ApiResponse) => (headers['set-cookie'] ?? []).some((line) => line.startsWith(sessionCookie))

async function loggedIn(source = '192.0.2.1', userAgent = firefox): Promise<Browser> {
  const browser = browserAt(source, userAgent)
  if (!isIn(await browser.logIn(email, goodPassword))) throw new Error('not logged in')
  return browser
}

/** Strangers at so many addresses of different networks, each with one wrong password. */
async function attack(count: number, to = email, at = shop): Promise<readonly number[]> {
  const csrf = browserAt('198.51.100.1', firefox, at)
  const csrfToken = await csrf.csrfToken()
  const cookie = `${csrfCookie}=${csrf.cookies.get(csrfCookie)}`
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      at.ask('POST', '/api/auth/callback/credentials', {
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
        json: { email: to, password: 'wrong wrong wrong', csrfToken },
      }),
    ),
  )
  // As if it went on: whoever has to wait now waits long enough for the test.
  await at.pool.query(
    `update rate_limits set blocked_until = now() + interval '10 minutes' where blocked_until is not null`,
  )
  return answers.map(({ status }) => status)
}

test('B139 strangers cannot lock an owner out of a device that logged in before, nor out of the password', async () => {
  await registered(shop, email)
  const owner = await loggedIn()
  const session = await loggedIn('192.0.2.9')
  await owner.logOut()
  expect((await attack(20)).filter((status) => status === 429).length).toBeGreaterThan(5)

  expect((await browserAt('192.0.2.2').logIn(email, goodPassword)).status).toBe(429)
  expect((await owner.logIn(email, 'wrong wrong wrong')).status).toBe(200)
  expect(isIn(await owner.logIn(email, goodPassword))).toBe(true)
  const again = await session.ask('POST', '/api/auth/reauthenticate', { json: { password: goodPassword } })
  expect([again.status, again.body]).toEqual([200, { status: 'authenticated' }])
  const change = { currentPassword: goodPassword, password: otherPassword }
  expect((await session.ask('POST', '/api/auth/password/change', { json: change })).status).toBe(200)
})

/** Each in a network of its own, IPv4 and IPv6 in turn. */
const attackerAt = (index: number) =>
  index % 2 ? `10.${index >> 8}.${index & 255}.1` : `2001:db8:${index.toString(16)}:1::1`

const patient = { ...inLongRun, timeout: 600_000 }

test('B139 ten thousand addresses at an account, and its owner logs in all the while', patient, async () => {
  await registered(shop, email)
  const owner = await loggedIn()
  const csrf = browserAt('198.51.100.1')
  const csrfToken = await csrf.csrfToken()
  const cookie = `${csrfCookie}=${csrf.cookies.get(csrfCookie)}`
  const tryOnce = (index: number) =>
    shop.ask('POST', '/api/auth/callback/credentials', {
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': attackerAt(index) },
      json: { email, password: 'wrong wrong wrong', csrfToken },
    })
  for (let from = 0; from < 10_000; from += 100) {
    const isOwnersTurn = from % 600 === 0
    const [answer, ...others] = await Promise.all([
      isOwnersTurn ? owner.logIn(email, goodPassword) : null,
      ...Array.from({ length: 100 }, (_, index) => tryOnce(from + index)),
    ])
    if (answer !== null) expect([answer.status, isIn(answer)]).toEqual([200, true])
    expect(others.every((other) => [200, 429, 503].includes(other?.status ?? 0))).toBe(true)
  }
})

test('B137 a known device has five tries of its own, and then waits; what it uses up it takes from nobody', async () => {
  await registered(shop, email)
  const [one, other] = [await loggedIn('192.0.2.1'), await loggedIn('192.0.2.9')]
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await one.logIn(email, 'wrong wrong wrong')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(isIn(await other.logIn(email, goodPassword))).toBe(true)
  expect(isIn(await browserAt('192.0.2.7').logIn(email, goodPassword))).toBe(true)
})

test('one known device logs in twenty times in five minutes, right passwords included', async () => {
  await registered(shop, email)
  const owner = await loggedIn()
  await owner.logIn(email, goodPassword)
  await shop.pool.query('update rate_limits set count = 19 where count = 1 and blocked_until is null')
  expect((await owner.logIn(email, goodPassword)).status).toBe(200)
  expect((await owner.logIn(email, goodPassword)).status).toBe(429)
  expect(await owner.user()).not.toBeNull()
})

test('a device cookie that is forged, or of another account, gives nobody tries', async () => {
  await registered(shop, email)
  await registered(shop, 'eva@example.nl')
  const owner = await loggedIn()
  const own = owner.cookies.get(deviceCookie) ?? ''
  const eva = browserAt('192.0.2.5')
  await eva.logIn('eva@example.nl', goodPassword)
  await attack(20)
  const [id = '', signature = ''] = own.split('.')
  for (const value of [
    `${id}.${'A'.repeat(43)}`,
    `${id}x.${signature}`,
    id,
    '.',
    eva.cookies.get(deviceCookie) ?? '',
  ]) {
    const browser = browserAt('192.0.2.77')
    browser.cookies.set(deviceCookie, value)
    expect((await browser.logIn(email, goodPassword)).status).toBe(429)
  }
  const stolen = browserAt('192.0.2.78')
  stolen.cookies.set(deviceCookie, own)
  expect(await stolen.user()).toBeNull()
  expect((await stolen.ask('GET', '/api/auth/sessions')).status).toBe(401)
})

test('B134 with a device cookie, too, a known and an unknown address get one and the same answer', async () => {
  await registered(shop, email)
  await registered(shop, 'eva@example.nl')
  const eva = browserAt('192.0.2.5')
  await eva.logIn('eva@example.nl', goodPassword)
  const answers = new Set<string>()
  for (const to of [email, 'nobody@example.nl']) {
    for (let count = 0; count < 5; count += 1) {
      const { status, text, headers } = await eva.logIn(to, 'wrong wrong wrong')
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      answers.add(JSON.stringify([count, status, text.replace(/"requestId":"[^"]+"/, ''), rest]))
    }
  }
  expect([...answers].filter((answer) => answer.startsWith('[0,'))).toHaveLength(1)
  expect(answers.size).toBe(5)
})

test('who follows the link of a mail has a device with tries of its own: strangers cannot keep the owner out', async () => {
  const customerId = await registered(shop, email)
  const token = await shop.deps.tokens.issue(customerId, 'set_password')
  const browser = browserAt('192.0.2.3')
  await browser.ask('POST', '/api/auth/password/set', { json: { token, password: otherPassword } })
  await attack(20)
  expect(isIn(await browser.logIn(email, otherPassword))).toBe(true)
  expect((await mailsOf(shop)).map(({ template }) => template)).toEqual(['passwordChanged'])
})

const of = (count: number, sourceOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => sourceOf(index))

/** What the limits of log-ins are, at a tenth of their size. */
const few = { ...accountLimits.loginSource, max: accountLimits.loginSource.max / 10 }

test('B139 an IPv6 attacker is counted by /64, /56 and /48, an IPv4 one by address and /24', async () => {
  const rateLimits = createRateLimits(shop.pool)
  const allowed = async (sources: readonly string[]) => {
    let count = 0
    for (const source of sources) if ((await takeFromSource(rateLimits, few, source)) === 0) count += 1
    return count
  }
  expect(await allowed(of(5, () => '2001:db8:1:1::/64'))).toBe(2)
  // What a blocked /64 asks for is not taken from its neighbours.
  expect(await allowed(of(9, (index) => `2001:db8:1:${(2 + index).toString(16)}::/64`))).toBe(6)
  expect(await allowed(of(40, (index) => `2001:db8:1:${(0x100 + index * 256).toString(16)}::/64`))).toBe(24)
  expect(await allowed(['2001:db8:1:ffff::/64', '2001:db8:2:1::/64'])).toBe(1)
  expect(await allowed(of(40, (index) => `203.0.113.${index}`))).toBe(32)
  expect(await allowed(['203.0.113.77', '203.0.114.77'])).toBe(1)
})

test('B139 levels are counted exactly by many at once', async () => {
  const rateLimits = createRateLimits(shop.pool)
  const waits = await Promise.all(
    of(40, (index) => `2001:db8:9:${(index & 15).toString(16)}::/64`).map((source) =>
      takeFromSource(rateLimits, few, source),
    ),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(8)
})

const listed = async (browser: Browser) => {
  const { status, body } = await browser.ask('GET', '/api/auth/sessions')
  expect([status, parse(sessionsResponse, body)]).toEqual([200, { ok: true, value: body }])
  return (body as unknown as SessionsResponse).sessions
}
const endOne = (browser: Browser, id: unknown) => browser.ask('POST', '/api/auth/sessions/end', { json: { id } })

test('B98 the list of devices: plain words, a shortened network, this one first; one of them ends at once', async () => {
  await registered(shop, email)
  await registered(shop, 'eva@example.nl')
  const eva = browserAt('192.0.2.5')
  await eva.logIn('eva@example.nl', goodPassword)
  const phone = await loggedIn('2001:db8:1:2::7', iphone)
  const laptop = await loggedIn('203.0.113.9')
  const [here, there, ...rest] = await listed(laptop)
  expect(rest).toEqual([])
  expect(here).toMatchObject({ current: true, browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' })
  expect(there).toMatchObject({ current: false, browser: 'Safari', system: 'iPhone', network: '2001:db8:1::/48' })
  expect(Math.abs(Date.now() - Date.parse(here?.lastUsedAt ?? ''))).toBeLessThan(60_000)

  for (const id of [there?.id, '0'.repeat(64), 'x', there?.id?.toUpperCase()]) {
    expect((await endOne(eva, id)).body).toEqual({ status: 'ended' })
  }
  expect(await phone.user()).toMatchObject({ email })
  for (let times = 0; times < 2; times += 1) expect((await endOne(laptop, there?.id)).status).toBe(200)
  expect(await phone.user()).toBeNull()
  expect(await listed(laptop)).toHaveLength(1)
  // It has no tries of its own any more.
  await attack(20)
  expect((await phone.logIn(email, goodPassword)).status).toBe(429)
  expect(isIn(await laptop.logIn(email, goodPassword))).toBe(true)
})

test('what cannot name a session is 422, and ends nothing', async () => {
  await registered(shop, email)
  const browser = await loggedIn()
  for (const id of [undefined, null, 7, ['x'], '', 'x'.repeat(65)]) {
    const { status, body } = await endOne(browser, id)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
  }
  expect(await listed(browser)).toHaveLength(1)
})

test('a session of the version before is listed too, without what it did not keep', async () => {
  await registered(shop, email)
  const browser = await loggedIn()
  await shop.pool.query(
    'update sessions set browser = null, system = null, network = null, device_hash = null, password_confirmed_at = null',
  )
  expect(await listed(browser)).toMatchObject([{ current: true, browser: null, system: null, network: null }])
  expect((await browser.ask('POST', '/api/auth/sessions/end-others')).status).toBe(200)
  expect(await browser.user()).not.toBeNull()
})

test('a mail about a new device: not about the first, not about a known one, five a day at most', async () => {
  await registered(shop, email, { language: 'de' })
  const first = await loggedIn()
  await first.logOut()
  await first.logIn(email, goodPassword)
  const templates = async () => (await mailsOf(shop)).map(({ template }) => template)
  expect(await templates()).toEqual(['verifyEmail'])
  await loggedIn('2001:db8:1:2::7', iphone)
  expect((await mailsOf(shop)).at(-1)).toMatchObject({
    template: 'newDevice',
    recipient: email,
    language: 'de',
    data: { firstName: 'Anna', browser: 'Safari', system: 'iPhone', network: '2001:db8:1::/48' },
  })
  for (let count = 0; count < 6; count += 1) await loggedIn(`198.51.${count}.1`)
  expect((await templates()).filter((template) => template === 'newDevice').length).toBeLessThanOrEqual(5)
})

test('the first device of an account that is not new is news', async () => {
  await registered(shop, email)
  await shop.pool.query(`update customers set created_at = created_at - interval '2 hours'`)
  await loggedIn()
  expect((await mailsOf(shop)).map(({ template }) => template)).toContain('newDevice')
})

test('twenty devices are remembered, the ones used last', async () => {
  const customerId = await registered(shop, email)
  await shop.pool.query(
    `insert into devices (customer_id, id_hash, last_used_at)
     select $1, sha256(('device ' || n)::bytea), now() - n * interval '1 day' from generate_series(1, 30) as n`,
    [customerId],
  )
  await loggedIn()
  await loggedIn('192.0.2.2')
  const { rows } = await shop.pool.query<{ days: number }>(
    `select count(*)::int as count, max(now()::date - last_used_at::date) as days from devices`,
  )
  expect(rows).toEqual([{ count: 20, days: 18 }])
})

test('a log-in asks the database nine times, eleven from a new device that is mailed about', async () => {
  // All of them together take a twentieth of the time of the hash: fewer would be no quicker to wait for.
  // Before the shop connects: each connection takes the function along.
  const asking = vi.spyOn(Client.prototype, 'query')
  await using other = await openLimited()
  await registered(other, email)
  const browser = browserAt('192.0.2.1', firefox, other)
  await browser.logIn(email, goodPassword)
  const statementsOf = async (from: Browser) => {
    from.cookies.delete(sessionCookie)
    asking.mockClear()
    expect(isIn(await from.logIn(email, goodPassword))).toBe(true)
    // Who is told of the mail's job is told after the answer, or before.
    return asking.mock.calls.filter(([question]) => !JSON.stringify(question).includes('announce_jobs')).length
  }
  expect([await statementsOf(browser), await statementsOf(browserAt('198.51.100.7', iphone, other))]).toEqual([9, 11])
  asking.mockRestore()
})
