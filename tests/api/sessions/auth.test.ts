import { expect, test } from 'vitest'
import { parse } from '#platform/schema/parse.ts'
import { sessionResponse, csrfResponse, providersResponse, whereTo } from '#features/sessions/schema/session.ts'
import { csrfCookie, deviceCookie, hintCookie, openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, registered, registrationOf } from '#tests/api/customers/registrations.ts'
import { openShop, ownOrigin } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'

test('[A1] [A9] [A10] [A12] [A14] register, log in, be known, log out: visitor, customer, visitor', async () => {
  await using shop = await openShop()
  const browser = openBrowser(shop)
  const made = await browser.ask('POST', '/api/auth/register', { json: registrationOf('anna@example.nl') })
  expect([made.status, made.body]).toEqual([201, { status: 'registered' }])
  expect(await browser.user()).toBeNull()

  const entered = await browser.logIn('anna@example.nl', goodPassword, { callbackUrl: `${ownOrigin}/order/account` })
  expect([entered.status, entered.body]).toEqual([200, { url: `${ownOrigin}/order/account` }])
  expect(await browser.user()).toMatchObject({ email: 'anna@example.nl', firstName: 'Anna' })
  expect((await shop.pool.query('select from sessions')).rowCount).toBe(1)

  const left = await browser.logOut()
  expect([left.status, left.body]).toEqual([200, { url: `${ownOrigin}/order/account` }])
  expect((await shop.pool.query('select from sessions')).rowCount).toBe(0)
  expect(await browser.user()).toBeNull()
  expect(await mailsOf(shop)).toMatchObject([{ template: 'verifyEmail', recipient: 'anna@example.nl' }])
})

test('[A9] a wrong password is no session: 200 with the error in the address, as the library says it', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  const { status, body, headers } = await browser.logIn('anna@example.nl', 'not this one')
  expect([status, body]).toEqual([
    200,
    { url: `${ownOrigin}/api/auth/signin?error=CredentialsSignin&code=credentials` },
  ])
  expect(headers['set-cookie']).toBeUndefined()
  expect(await browser.user()).toBeNull()
})

test('B39 keys of others beside a log-in or log-out are not read: the session library has more than ours', async () => {
  await using shop = await openShop()
  const email = 'b39@example.nl'
  const customerId = await registered(shop, email)
  const browser = openBrowser(shop)
  const csrfToken = await browser.csrfToken()
  const more = {
    id: 'x',
    sid: 'x',
    role: 'admin',
    taxExempt: true,
    redirect: 'false',
    callbackUrl: 'https://evil.example',
  }
  const json = { email, password: goodPassword, csrfToken, ...more }
  const { status, body } = await browser.ask('POST', '/api/auth/callback/credentials', { json })
  expect([status, body.url]).toEqual([200, ownOrigin])
  expect(await browser.user()).toMatchObject({ id: customerId, email })
  const { rows } = await shop.pool.query<{ row: string }>('select t::text as row from sessions as t')
  expect(rows.map(({ row }) => row).join()).not.toMatch(/admin|evil/)
  expect((await browser.ask('POST', '/api/auth/signout', { json: { csrfToken, ...more } })).status).toBe(200)
  expect(await browser.user()).toBeNull()
})

test('[A9] the form may be JSON too; a cart id that is none is none', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, 'anna@example.nl')
  for (const cartId of ['undefined', 'null', '', 'x'.repeat(22), '../../etc']) {
    const browser = openBrowser(shop)
    const csrfToken = await browser.csrfToken()
    const json = { email: 'anna@example.nl', password: goodPassword, cartId, csrfToken, json: true }
    const { status } = await browser.ask('POST', '/api/auth/callback/credentials', { json })
    expect([status, (await browser.user())?.id]).toEqual([200, customerId])
  }
})

test.each([
  { email: ['anna@example.nl'], password: goodPassword },
  { email: { $ne: '' }, password: goodPassword },
  { email: 'anna@example.nl', password: 12 },
  { email: 'anna@example.nl', password: null },
  'text',
  null,
])('B.2 a log-in of the wrong shape is 422: %j', async (json) => {
  await using shop = await openShop()
  const { status, body } = await openBrowser(shop).ask('POST', '/api/auth/callback/credentials', { json })
  expect([status, body.code]).toEqual([422, 'validation_failed'])
})

test('[A9] B92 log-in takes the anonymous cart along, with what is in it; nobody else gets in then', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, 'anna@example.nl')
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword, { cartId })
  const mine = await browser.ask('GET', `/api/carts/${cartId}`)
  expect([mine.status, mine.body.anonymous, mine.body.items.length]).toEqual([200, false, 1])
  expect((await shop.read(cartId)).status).toBe(404)
  const { rows } = await shop.pool.query('select customer_id from carts')
  expect(rows).toEqual([{ customer_id: customerId }])
})

test("B94 B95 another customer's cart stays theirs, and a failed log-in claims nothing", async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  await registered(shop, 'bert@example.nl')
  const cartId = await shop.newCart()
  const anna = openBrowser(shop)
  await anna.logIn('anna@example.nl', 'wrong wrong wrong', { cartId })
  expect((await shop.read(cartId)).body.anonymous).toBe(true)

  await anna.logIn('anna@example.nl', goodPassword, { cartId })
  const cart = () => shop.pool.query('select * from carts')
  const { rows: before } = await cart()
  const bert = openBrowser(shop)
  await bert.logIn('bert@example.nl', goodPassword, { cartId })
  expect(await bert.user()).toMatchObject({ email: 'bert@example.nl' })
  expect((await bert.ask('GET', `/api/carts/${cartId}`)).status).toBe(404)
  expect((await cart()).rows).toEqual(before)
})

