import { BlockList } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createPasswords, type Passwords } from '#features/customers/argon2-passwords.ts'
import { createRateLimits } from '#platform/limits/rate-limits.ts'
import { limits } from '#apps/shop/limits.ts'
import { limitsIn } from '#platform/http/pipeline/limits.ts'
import { csrfCookie, openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, registered, registrationOf } from '#tests/api/customers/registrations.ts'
import { type ApiResponse, cheapHash, openShop, type Shop, type ShopOptions } from '#tests/api/shop.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { sliced } from '#tests/builders/slices.ts'

const email = 'anna@example.nl'
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

/** Passwords that count how often one was really looked at. */
function countedPasswords(): Passwords & { looks: number } {
  const passwords = createPasswords({ cost: cheapHash, maxQueueLength: 1000 })
  const counted: Passwords & { looks: number } = {
    ...passwords,
    looks: 0,
    verify: (...given) => {
      counted.looks += 1
      return passwords.verify(...given)
    },
  }
  return counted
}

/** A shop with limits, in front of which stands a proxy of ours: a header says where a call comes from. */
async function openLimited(options: ShopOptions = {}) {
  const passwords = countedPasswords()
  const shop = await openShop({
    ...options,
    settings: { limits: true, trustedProxies: loopback, ...options.settings },
    overrides: { passwords, ...options.overrides },
  })
  return { shop, passwords }
}

/** The same, where time stands still for whoever counts: within one transaction it is always now. */
async function openFrozen() {
  const database = await testDatabase()
  const clock = new Client(database.connection)
  clock.on('error', () => {})
  await clock.connect()
  await clock.query('begin')
  const limited = await openLimited({ database, overrides: { rateLimits: createRateLimits(clock) } })
  return {
    ...limited,
    /** As if it were so much later. */
    letPass: (seconds: number) =>
      clock.query(
        `update rate_limits set window_ends_at = window_ends_at - $1 * interval '1 s',
           blocked_until = blocked_until - $1 * interval '1 s'`,
        [seconds],
      ),
    async [Symbol.asyncDispose]() {
      await limited.shop[Symbol.asyncDispose]()
      await clock.end()
      await database.drop()
    },
  }
}

interface Try {
  readonly email?: string
  readonly password?: string
  readonly source?: string
}

/** Tries to log in, with a request-forgery token that was fetched once. */
async function trier(shop: Shop): Promise<(attempt?: Try) => Promise<ApiResponse>> {
  const browser = openBrowser(shop, { 'x-forwarded-for': '198.51.100.200' })
  const csrfToken = await browser.csrfToken()
  const cookie = `${csrfCookie}=${browser.cookies.get(csrfCookie)}`
  return ({ email: to = email, password = 'wrong wrong wrong', source = '192.0.2.1' } = {}) =>
    shop.ask('POST', '/api/auth/callback/credentials', {
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': source },
      json: { email: to, password, csrfToken },
    })
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const isIn = ({ headers }: ApiResponse) => (headers['set-cookie'] ?? []).some((line) => line.startsWith(sessionCookie))

const sourceOf = (index: number) => `203.0.113.${index}`

for (const { cases, options } of sliced([200, 1000], 1)) {
  test.each(cases)(
    'B137 one account, %i passwords, one address: five are looked at, the rest is told to wait',
    options,
    async (count) => {
      await using frozen = await openFrozen()
      const { shop, passwords, letPass } = frozen
      await registered(shop, email)
      const tryOnce = await trier(shop)
      const answers: ApiResponse[] = []
      for (const index of times(count)) answers.push(await tryOnce({ password: `password number ${index}` }))
      expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const refused = answers.slice(5)
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['429 rate_limited']),
      )
      for (const { headers } of refused) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
      expect(passwords.looks).toBe(5)

      const blocked = await tryOnce({ password: goodPassword, source: '192.0.2.2' })
      expect([blocked.status, blocked.headers['retry-after'], isIn(blocked)]).toEqual([429, '1', false])
      await letPass(1)
      expect(isIn(await tryOnce({ password: goodPassword, source: '192.0.2.2' }))).toBe(true)
    },
  )
}

