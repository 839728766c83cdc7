import { decode, encode } from '@auth/core/jwt'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Browser, csrfCookie, openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, registered } from '#tests/api/customers/registrations.ts'
import { type ApiResponse, openShop, ownOrigin, type Shop } from '#tests/api/shop.ts'

const secret = 'the secret of this file, long enough'
const email = 'anna@example.nl'
let shop: Shop
let customerId: string
let token: string
beforeAll(async () => {
  shop = await openShop({ authSecrets: [secret] })
  customerId = await registered(shop, email)
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  token = browser.cookies.get(sessionCookie) ?? ''
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A call that asks for a log-in, and what the session call says. */
async function expectVisitor(browser: Browser): Promise<void> {
  const asked = await browser.ask('POST', '/api/auth/sessions/end-others')
  expect([asked.status, asked.body.code]).toEqual([401, 'login_required'])
  const { status, body } = await browser.ask('GET', '/api/auth/session')
  expect([status, body]).toEqual([200, null])
}

function browserWith(...cookies: readonly (readonly [string, string])[]): Browser {
  const browser = openBrowser(shop)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

test('the cookie alone is what logs in', async () => {
  expect(await browserWith([sessionCookie, token]).user()).toMatchObject({ id: customerId })
})

test('B115 a cookie from before the log-in is worth nothing after it', async () => {
  const browser = browserWith([sessionCookie, 'attacker'])
  await browser.logIn(email, goodPassword)
  expect(browser.cookies.get(sessionCookie)).not.toBe('attacker')
  await expectVisitor(browserWith([sessionCookie, 'attacker']))

  const first = browser.cookies.get(sessionCookie) ?? ''
  await browser.logIn(email, goodPassword)
  expect(browser.cookies.get(sessionCookie)).not.toBe(first)
  await expectVisitor(browserWith([sessionCookie, first]))
  expect(await browser.user()).toMatchObject({ id: customerId })
})

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const withHeader = (header: Readonly<Record<string, unknown>>) => {
  const [protectedHeader = '', ...rest] = token.split('.')
  const known = JSON.parse(Buffer.from(protectedHeader, 'base64url').toString()) as object
  return [encoded({ ...known, ...header }), ...rest].join('.')
}
const sealed = (
  claims: Readonly<Record<string, unknown>>,
  options: { secret?: string; maxAge?: number; salt?: string } = {},
) => encode({ token: claims, secret, salt: sessionCookie, ...options })

test.each<[string, () => string | Promise<string>]>([
  ['alg none', () => `${encoded({ alg: 'none' })}.${encoded({ sid: 'x', sub: customerId })}.`],
  ['a signed token', () => `${encoded({ alg: 'HS256' })}.${encoded({ sid: 'x' })}.c2lnbmF0dXJl`],
  ['another enc', () => withHeader({ enc: 'A128CBC-HS256' })],
  ['A256GCM', () => withHeader({ enc: 'A256GCM' })],
  ['alg RSA-OAEP', () => withHeader({ alg: 'RSA-OAEP' })],
  ['zip', () => withHeader({ zip: 'DEF' })],
  ['jku', () => withHeader({ jku: 'https://evil.example/keys' })],
  ['jwk', () => withHeader({ jwk: { kty: 'oct', k: 'AAAA' } })],
  ['another kid', () => withHeader({ kid: 'other' })],
  ['no kid', () => withHeader({ kid: undefined })],
  ['sealed with another secret', () => sealed({ sid: 'x' }, { secret: 'another secret that is long enough' })],
  ['sealed for another cookie', () => sealed({ sid: 'x' }, { salt: 'authjs.session-token' })],
  ['a session that does not exist', () => sealed({ sid: 'x' })],
  ['no session at all', () => sealed({ sub: customerId, id: customerId })],
  ['a session that is no text', () => sealed({ sid: { $ne: null } })],
  ['too old', () => sealed({ sid: 'x' }, { maxAge: -60 })],
])('B116 a forged token is a visitor: %s', async (_, forge) => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  await expectVisitor(browserWith([sessionCookie, await forge()]))
  expect(fetching).not.toHaveBeenCalled()
  fetching.mockRestore()
})

test('B76 a cookie sealed with another secret makes nobody exempt: a visitor pays 21 %', async () => {
  const claims = { sid: 'x', sub: customerId, taxExempt: true, taxPercentage: 0 }
  const browser = browserWith([sessionCookie, await sealed(claims, { secret: 'another secret that is long enough' })])
  const { body } = await browser.ask('POST', '/api/carts', { json: {} })
  expect(await browser.ask('GET', `/api/carts/${body.id}`)).toMatchObject({ status: 200, body: { vatRate: 21 } })
})

const third = () => Math.ceil(token.length / 3)
const pieces = () => [0, 1, 2].map((index) => token.slice(index * third(), (index + 1) * third()))
const chunk = (index: number, piece: number) => [`${sessionCookie}.${index}`, pieces()[piece] ?? ''] as const

test.each<[string, () => (readonly [string, string])[]]>([
  ['truncated', () => [[sessionCookie, token.slice(0, -9)]]],
  ['two chunks of three', () => [chunk(0, 0), chunk(2, 2)]],
  ['chunks swapped', () => [chunk(0, 1), chunk(1, 0), chunk(2, 2)]],
  ['whole and chunk', () => [[sessionCookie, token], chunk(0, 0)]],
  ['5 kB', () => [[sessionCookie, 'A'.repeat(5000)]]],
  ['5 kB after the token', () => [[sessionCookie, `${token}${'A'.repeat(5000)}`]]],
  ['not base64', () => [[sessionCookie, '€§!'.replaceAll(/[^!]/g, '~')]]],
  ['a percent sign', () => [[sessionCookie, '%']]],
  ['broken percent signs', () => [[sessionCookie, '%E0%A4%A']]],
  ['dots', () => [[sessionCookie, '....']]],
  ['nothing', () => [[sessionCookie, '']]],
  ['the name of another', () => [[`${sessionCookie}x`, token]]],
  ['without its prefix', () => [['authjs.session-token', token]]],
])('B118 a broken cookie is a visitor, never 500: %s', async (_, cookies) => {
  await expectVisitor(browserWith(...cookies()))
})

test('B118 chunks in their places are the token', async () => {
  const browser = browserWith(chunk(2, 2), chunk(0, 0), chunk(1, 1))
  expect(await browser.user()).toMatchObject({ id: customerId })
  expect([...browser.cookies.keys()].filter((name) => name.startsWith(sessionCookie))).toEqual([sessionCookie])
  expect(await browser.user()).toMatchObject({ id: customerId })
})

test.each(['Bearer', 'bearer', 'Basic'])('B119 the token is not taken as %s', async (scheme) => {
  const headers = { authorization: `${scheme} ${token}` }
  const { status, body } = await shop.ask('GET', '/api/auth/session', { headers })
  expect([status, body]).toEqual([200, null])
  expect((await shop.ask('POST', '/api/auth/sessions/end-others', { headers })).status).toBe(401)
})

test('B122 ten sessions a customer: the eleventh ends the oldest', async () => {
  await using own = await openShop()
  await registered(own, email)
  const browsers = Array.from({ length: 11 }, () => openBrowser(own))
  for (const browser of browsers) await browser.logIn(email, goodPassword)
  const users = await Promise.all(browsers.map((browser) => browser.user()))
  expect(users.map((user) => user !== null)).toEqual([false, ...Array.from({ length: 10 }, () => true)])
})

test('B122 also when they come at the same moment', async () => {
  await using own = await openShop()
  await registered(own, email)
  const browsers = Array.from({ length: 25 }, () => openBrowser(own))
  await Promise.all(browsers.map((browser) => browser.logIn(email, goodPassword)))
  expect((await own.pool.query('select from sessions')).rowCount).toBe(10)
})

test('end-others leaves one session open', async () => {
  await using own = await openShop()
  await registered(own, email)
  const [one, other] = [openBrowser(own), openBrowser(own)]
  await one.logIn(email, goodPassword)
  await other.logIn(email, goodPassword)
  const { status, body } = await one.ask('POST', '/api/auth/sessions/end-others')
  expect([status, body]).toEqual([200, { status: 'ended' }])
  expect([await one.user(), await other.user()]).toEqual([expect.objectContaining({ email }), null])
})

const enter = { email, password: goodPassword, csrfToken: 'x' }
test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'same-origin', origin: `${ownOrigin}.evil.example` },
  { 'sec-fetch-site': 'same-origin', origin: ownOrigin.replace('https', 'http') },
])('B124 B125 B127 from %o nobody is logged in or out, and nothing changes', async (headers) => {
  const browser = browserWith([sessionCookie, token])
  for (const [path, json] of [
    ['/api/auth/signout', { csrfToken: 'x' }],
    ['/api/auth/callback/credentials', enter],
    ['/api/auth/password/change', { currentPassword: goodPassword, password: 'x' }],
    ['/api/auth/password/forgot', { email }],
    ['/api/auth/reauthenticate', { password: goodPassword }],
    ['/api/auth/sessions/end', { id: '0'.repeat(64) }],
    ['/api/auth/sessions/end-others', undefined],
    ['/api/auth/email/resend', undefined],
  ] as const) {
    const { status, body } = await browser.ask('POST', path, { headers, json })
    expect([path, status, body.code]).toEqual([path, 403, 'cross_site'])
  }
  expect(await browser.user()).toMatchObject({ id: customerId })
})

