import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerResponse } from '#features/customers/schema/customer.ts'
import { parse } from '#platform/schema/parse.ts'
import { type CustomerShop, openCustomerShop } from './customer-shop.ts'
import { as, insertCustomer } from '#tests/builders/customers.ts'

let customerShop: CustomerShop
let anna: string
let firm: string
beforeAll(async () => {
  customerShop = await openCustomerShop()
})
afterAll(() => customerShop[Symbol.asyncDispose]())
beforeEach(async () => {
  anna = await insertCustomer(customerShop.pool)
  firm = await insertCustomer(customerShop.pool, {
    customerType: 'business',
    country: 'DE',
    postalCode: '10115',
    city: 'Berlin',
    phone: '+4930123456',
    companyName: 'Beispiel GmbH',
    vatNumber: 'DE123456789',
    vatState: 'valid',
    language: 'de',
  })
})

async function rows(): Promise<string> {
  const { rows: all } = await customerShop.pool.query<{ row: string }>(
    `select c::text as row from customers as c union all select j::text from jobs as j order by 1`,
  )
  return JSON.stringify(all)
}
const waitingChecks = async (customerId: string) => {
  const { rows: jobs } = await customerShop.pool.query<{ payload: object }>(
    `select payload from jobs where task = 'check_vat_number' and payload ->> 'customerId' = $1`,
    [customerId],
  )
  return jobs.length
}

test('customers read their own details, with the tax that follows from them', async () => {
  const answer = await customerShop.shop.ask('GET', '/api/customer', as(firm))
  expect(answer.status).toBe(200)
  expect(parse(customerResponse, answer.body)).toEqual({ ok: true, value: answer.body })
  expect(Object.keys(answer.body).toSorted()).toEqual(Object.keys(customerResponse.entries).toSorted())
  expect(answer.body).toMatchObject({
    id: firm,
    emailVerified: false,
    customerType: 'business',
    companyName: 'Beispiel GmbH',
    chamberOfCommerceNumber: null,
    vatNumber: 'DE123456789',
    vatState: 'valid',
    taxExempt: true,
    taxPercentage: 0,
  })
  expect(await customerShop.customer(anna)).toMatchObject({ vatNumber: null, vatState: null, taxPercentage: 21 })
})

