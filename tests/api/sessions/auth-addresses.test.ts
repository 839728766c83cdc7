import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, registered } from '#tests/api/customers/registrations.ts'
import { openShop, ownOrigin, type Shop } from '#tests/api/shop.ts'

const email = 'anna@example.nl'
const callbackCookie = '__Host-authjs.callback-url'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await registered(shop, email)
})
afterAll(() => shop[Symbol.asyncDispose]())

const evil = [
  'https://evil.example',
  'https://evil.example/order',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  `${ownOrigin}.evil.example/`,
  `${ownOrigin}@evil.example/`,
  `${ownOrigin}:99999/`,
  ownOrigin.replace('https', 'http'),
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[::1',
  ':::',
  '%',
  'x'.repeat(5000),
  `${ownOrigin}/${'x'.repeat(5000)}`,
]

test.each(evil)('B163 B166 a log-in that asks to go to %s works, and stays at home', async (callbackUrl) => {
  const browser = openBrowser(shop)
  const { status, body, headers, ms } = await browser.logIn(email, goodPassword, { callbackUrl })
  expect(status).toBe(200)
  expect(new URL(body.url).origin).toBe(ownOrigin)
  expect(body.url).not.toMatch(/error=/)
  expect(JSON.stringify(headers)).not.toMatch(/evil/)
  expect(browser.cookies.has(sessionCookie)).toBe(true)
  expect(ms).toBeLessThan(200 * 20)
})

test.each(evil)('B166 the cookie that remembers an address may hold %s: nothing breaks', async (value) => {
  const browser = openBrowser(shop)
  browser.cookies.set(callbackCookie, encodeURIComponent(value))
  const entered = await browser.logIn(email, goodPassword)
  expect([entered.status, entered.body.url]).toEqual([200, ownOrigin])
  browser.cookies.set(callbackCookie, encodeURIComponent(value))
  expect(await browser.user()).toMatchObject({ email })
  const left = await browser.logOut()
  expect([left.status, new URL(left.body.url).origin]).toEqual([200, ownOrigin])
})

test.each(evil)('B163 a query that asks for %s is not read', async (callbackUrl) => {
  if (callbackUrl.length > 4000) callbackUrl = callbackUrl.slice(0, 3000)
  const browser = openBrowser(shop)
  const json = { email, password: goodPassword, csrfToken: await browser.csrfToken() }
  const query = new URLSearchParams({ callbackUrl, error: 'Configuration' })
  const entered = await browser.ask('POST', `/api/auth/callback/credentials?${query}`, { json })
  expect([entered.status, entered.body.url]).toEqual([200, ownOrigin])
  expect((await browser.ask('GET', `/api/auth/session?${query}`)).body.user).toMatchObject({ email })
})

test.each([
  { host: 'evil.example' },
  { host: 'shop.example:80@evil.example' },
  { host: 'shop.example:99999' },
  { host: '' },
])('B167 a request for %o is 421', async (headers) => {
  for (const path of ['/api/auth/session', '/api/auth/providers', '/api/auth/csrf']) {
    expect((await shop.ask('GET', path, { headers })).status).toBe(421)
  }
})

test.each([
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': 'http', 'x-forwarded-port': '99999' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-original-url': '/api/auth/signout', 'x-rewrite-url': '/api/auth/signout' },
])('B167 addresses in answers come from the settings, whatever %o says', async (headers) => {
  const browser = openBrowser(shop, headers)
  const providers = await browser.ask('GET', '/api/auth/providers')
  expect([...providers.text.matchAll(/https?:\/\/[^/"]+/g)].map(([origin]) => origin)).toEqual([ownOrigin, ownOrigin])
  const entered = await browser.logIn(email, goodPassword)
  expect(entered.body.url).toBe(ownOrigin)
  expect(`${entered.text}${JSON.stringify(entered.headers)}`).not.toMatch(/evil|javascript/)
  expect(browser.cookies.has(sessionCookie)).toBe(true)
})

test('B164 an answer never sends a browser elsewhere', async () => {
  const browser = openBrowser(shop)
  for (const answer of [
    await browser.logIn(email, goodPassword),
    await browser.logOut(),
    await browser.logIn(email, 'no'),
  ]) {
    expect([answer.status, answer.headers.location]).toEqual([200, undefined])
  }
})