test('B127 GET never logs out', async () => {
  const browser = browserWith([sessionCookie, token])
  expect((await browser.ask('GET', '/api/auth/signout')).status).toBe(405)
  expect(await browser.user()).toMatchObject({ id: customerId })
})

test.each<[string, (cookie: string, foreign: string) => [cookie: string | null, token: string | null]]>([
  ["another one's token", (cookie, foreign) => [cookie, foreign]],
  ['the hash changed', (cookie) => [`${cookie.slice(0, -1)}${cookie.endsWith('0') ? '1' : '0'}`, tokenIn(cookie)]],
  ['no pipe', (cookie) => [cookie.replace('%7C', ''), tokenIn(cookie)]],
  ['a token of my own making', () => [`${'0'.repeat(64)}%7C${'0'.repeat(64)}`, '0'.repeat(64)]],
  ['no cookie', (cookie) => [null, tokenIn(cookie)]],
  ['no token', (cookie) => [cookie, null]],
])('B128 with %s nobody logs in', async (_, forge) => {
  const [browser, other] = [openBrowser(shop), openBrowser(shop)]
  await browser.csrfToken()
  const [cookie, csrfToken] = forge(browser.cookies.get(csrfCookie) ?? '', await other.csrfToken())
  if (cookie === null) browser.cookies.delete(csrfCookie)
  else browser.cookies.set(csrfCookie, cookie)
  const json = { email, password: goodPassword, ...(csrfToken !== null && { csrfToken }) }
  const answer = await browser.ask('POST', '/api/auth/callback/credentials', { json })
  expect([answer.status, answer.body]).toEqual([200, { url: `${ownOrigin}/api/auth/signin?error=MissingCSRF` }])
  expect(browser.cookies.has(sessionCookie)).toBe(false)
})

