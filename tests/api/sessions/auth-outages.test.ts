import { Client } from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { createAuthLibrary } from '#features/sessions/auth-library.ts'
import type { Deps } from '#features/deps.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type Browser, hintCookie, openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, otherPassword, registered, registrationOf } from '#tests/api/customers/registrations.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { logTo } from '#tests/builders/log.ts'

const email = 'anna@example.nl'
afterEach(() => void vi.restoreAllMocks())

async function asKeeper(sql: string): Promise<void> {
  const keeper = new Client(inject('cluster'))
  await keeper.connect()
  await keeper.query(sql)
  await keeper.end()
}

async function loggedIn(shop: Shop): Promise<Browser> {
  await registered(shop, email)
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  return browser
}

test('B146 while the database takes nobody in, nobody is logged out: 503, and the cookie is kept', async () => {
  await using shop = await openShop()
  const browser = await loggedIn(shop)
  const csrfToken = await browser.csrfToken()
  const cookies = new Map(browser.cookies)
  const { database } = shop.database.connection
  await asKeeper(`alter database ${database} connection limit 0`)
  await asKeeper(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  const set = { token: 'x', password: otherPassword }
  for (const [method, path, json] of [
    ['GET', '/api/auth/session', undefined],
    ['GET', '/api/auth/csrf', undefined],
    ['POST', '/api/auth/callback/credentials', { email, password: goodPassword, csrfToken }],
    ['POST', '/api/auth/signout', { csrfToken }],
    ['POST', '/api/auth/register', registrationOf('bert@example.nl')],
    ['POST', '/api/auth/password/forgot', { email }],
    ['POST', '/api/auth/password/set', set],
    ['POST', '/api/auth/email/verify', { token: 'x' }],
    ['POST', '/api/auth/sessions/end-others', undefined],
    ['POST', '/api/carts', undefined],
  ] as const) {
    const { status, body, headers } = await browser.ask(method, path, { json })
    expect([path, status, body.code]).toEqual([path, 503, 'database_unavailable'])
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(browser.cookies).toEqual(cookies)
  await asKeeper(`alter database ${database} connection limit -1`)
  await expect.poll(async () => (await browser.ask('GET', '/api/auth/session')).status).toBe(200)
  expect(await browser.user()).toMatchObject({ email })
})

test('B146 a visitor without a cookie is not asked for: no session is looked up', async () => {
  await using shop = await openShop()
  const lookups = vi.spyOn(shop.deps.sessions, 'find')
  expect((await shop.ask('GET', '/api/auth/session')).body).toBeNull()
  await shop.newCart()
  expect(lookups).not.toHaveBeenCalled()
})

const away = () => new Unavailable('database_unavailable')

test('B146 the session cannot be looked up: 503, still logged in after it', async () => {
  await using shop = await openShop()
  const browser = await loggedIn(shop)
  vi.spyOn(shop.deps.sessions, 'find').mockRejectedValue(away())
  const { status, headers } = await browser.ask('GET', '/api/auth/session')
  expect([status, headers['set-cookie']]).toEqual([503, undefined])
  vi.restoreAllMocks()
  expect(await browser.user()).toMatchObject({ email })
})

/** A part that fails when it is reached, behind all that works. */
test.each<[string, (accounts: Deps) => void]>([
  ['the customers', ({ customers }) => void vi.spyOn(customers, 'findAccountByEmail').mockRejectedValue(away())],
  ['the sessions', (deps) => void vi.spyOn(deps, 'transaction').mockRejectedValue(away())],
])('B146 a log-in that cannot reach %s is 503, not a wrong password', async (_, fail) => {
  await using shop = await openShop()
  await registered(shop, email)
  const browser = openBrowser(shop)
  fail(shop.deps)
  const { status, body, headers } = await browser.logIn(email, goodPassword)
  expect([status, body.code, headers['set-cookie']]).toEqual([503, 'database_unavailable', undefined])
})

test('B146 a log-out that cannot end the session is 503, and the cookie is kept', async () => {
  await using shop = await openShop()
  const browser = await loggedIn(shop)
  vi.spyOn(shop.deps, 'transaction').mockRejectedValueOnce(away())
  const { status, headers } = await browser.logOut()
  expect([status, headers['set-cookie']]).toEqual([503, undefined])
  expect([browser.cookies.has(sessionCookie), browser.cookies.has(hintCookie)]).toEqual([true, true])
  expect(await browser.user()).toMatchObject({ email })
  expect((await browser.logOut()).status).toBe(200)
  expect(await browser.user()).toBeNull()
})

test('B146 a mistake in the settings is an outage with a line in the log, never somebody logged in', async () => {
  const log: string[] = []
  const library = createAuthLibrary(
    { publicOrigin: 'https://shop.example', secure: true, authSecrets: [] },
    logTo((line) => log.push(line)),
  )
  await expect(library({ action: 'session', cookie: `${sessionCookie}=x` })).rejects.toThrow()
  expect(log.join()).not.toContain('x=')
})
