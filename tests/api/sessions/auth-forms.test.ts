import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, otherPassword, registered, registrationOf } from '#tests/api/customers/registrations.ts'
import { type ApiResponse, openShop, type Shop } from '#tests/api/shop.ts'

const headers = { 'content-type': 'application/x-www-form-urlencoded' }
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const send = (path: string, fields: Readonly<Record<string, string>>) =>
  shop.ask('POST', path, { headers, body: new URLSearchParams(fields).toString() })

/** A registration as a page without script would send it. */
function filledIn(email: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { acceptTerms: _, ordering: __, ...fields } = registrationOf(email)
  return { ...fields, companyName: '', vatNumber: '', ...more }
}
const enrol = (fields: Readonly<Record<string, string>>) => send('/api/auth/register', fields)
const customersCalled = async (email: string) =>
  (await shop.pool.query<{ first_name: string }>('select first_name from customers where email = $1', [email])).rows
const statusOf = (answer: ApiResponse) => [answer.status, answer.text]

test('every call under /api/auth that takes something takes a form', () => {
  const calls = shop.calls.filter(({ path, requestBody }) => path.startsWith('/api/auth/') && requestBody !== undefined)
  expect(calls.length).toBeGreaterThan(6)
  expect(calls.filter(({ requestBody }) => requestBody?.kind !== 'form').map(({ path }) => path)).toEqual([])
})

test.each(['on', 'true'])('[A14] registered by a form whose box says %s: one customer, who can log in', async (yes) => {
  const email = `anna-${yes}@example.nl`
  const { status, text } = await enrol(filledIn(email, { firstName: 'Zoë', acceptTerms: yes }))
  expect([status, text]).toEqual([201, '{"status":"registered"}'])
  expect(await customersCalled(email)).toEqual([{ first_name: 'Zoë' }])
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  expect(await browser.user()).toMatchObject({ email, firstName: 'Zoë' })
})

test.each<[string, Partial<ReturnType<typeof registrationOf>>]>([
  ['no address', { email: 'nobody' }],
  ['nothing in some fields', { city: '', firstName: '', password: '' }],
  ['a country that is none', { country: 'XX' }],
  ['a box that is not ticked', { acceptTerms: false }],
  ['a phone number whose country has none that short', { phone: '+44 20 7946 09' }],
  ['several', { email: '', phone: '12', postalCode: '12', acceptTerms: false }],
])('a form with %s gets the same errors as JSON', async (_, wrong) => {
  const { acceptTerms, ordering: _none, ...fields } = registrationOf('bert@example.nl', wrong)
  const asForm = await enrol({ ...fields, ...(acceptTerms && { acceptTerms: 'on' }) })
  const asJson = await shop.ask('POST', '/api/auth/register', { json: { acceptTerms, ...fields } })
  expect([asForm.status, asForm.body.code]).toEqual([422, 'validation_failed'])
  expect(asForm.body.errors).toEqual(asJson.body.errors)
  expect(await customersCalled('bert@example.nl')).toEqual([])
})

test.each([
  ['false', 'terms_required'],
  ['off', 'terms_required'],
  ['', 'wrong_type'],
  ['1', 'wrong_type'],
])('terms that say %j are not accepted', async (acceptTerms, code) => {
  const { status, body } = await enrol(filledIn('bert@example.nl', { acceptTerms }))
  expect([status, body.errors]).toEqual([422, [{ path: 'acceptTerms', code }]])
})

test.each([
  ['a text for the box', { acceptTerms: 'true' }],
  ['a number for the box', { acceptTerms: 1 }],
])('JSON stays exact: %s is 422', async (_, wrong) => {
  const json = { ...registrationOf('bert@example.nl'), ...wrong }
  const { status, body } = await shop.ask('POST', '/api/auth/register', { json })
  expect([status, body.errors]).toEqual([422, [{ path: 'acceptTerms', code: 'wrong_type' }]])
})

test.each([
  ['a key nobody knows', 'x=1&acceptTerms=on', 422],
  ['a prototype', '__proto__=1&acceptTerms=on', 422],
  ['nothing', '', 422],
  ['B8 bytes that are no text, written as they are', Buffer.from([0x61, 0x3d, 0xc3, 0x28]), 400],
  ['B8 bytes that are no text, written with a percent sign', 'firstName=%C3%28', 400],
])('%s in a form: nothing is stored', async (_, body, status) => {
  const before = await shop.state()
  expect((await shop.ask('POST', '/api/auth/register', { headers, body })).status).toBe(status)
  expect(await shop.state()).toBe(before)
})

test('a stray percent sign, and a character that is meant, are taken as they stand', async () => {
  for (const [email, password] of [
    ['procent@example.nl', `${goodPassword}-100%`],
    ['vraag@example.nl', `${goodPassword}-\ufffd`],
  ] as const) {
    const { status } = await enrol(filledIn(email, { password, acceptTerms: 'on' }))
    const browser = openBrowser(shop)
    await browser.logIn(email, password)
    expect([status, (await browser.user())?.email]).toEqual([201, email])
  }
})

test('confirmed, set and changed by forms', async () => {
  const email = 'carla@example.nl'
  const customerId = await registered(shop, email)
  const confirming = await shop.deps.tokens.issue(customerId, 'verify_email')
  expect(statusOf(await send('/api/auth/email/verify', { token: confirming }))).toEqual([200, '{"status":"verified"}'])
  const setting = await shop.deps.tokens.issue(customerId, 'set_password')
  expect(statusOf(await send('/api/auth/password/set', { token: setting, password: otherPassword }))).toEqual([
    200,
    '{"status":"changed"}',
  ])
  const browser = openBrowser(shop)
  await browser.logIn(email, otherPassword)
  const body = new URLSearchParams({ currentPassword: otherPassword, password: goodPassword }).toString()
  expect((await browser.ask('POST', '/api/auth/password/change', { headers, body })).status).toBe(200)
  for (const path of ['/api/auth/email/resend', '/api/auth/sessions/end-others']) {
    expect((await browser.ask('POST', path, { headers, body: '' })).status).toBe(200)
  }
  const mine = (await mailsOf(shop)).filter(({ recipient }) => recipient === email)
  expect(mine.map(({ template }) => template)).toContain('passwordChanged')
})