function tokenIn(cookie: string): string {
  return cookie.split('%7C')[0] ?? ''
}

test('B128 a logged-in browser with a wrong token stays logged in', async () => {
  const browser = browserWith([sessionCookie, token])
  await browser.ask('POST', '/api/auth/signout', { json: { csrfToken: 'x' } })
  expect(await browser.user()).toMatchObject({ id: customerId })
})

test('B98 a customer who is gone is nobody, whatever the cookie says', async () => {
  await using own = await openShop()
  await registered(own, email)
  const browser = openBrowser(own)
  await browser.logIn(email, goodPassword)
  expect((await browser.ask('POST', '/api/auth/sessions/end-others')).status).toBe(200)
  await own.pool.query('delete from customers')
  expect((await browser.ask('POST', '/api/auth/sessions/end-others')).status).toBe(401)
  expect((await browser.ask('POST', '/api/carts')).body.anonymous).toBe(true)
  expect(await browser.user()).toBeNull()
})

const dayMs = 24 * 60 * 60 * 1000

test('a session ends after seven days without use, and after thirty days whatever its use', async () => {
  await using own = await openShop()
  await registered(own, email)
  const browser = openBrowser(own)
  await browser.logIn(email, goodPassword)
  const cookie = browser.cookies.get(sessionCookie) ?? ''
  /** As if it had been opened and used so many days ago. */
  const age = (opened: number, used: number) =>
    own.pool.query(
      `update sessions set created_at = now() - $1 * interval '1 day', expires_at = now() + interval '90 days',
         last_used_at = now() - $2 * interval '1 day'`,
      [opened, used],
    )
  const idleDays = async () => {
    const { rows } = await own.pool.query<{ days: number }>(
      'select extract(epoch from now() - last_used_at)::float / 86400 as days from sessions',
    )
    return rows[0]?.days ?? Number.NaN
  }

  await age(7, 6.99)
  expect(await browser.user()).not.toBeNull()
  await expect.poll(idleDays).toBeLessThan(0.01)
  await age(8, 7.01)
  await expectEnded(own, cookie)
  await age(29.99, 0)
  expect(await browser.user()).not.toBeNull()
  await age(30.01, 0)
  await expectEnded(own, cookie)
})