test('B137 five tries, then one second, two, four … a quarter of an hour, and never longer', async () => {
  await using frozen = await openFrozen()
  const { shop, passwords, letPass } = frozen
  await registered(shop, email)
  const tryOnce = await trier(shop)
  for (const index of times(5)) expect((await tryOnce({ source: sourceOf(index) })).status).toBe(200)
  const waits: number[] = []
  for (const index of times(13)) {
    const { status, headers } = await tryOnce({ source: sourceOf(index + 5) })
    expect(status).toBe(429)
    waits.push(Number(headers['retry-after']))
    await letPass(waits.at(-1) ?? 0)
    expect((await tryOnce({ source: sourceOf(index + 100) })).status).toBe(200)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  expect(passwords.looks).toBe(5 + 13)
  await letPass(900)
  expect(isIn(await tryOnce({ password: goodPassword, source: sourceOf(200) }))).toBe(true)
  for (const index of times(5)) expect((await tryOnce({ source: sourceOf(index + 201) })).status).toBe(200)
})

test('B137 in the first minute ten at most are looked at, however fast somebody asks', async () => {
  await using frozen = await openFrozen()
  const { shop, passwords, letPass } = frozen
  const tryOnce = await trier(shop)
  for (const second of times(61)) {
    await tryOnce({ source: sourceOf(second) })
    while ((await tryOnce({ source: sourceOf(second) })).status === 200);
    await letPass(1)
  }
  expect(passwords.looks).toBe(10)
})

test('B137 after a quiet quarter of an hour all is forgotten', async () => {
  await using frozen = await openFrozen()
  const { shop, letPass } = frozen
  const tryOnce = await trier(shop)
  for (const index of times(5)) await tryOnce({ source: sourceOf(index) })
  expect((await tryOnce()).status).toBe(429)
  await letPass(15 * 60 + 1)
  for (const index of times(5)) expect((await tryOnce({ source: sourceOf(index) })).status).toBe(200)
  expect((await tryOnce()).status).toBe(429)
})

test('B137 success clears what was counted for the account', async () => {
  await using frozen = await openFrozen()
  const { shop } = frozen
  await registered(shop, email)
  const tryOnce = await trier(shop)
  for (const index of times(12)) {
    const { status } = await tryOnce({ source: sourceOf(index), ...(index % 4 === 3 && { password: goodPassword }) })
    expect(status).toBe(200)
  }
})

test('twenty log-ins in five minutes from one address, to whatever accounts', async () => {
  await using frozen = await openFrozen()
  const { shop, passwords, letPass } = frozen
  const tryOnce = await trier(shop)
  const statuses: number[] = []
  for (const index of times(30)) statuses.push((await tryOnce({ email: `p${index}@example.nl` })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const refused = await tryOnce({ email: 'other@example.nl' })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300'])
  await letPass(299)
  expect((await tryOnce({ email: 'other@example.nl' })).headers['retry-after']).toBe('1')
  await letPass(1)
  expect((await tryOnce({ email: 'other@example.nl' })).status).toBe(200)
  expect(passwords.looks).toBe(21)
})

/** By the clock on the wall: what the limit allows for one account when it is asked all the time. */
const maxTries = (since: number) => 5 + Math.floor(Math.log2(1 + (performance.now() - since) / 1000))

test('B137 200 wrong log-ins at once, at two processes, are counted exactly', async () => {
  const { shop, passwords } = await openLimited()
  await using _ = shop
  const second = await openLimited({ database: shop.database })
  await using another = second.shop
  const [one, other] = [await trier(shop), await trier(another)]
  const since = performance.now()
  const answers = await Promise.all(
    times(200).map((index) => (index % 2 ? one : other)({ source: `198.${index}.100.1` })),
  )
  const looks = passwords.looks + second.passwords.looks
  const most = maxTries(since)
  const counted = answers.filter(({ status }) => status === 200).length
  const shed = answers.filter(({ status }) => status === 503).length
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - counted - shed)
  expect(looks).toBeLessThanOrEqual(most)
  if (shed === 0) expect([counted, looks >= 5]).toEqual([looks, true])
  const { rows } = await shop.pool.query<{ count: number }>('select max(count) as count from rate_limits')
  expect(rows[0]?.count).toBeGreaterThanOrEqual(looks)
  expect(rows[0]?.count).toBeLessThanOrEqual(most)
})

test('B137 200 log-ins of one address at once, at two processes, to as many accounts: exactly twenty', async () => {
  const { shop, passwords } = await openLimited()
  await using _ = shop
  const second = await openLimited({ database: shop.database })
  await using another = second.shop
  const [one, other] = [await trier(shop), await trier(another)]
  const answers = await Promise.all(
    times(200).map((index) => (index % 2 ? one : other)({ email: `p${index}@example.nl` })),
  )
  const shed = answers.filter(({ status }) => status === 503).length
  const counted = answers.filter(({ status }) => status === 200).length
  expect(counted).toBe(passwords.looks + second.passwords.looks)
  expect(counted).toBeLessThanOrEqual(20)
  if (shed === 0) expect(counted).toBe(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - counted - shed)
})

for (const { cases, options } of sliced([200, 1000], 1)) {
  test.each(cases)(
    'B139 one account, %i addresses: capped by the account, and a forged header counts for nothing',
    options,
    async (count) => {
      await using frozen = await openFrozen()
      const { shop, passwords } = frozen
      const tryOnce = await trier(shop)
      for (const index of times(count)) await tryOnce({ source: `203.0.${index >> 8}.${index & 255}` })
      expect(passwords.looks).toBe(5)

      const bare = await openLimited({ settings: { trustedProxies: new BlockList() } })
      await using another = bare.shop
      const forging = await trier(another)
      const statuses = new Set<number>()
      for (const index of times(30)) {
        statuses.add((await forging({ email: `p${index}@example.nl`, source: `203.0.113.${index}` })).status)
      }
      expect([bare.passwords.looks, statuses]).toEqual([20, new Set([200, 429])])
    },
  )
}

test.each([
  ['2001:db8:1:1::', 20],
  ['::ffff:203.0.113.9', 20],
] as const)(
  'B139 B145 an IPv6 subscriber has a whole /64, and IPv4 is IPv4 however it is written: %s',
  async (prefix, most) => {
    const { shop, passwords } = await openLimited()
    await using _ = shop
    const tryOnce = await trier(shop)
    const writtenAs = (index: number) =>
      prefix.endsWith('::') ? `${prefix}${index.toString(16)}` : index % 2 ? prefix : '203.0.113.9'
    for (const index of times(30)) await tryOnce({ email: `p${index}@example.nl`, source: writtenAs(index) })
    expect(passwords.looks).toBe(most)
  },
)

for (const { cases, options } of sliced(
  ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip'],
  2,
)) {
  test.each(cases)('B145 without a proxy of ours %s counts for nothing', options, async (header) => {
    const { shop, passwords } = await openLimited({ settings: { trustedProxies: new BlockList() } })
    await using _ = shop
    const browser = openBrowser(shop)
    const csrfToken = await browser.csrfToken()
    for (const index of times(25)) {
      const value =
        header === 'forwarded' ? `for=127.0.0.${index}` : index % 2 ? `127.0.0.${index}` : '::ffff:127.0.0.1'
      await browser.ask('POST', '/api/auth/callback/credentials', {
        headers: { [header]: value },
        json: { email: `p${index}@example.nl`, password: 'wrong wrong wrong', csrfToken },
      })
    }
    expect(passwords.looks).toBe(20)
  })
}

const detours = [
  '/api//auth/callback/credentials',
  '/api/auth/callback/credentials/',
  '/api/auth/callback/Credentials',
  '/api/AUTH/callback/credentials',
  '/api/auth/callback/credentials;x',
  '/api/auth/callback/credentials%2f',
  '/api/auth/callback/../callback/credentials',
  '/api/auth/callback/undefined',
  '/api/auth/signin/credentials',
]
for (const { cases, options } of sliced(detours, 3)) {
  test.each(cases)('B140 there is no way round the limit: %s', options, async (path) => {
    await using shop = await openShop({ settings: { limits: true } })
    const before = await shop.state()
    const { status } = await shop.ask('POST', path, { json: { email, password: goodPassword } })
    expect(status).toBe(404)
    expect(await shop.state()).toBe(before)
  })
}

test('B140 every call has a class of limit', async () => {
  await using shop = await openShop()
  const uncounted = shop.calls
    .filter(({ rateLimit }) => limitsIn(limits, rateLimit).source === undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(uncounted).toEqual([])
  const closer = shop.calls
    .filter(({ path }) => path.startsWith('/api/auth/'))
    .map(({ path, rateLimit }) => [path, rateLimit])
  expect(Object.fromEntries(closer)).toEqual({
    '/api/auth/session': 'sessions',
    '/api/auth/csrf': 'sessions',
    '/api/auth/providers': 'sessions',
    '/api/auth/signout': 'sessions',
    '/api/auth/callback/credentials': 'logIns',
    '/api/auth/password/change': 'passwordChanges',
    '/api/auth/reauthenticate': 'passwordChanges',
    '/api/auth/register': 'registrations',
    '/api/auth/password/forgot': 'forgotten',
    '/api/auth/password/set': 'mailedTokens',
    '/api/auth/email/verify': 'mailedTokens',
    '/api/auth/email/resend': 'resends',
    '/api/auth/sessions': 'accounts',
    '/api/auth/sessions/end': 'accounts',
    '/api/auth/sessions/end-others': 'accounts',
  })
})

test('B142 a password of 16 KiB, or of 129 code points, is refused before it is looked at; one of 128 is not', async () => {
  const { shop, passwords } = await openLimited({ settings: { limits: false } })
  await using _ = shop
  const longest = '🌱'.repeat(120) + 'Kade-43!'
  await registered(shop, email, { password: longest })
  const tryOnce = await trier(shop)
  expect((await tryOnce({ password: 'x'.repeat(16 * 1024) })).status).toBe(413)
  expect(isIn(await tryOnce({ password: 'x'.repeat(15 * 1024) }))).toBe(false)
  expect(isIn(await tryOnce({ password: `${longest}x` }))).toBe(false)
  expect(passwords.looks).toBe(0)
  expect(isIn(await tryOnce({ password: longest }))).toBe(true)
  const registering = await shop.ask('POST', '/api/auth/register', {
    json: registrationOf('bert@example.nl', { password: `${longest}x` }),
  })
  expect([registering.status, registering.body.errors]).toEqual([422, [{ path: 'password', code: 'too_long' }]])
})

test('B142 more log-ins than can wait for their turn are 503 busy, at once', async () => {
  const { shop } = await openLimited({
    settings: { limits: false },
    overrides: { passwords: createPasswords({ maxConcurrent: 1, maxQueueLength: 3 }) },
  })
  await using _ = shop
  const tryOnce = await trier(shop)
  const answers = await Promise.all(times(60).map((index) => tryOnce({ email: `p${index}@example.nl` })))
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(new Set(busy.map(({ body }) => body.code))).toEqual(new Set(['busy']))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
})

test('B.0 while nobody can wait for a turn, calls that need a hash are turned away before anything is read', async () => {
  const { shop } = await openLimited({ overrides: { passwords: { ...countedPasswords(), isBusy: () => true } } })
  await using _ = shop
  const before = await shop.state()
  const paths = [
    '/api/auth/callback/credentials',
    '/api/auth/register',
    '/api/auth/password/set',
    '/api/auth/password/change',
  ]
  for (const path of paths) {
    // Neither a media type nor a body that is one.
    const { status, body, headers } = await shop.ask('POST', path, { body: '{', headers: { 'content-type': 'x/y' } })
    expect([path, status, body.code, headers['retry-after']]).toEqual([path, 503, 'busy', '1'])
  }
  expect((await shop.ask('GET', '/api/auth/csrf')).status).toBe(200)
  expect(await shop.state()).toBe(before)
})

test('ten accounts an hour from one address; a form with faults does not count', async () => {
  const { shop } = await openLimited()
  await using _ = shop
  const enrol = (index: number, more = {}) =>
    shop.ask('POST', '/api/auth/register', { json: registrationOf(`p${index}@example.nl`, more) })
  for (const index of times(5)) expect((await enrol(index, { city: '' })).status).toBe(422)
  const answers = await Promise.all(times(15).map((index) => enrol(index)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  // One that is refused at the same moment may not know yet for how long.
  const next = await enrol(15)
  expect(next.status).toBe(429)
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await shop.pool.query('select from customers')).rowCount).toBe(10)
})

test('three links an hour to one address, silently; twenty requests an hour from one source, aloud', async () => {
  const { shop } = await openLimited()
  await using _ = shop
  await registered(shop, email)
  const forgot = (to: string, source: string) =>
    shop.ask('POST', '/api/auth/password/forgot', { headers: { 'x-forwarded-for': source }, json: { email: to } })
  for (const index of times(6)) {
    const { status, body } = await forgot(email, `192.0.2.${index}`)
    expect([status, body]).toEqual([200, { status: 'sent' }])
  }
  const sent = (await mailsOf(shop)).filter(({ template }) => template === 'resetPassword')
  expect(sent).toHaveLength(3)
  const answers = await Promise.all(times(25).map((index) => forgot(`p${index}@example.nl`, '203.0.113.1')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status, body }) => status === 429 && body.code === 'rate_limited')).toHaveLength(5)
})

test('the current password cannot be guessed by who has a session: it counts like a log-in', async () => {
  await using frozen = await openFrozen()
  const { shop, passwords } = frozen
  await registered(shop, email)
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  const before = passwords.looks
  const statuses: number[] = []
  for (const index of times(8)) {
    const json = { currentPassword: `wrong wrong ${index}`, password: 'Zonnebril-trom-17-gracht' }
    statuses.push((await browser.ask('POST', '/api/auth/password/change', { json })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
  expect(passwords.looks - before).toBe(5)
})

test("what is counted says nobody's name", async () => {
  const { shop } = await openLimited()
  await using _ = shop
  const tryOnce = await trier(shop)
  await tryOnce()
  const { rows } = await shop.pool.query<{ key: Buffer }>('select key from rate_limits')
  expect(rows).toHaveLength(3)
  for (const { key } of rows)
    expect([key.length, key.includes('anna'), key.includes('192.0')]).toEqual([32, false, false])
})