test('a visitor has no details to read or to change', async () => {
  const before = await rows()
  for (const answer of [
    await customerShop.shop.ask('GET', '/api/customer'),
    await customerShop.change(null, { firstName: 'X' }),
    await customerShop.shop.ask('GET', '/api/customer', as('11111111-1111-4111-8111-111111111111')),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([401, 'login_required'])
  }
  expect(await rows()).toBe(before)
})

test('what is sent changes, tidied by the rules of registering, and the rest stays', async () => {
  const before = await customerShop.customer(anna)
  const { status, body } = await customerShop.change(anna, {
    firstName: ' Anne ',
    postalCode: '3512je',
    phone: '06 87654321',
    language: 'en',
  })
  const after = { ...before, firstName: 'Anne', postalCode: '3512 JE', phone: '+31687654321', language: 'en' }
  expect([status, body]).toEqual([200, after])
  expect(await customerShop.customer(anna)).toEqual(after)
  expect((await customerShop.change(anna, {})).body).toEqual(after)
})

test('a customer who moves to a country without postal codes has none', async () => {
  const { status } = await customerShop.change(anna, { country: 'HK', postalCode: '', phone: '+852 5123 4567' })
  expect(status).toBe(200)
  expect(await customerShop.customer(anna)).toMatchObject({ country: 'HK', postalCode: '', phone: '+85251234567' })
})

test.each([
  ['B61', { role: 'admin' }],
  ['B61', { taxExempt: true }],
  ['B61', { taxPercentage: 0 }],
  ['B61', { emailVerified: true }],
  ['B61', { id: '11111111-1111-4111-8111-111111111111' }],
  ['B61', { vatState: 'valid' }],
  ['an address of mail', { email: 'other@klant.example' }],
  ['a password', { password: 'correct horse battery staple' }],
  ['a number for a name', { firstName: 7 }],
  ['nothing for a name', { firstName: null }],
  ['an empty name', { lastName: '' }],
  ['a blank name', { lastName: '   ' }],
  ['a long name', { lastName: 'x'.repeat(101) }],
  ['a line break in a name', { lastName: 'a\u0000b' }],
  ['half a character', { city: '\ud800' }],
  ['an unknown type', { customerType: 'reseller' }],
  ['an unknown language', { language: 'fr' }],
  ['an unknown country', { country: 'XX' }],
  ['a country in small letters', { country: 'de' }],
  ['a postal code of nowhere', { postalCode: '1' }],
  ['a phone number without numbers', { phone: 'none' }],
  ['a phone number whose country has none that short', { phone: '+44 20 7946 09' }],
  ['a list', []],
  ['a company of a private person', { companyName: 'X B.V.' }],
  ['a VAT number of a private person', { vatNumber: 'NL123456789B01' }],
  ['a business without a name', { customerType: 'business' }],
])('%s is refused, and nothing changes: %o', async (_, change) => {
  const before = await rows()
  const { status, body } = await customerShop.change(anna, change)
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(body.errors?.length).toBeGreaterThan(0)
  expect(await rows()).toBe(before)
})

test.each([
  [{ country: 'NL', postalCode: '1234 AB', phone: '+31612345678' }, 'vatNumber', 'wrong_country'],
  [{ country: 'CH', postalCode: '8001' }, 'vatNumber', 'not_allowed'],
  [{ vatNumber: 'DE12' }, 'vatNumber', 'malformed_vat_number'],
  [{ vatNumber: 'FR12345678901' }, 'vatNumber', 'wrong_country'],
  [{ companyName: null }, 'companyName', 'required'],
  [{ companyName: ' ' }, 'companyName', 'required'],
])('the details must be right together: %o names %s', async (change, path, code) => {
  const before = await rows()
  const { status, body } = await customerShop.change(firm, change)
  expect([status, body.errors]).toEqual([422, [{ path, code }]])
  expect(await rows()).toBe(before)
})

test('another VAT number: nothing is known about it, VAT is charged, and the register is asked soon', async () => {
  const { body } = await customerShop.change(firm, { vatNumber: 'de 987.654.321' })
  expect(body).toMatchObject({ vatNumber: 'DE987654321', vatState: 'unknown', taxExempt: false, taxPercentage: 19 })
  expect(await customerShop.customer(firm)).toEqual(body)
  expect(await waitingChecks(firm)).toBe(1)
  await customerShop.change(firm, { vatNumber: 'DE111111111' })
  expect(await waitingChecks(firm)).toBe(1)
})

test('another country with its own number is another number too', async () => {
  const change = { country: 'FR', vatNumber: 'FR12345678901', postalCode: '75001', phone: '+33123456789' }
  const { body } = await customerShop.change(firm, change)
  expect(body).toMatchObject({ vatState: 'unknown', taxExempt: false, taxPercentage: 20 })
  expect(await waitingChecks(firm)).toBe(1)
})

test.each([
  ['the same number in another spelling', { vatNumber: ' 123 456 789 ' }],
  ['another street', { street: 'Unter den Linden' }],
  ['the same country', { country: 'DE' }],
])('%s leaves what the register said', async (_, change) => {
  const { body } = await customerShop.change(firm, change)
  expect(body).toMatchObject({ vatNumber: 'DE123456789', vatState: 'valid', taxExempt: true })
  expect(await waitingChecks(firm)).toBe(0)
})

test('a number that is taken away leaves no state and no question', async () => {
  expect((await customerShop.change(firm, { vatNumber: null })).body).toMatchObject({
    vatNumber: null,
    vatState: null,
    taxExempt: false,
    taxPercentage: 19,
  })
  expect(await waitingChecks(firm)).toBe(0)
})

test('who becomes a private person leaves the business behind; who becomes a business says which', async () => {
  const { body } = await customerShop.change(firm, { customerType: 'private' })
  expect(body).toMatchObject({ companyName: null, vatNumber: null, vatState: null, taxPercentage: 19 })
  const back = { customerType: 'business', companyName: 'Beispiel GmbH', vatNumber: 'DE123456789' }
  expect((await customerShop.change(firm, back)).body).toMatchObject({ vatState: 'unknown', taxPercentage: 19 })
  expect(await waitingChecks(firm)).toBe(1)
})

test('changes of different fields at the same moment are all kept', async () => {
  const changes = [
    { firstName: 'Anneke' },
    { lastName: 'Bakker' },
    { street: 'Nieuwstraat' },
    { houseNumber: '22 b' },
    { city: 'Zeist' },
    { language: 'de' },
  ]
  const answers = await Promise.all(changes.map((change) => customerShop.change(anna, change)))
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200))
  expect(await customerShop.customer(anna)).toMatchObject(Object.assign({}, ...changes) as object)
})

test('B124 B125 another site changes nothing', async () => {
  const before = await rows()
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { cookie: 'a=b' }]) {
    const { status, body } = await customerShop.shop.ask('PATCH', '/api/customer', {
      json: { firstName: 'Mallory' },
      headers: { ...as(anna).headers, ...headers },
    })
    expect([status, body.code]).toEqual([403, 'cross_site'])
  }
  expect(await rows()).toBe(before)
})