test('the cookie lasts as long as the session may: seven days, and never beyond the thirty', async () => {
  await using own = await openShop()
  await registered(own, email)
  const browser = openBrowser(own)
  const daysLeft = ({ headers }: ApiResponse) => {
    const line = headers['set-cookie']?.find((each) => each.startsWith(`${sessionCookie}=`)) ?? ''
    return (Date.parse(/Expires=([^;]+)/i.exec(line)?.[1] ?? '') - Date.now()) / dayMs
  }
  expect(daysLeft(await browser.logIn(email, goodPassword))).toBeCloseTo(7, 1)
  const early = await browser.ask('GET', '/api/auth/session')
  expect(early.headers['set-cookie'], 'a cookie of a moment ago is not renewed').toBeUndefined()
  expect((Date.parse(early.body.expires) - Date.now()) / dayMs).toBeCloseTo(7, 1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect(daysLeft(await browser.ask('GET', '/api/auth/session')), 'after eleven minutes it is').toBeCloseTo(7, 1)
  vi.useRealTimers()
  await own.pool.query(`update sessions set created_at = now() - interval '28 days'`)
  const answer = await browser.ask('GET', '/api/auth/session')
  expect(daysLeft(answer)).toBeCloseTo(2, 1)
  expect((Date.parse(answer.body.expires) - Date.now()) / dayMs).toBeCloseTo(2, 1)
})

test('B117 the times inside a token lengthen nothing: the database says when a session is over', async () => {
  await using own = await openShop({ authSecrets: [secret] })
  await registered(own, email)
  const browser = openBrowser(own)
  await browser.logIn(email, goodPassword)
  const claims = await decode({ token: browser.cookies.get(sessionCookie) ?? '', secret, salt: sessionCookie })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs })
  const ahead = await sealed({ sid: claims?.['sid'] }, { maxAge: (400 * dayMs) / 1000 })
  vi.useRealTimers()
  const bearer = () => {
    const holder = openBrowser(own)
    holder.cookies.set(sessionCookie, ahead)
    return holder
  }
  expect(await bearer().user(), 'a clock that was set back keeps nobody out').toMatchObject({ email })
  await own.pool.query(`update sessions set created_at = now() - interval '30 days 1 minute'`)
  await expectEnded(own, ahead)
})

async function expectEnded(own: Shop, cookie: string): Promise<void> {
  const browser = openBrowser(own)
  browser.cookies.set(sessionCookie, cookie)
  expect(await browser.user()).toBeNull()
  expect(browser.cookies.has(sessionCookie)).toBe(false)
}

test('secrets rotate: the new one seals, the old one still opens, a third opens nothing', async () => {
  const oldShop = await openShop({ authSecrets: ['an old secret that is long enough.'] })
  await registered(oldShop, email)
  const browser = openBrowser(oldShop)
  await browser.logIn(email, goodPassword)
  const old = browser.cookies.get(sessionCookie) ?? ''
  const both = ['a new secret, that is long enough.', 'an old secret that is long enough.']
  const { database } = oldShop
  {
    await using rotated = await openShop({ database, authSecrets: both })
    const kept = openBrowser(rotated)
    kept.cookies.set(sessionCookie, old)
    expect(await kept.user()).toMatchObject({ email })
    const renewed = kept.cookies.get(sessionCookie) ?? ''
    expect(renewed).not.toBe(old)
    await using newOnly = await openShop({ database, authSecrets: both.slice(0, 1) })
    const later = openBrowser(newOnly)
    later.cookies.set(sessionCookie, renewed)
    expect(await later.user()).toMatchObject({ email })
    await expectEnded(newOnly, old)
  }
  await oldShop[Symbol.asyncDispose]()
})