test('[A11] session, csrf and providers answer under /api/auth, and are what the schemas say', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  const visitor = await browser.ask('GET', '/api/auth/session')
  expect([visitor.status, visitor.body]).toEqual([200, null])
  const csrf = await browser.ask('GET', '/api/auth/csrf')
  expect(parse(csrfResponse, csrf.body)).toEqual({ ok: true, value: csrf.body })
  expect(csrf.body.csrfToken).toMatch(/^[\da-f]{64}$/)
  const { body: providers } = await browser.ask('GET', '/api/auth/providers')
  expect(parse(providersResponse, providers)).toEqual({ ok: true, value: providers })
  expect(providers).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${ownOrigin}/api/auth/signin/credentials`,
      callbackUrl: `${ownOrigin}/api/auth/callback/credentials`,
    },
  })
  const entered = await browser.logIn('anna@example.nl', goodPassword)
  expect(parse(whereTo, entered.body)).toEqual({ ok: true, value: entered.body })
  const { body } = await browser.ask('GET', '/api/auth/session')
  expect(parse(sessionResponse, body)).toEqual({ ok: true, value: body })
  const days = (Date.parse(body.expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
})

test.each([
  [{ country: 'NL' }, null, { taxExempt: false, taxPercentage: 21 }],
  [{ country: 'DE', postalCode: '10115', phone: '+49 30 1234567' }, null, { taxExempt: false, taxPercentage: 19 }],
  [{ country: 'US', postalCode: '90210', phone: '+1 212 555 0123' }, null, { taxExempt: true, taxPercentage: 0 }],
  [business(), 'unknown', { taxExempt: false, taxPercentage: 19 }],
  [business(), 'invalid', { taxExempt: false, taxPercentage: 19 }],
  [business(), 'valid', { taxExempt: true, taxPercentage: 0 }],
] as const)('[A13] the session user carries the tax of %j with VAT number %s', async (details, vatState, tax) => {
  await using shop = await openShop()
  const id = await registered(shop, 'anna@example.nl', details)
  if (vatState !== null) await shop.pool.query('update customers set vat_state = $1', [vatState])
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword)
  expect(await browser.user()).toEqual({
    id,
    email: 'anna@example.nl',
    name: 'Anna de Vries',
    firstName: 'Anna',
    customerType: vatState === null ? 'private' : 'business',
    language: 'nl',
    emailVerified: false,
    ...tax,
  })
  const { body: cart } = await browser.ask('POST', '/api/carts')
  expect([cart.anonymous, cart.vatRate]).toEqual([false, tax.taxPercentage])
})

function business() {
  return {
    customerType: 'business',
    companyName: 'Vries GmbH',
    vatNumber: 'DE136695976',
    country: 'DE',
    postalCode: '10115',
    phone: '+49 30 1234567',
  } as const
}

test('[A13] a VAT number is looked at after registration: one job, told in one transaction', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, 'anna@example.nl', business())
  const { rows } = await shop.pool.query(`select payload from jobs where task = 'check_vat_number'`)
  expect(rows).toEqual([{ payload: { customerId } }])
})

const expiryOf = (line: string) => /Expires=([^;]+)/.exec(line)?.[1]

test('cookies: __Host-, HttpOnly, Secure, Strict; the hint can be read, and comes and goes with the session', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  const { headers } = await browser.logIn('anna@example.nl', goodPassword)
  const lines = headers['set-cookie'] ?? []
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`)) ?? ''
  expect(lineOf(sessionCookie)).toMatch(
    /^__Host-authjs\.session-token=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(lineOf(hintCookie)).toMatch(/^__Host-signed-in=1; Path=\/; SameSite=Strict; Secure; Expires=[^;]+$/)
  expect(expiryOf(lineOf(hintCookie))).toBe(expiryOf(lineOf(sessionCookie)))
  expect([...browser.cookies.keys()].toSorted()).toEqual([
    '__Host-authjs.callback-url',
    csrfCookie,
    sessionCookie,
    deviceCookie,
    hintCookie,
  ])
  expect(lineOf(deviceCookie)).toMatch(
    /^__Host-device=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  )
  await browser.logOut()
  expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-authjs.callback-url', csrfCookie, deviceCookie])

  browser.cookies.set(hintCookie, '1')
  expect(await browser.user()).toBeNull()
  expect(browser.cookies.has(hintCookie)).toBe(false)
})

test.each([
  ['GET', '/api/auth/signin', 404],
  ['GET', '/api/auth/signin/credentials', 404],
  ['POST', '/api/auth/signin/credentials', 404],
  ['GET', '/api/auth/error', 404],
  ['GET', '/api/auth/verify-request', 404],
  ['GET', '/api/auth/webauthn-options', 404],
  ['GET', '/api/auth/signout', 405],
  ['POST', '/api/auth/session', 405],
  ['GET', '/api/auth/callback/credentials', 405],
  ['GET', '/api/auth/callback/github', 404],
  ['GET', '/api/auth', 404],
])('no page of the library can be reached: %s %s is %i', async (method, path, status) => {
  await using shop = await openShop()
  expect((await shop.ask(method, path)).status).toBe(status)
})

test('B112 logging out twice, or without a session, is no mistake', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword)
  const cookie = browser.cookies.get(sessionCookie) ?? ''
  expect((await browser.logOut()).status).toBe(200)
  browser.cookies.set(sessionCookie, cookie)
  expect((await browser.logOut()).status).toBe(200)
  expect((await openBrowser(shop).logOut()).status).toBe(200)
})
