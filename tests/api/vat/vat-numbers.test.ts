import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CustomerShop, openCustomerShop } from '#tests/api/customers/customer-shop.ts'
import { registrationOf } from '#tests/api/customers/registrations.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { as, insertCustomer } from '#tests/builders/customers.ts'
import { fails, says, sends, type ViesMood } from '#tests/builders/vies-server.ts'

let customerShop: CustomerShop
beforeAll(async () => {
  customerShop = await openCustomerShop()
})
afterAll(() => customerShop[Symbol.asyncDispose]())
beforeEach(async () => {
  customerShop.vies.mood = says({ valid: true })
  customerShop.vies.asked.length = 0
  await customerShop.pool.query('truncate vat_checks, mails, email_codes, jobs')
})

let last = 100_000_000
/** A number nobody has asked about. */
const newNumber = () => `DE${(last += 1)}`

const evidence = async () =>
  (
    await customerShop.pool.query<Record<string, unknown>>(
      `select customer_id, vat_number, state, request_identifier, holder_name, holder_address, reason,
         checked_at > now() - interval '1 minute' as is_now from vat_checks order by checked_at, id`,
    )
  ).rows
const mails = async () =>
  (
    await customerShop.pool.query<Record<string, unknown>>(
      'select template, recipient, customer_id, language, data from mails order by created_at',
    )
  ).rows
const jobsLeft = async () =>
  (await customerShop.pool.query('select from jobs where task = $1', ['check_vat_number'])).rowCount
const firmWith = (vatNumber: string, email = `${vatNumber.toLowerCase()}@firma.example`) =>
  insertCustomer(customerShop.pool, {
    customerType: 'business',
    country: 'DE',
    vatNumber,
    email,
    language: 'de',
    firstName: 'Bernd',
  })

/** Asks for a check like a change of the number does. */
async function changedTo(customer: string, vatNumber: string): Promise<void> {
  expect((await customerShop.change(customer, { vatNumber })).status).toBe(200)
}

const firmInBerlin = async () =>
  insertCustomer(customerShop.pool, {
    customerType: 'business',
    country: 'DE',
    postalCode: '10115',
    language: 'de',
    firstName: 'Bernd',
    phone: '+4930123456',
  })

test('a number is checked by its format and by the register, and what was said is kept', async () => {
  const vatNumber = newNumber()
  customerShop.vies.mood = says({ valid: true, requestIdentifier: 'WAPI7', name: 'Beispiel GmbH', address: 'Berlin' })
  const { status, body } = await customerShop.check(` ${vatNumber.toLowerCase().replace('de', 'de ')} `)
  expect([status, body]).toEqual([200, { state: 'valid', vatNumber, name: 'Beispiel GmbH' }])
  expect(await evidence()).toEqual([
    {
      customer_id: null,
      vat_number: vatNumber,
      state: 'valid',
      request_identifier: 'WAPI7',
      holder_name: 'Beispiel GmbH',
      holder_address: 'Berlin',
      reason: null,
      is_now: true,
    },
  ])
  expect((await customerShop.check(vatNumber)).body).toEqual(body)
  expect(customerShop.vies.asked).toHaveLength(1)
  expect(await evidence()).toHaveLength(1)
})

const answers: readonly (readonly [string, ViesMood, object, object])[] = [
  [
    'no',
    says({ valid: false, requestIdentifier: 'W' }),
    { state: 'invalid' },
    { request_identifier: 'W', reason: null },
  ],
  ['away', fails('MS_UNAVAILABLE'), { state: 'unknown' }, { request_identifier: null, reason: 'MS_UNAVAILABLE' }],
  ['silent', () => {}, { state: 'unknown' }, { request_identifier: null, reason: 'timeout' }],
  ['a page', sends('<html>'), { state: 'unknown' }, { request_identifier: null, reason: 'malformed_answer' }],
  ['a yes without a name', says({ valid: true, name: '---' }), { state: 'valid' }, { holder_name: null }],
]
test.each(answers)('the register says %s', async (_, mood, answer, row) => {
  const vatNumber = newNumber()
  customerShop.vies.mood = mood
  const { status, body } = await customerShop.check(vatNumber)
  expect([status, body]).toEqual([200, { ...answer, vatNumber }])
  expect(await evidence()).toEqual([expect.objectContaining({ ...answer, ...row })])
})

test.each([
  ['DE12', 'DE', 'vatNumber', 'malformed_vat_number'],
  ['NL123456789B01', 'DE', 'vatNumber', 'wrong_country'],
  ['CHE123456789', 'CH', 'vatNumber', 'malformed_vat_number'],
  ['DE123456789', 'XX', 'country', 'unknown_country'],
])('%s of %s is refused, and nobody is asked', async (vatNumber, country, path, code) => {
  const { status, body } = await customerShop.check(vatNumber, country)
  expect([status, body.code, body.errors]).toEqual([422, code, [{ path, code }]])
  expect(customerShop.vies.asked).toEqual([])
})

test.each([
  [1, 'DE'],
  [null, 'DE'],
  ['', 'DE'],
  ['x'.repeat(31), 'DE'],
  ['DE123456789', 276],
  ['DE123456789', 'Germany'],
  [['DE123456789'], 'DE'],
])('%o of %o has no number’s shape: 422', async (vatNumber, country) => {
  expect((await customerShop.check(vatNumber, country)).status).toBe(422)
  expect(customerShop.vies.asked).toEqual([])
})

test('numbers are checked at a pace: the rest of the minute is 429', async () => {
  await using slow = await openCustomerShop({ settings: { limits: true } })
  const statuses: number[] = []
  for (let time = 0; time < 40; time += 1) statuses.push((await slow.check('DE123456789')).status)
  const served = statuses.filter((status) => status === 200).length
  expect(served).toBeLessThanOrEqual(30)
  expect(statuses).toEqual(statuses.map((_, index) => (index < served ? 200 : 429)))
})

test('the answer about a changed number comes by itself: state, evidence, a mail, and the cart follows', async () => {
  const customer = await firmInBerlin()
  const vatNumber = newNumber()
  const { body: cart } = await customerShop.shop.ask('POST', '/api/carts', as(customer))
  await customerShop.shop.ask('POST', `/api/carts/${cart.id}/items`, { json: domainChoice('d'), ...as(customer) })
  const rate = async () => (await customerShop.shop.ask('GET', `/api/carts/${cart.id}`, as(customer))).body.vatRate
  customerShop.vies.mood = says({ valid: true, requestIdentifier: 'WAPI8', name: 'Beispiel GmbH' })
  await changedTo(customer, vatNumber)
  expect([(await customerShop.customer(customer)).vatState, await rate()]).toEqual(['unknown', 19])
  await customerShop.workUntil(async () => {
    expect((await customerShop.customer(customer)).vatState).toBe('valid')
    expect(await jobsLeft()).toBe(0)
  })
  expect(await rate()).toBe(0)
  expect(await customerShop.customer(customer)).toMatchObject({ taxExempt: true, taxPercentage: 0 })
  expect(await evidence()).toEqual([
    expect.objectContaining({
      customer_id: customer,
      vat_number: vatNumber,
      state: 'valid',
      request_identifier: 'WAPI8',
    }),
  ])
  expect(await mails()).toEqual([
    {
      template: 'vatNumberChecked',
      recipient: (await customerShop.customer(customer)).email,
      customer_id: customer,
      language: 'de',
      data: { firstName: 'Bernd', vatNumber, state: 'valid' },
    },
  ])
})

test('a clear no is told too, and VAT stays', async () => {
  const customer = await firmInBerlin()
  customerShop.vies.mood = says({ valid: false })
  await changedTo(customer, newNumber())
  await customerShop.workUntil(async () => expect((await customerShop.customer(customer)).vatState).toBe('invalid'))
  expect(await customerShop.customer(customer)).toMatchObject({ taxExempt: false, taxPercentage: 19 })
  expect((await mails()).map(({ data }) => data)).toEqual([expect.objectContaining({ state: 'invalid' })])
})

test('while nobody can say, it is tried again and again; every try is evidence, and the mail comes once', async () => {
  const customer = await firmInBerlin()
  const moods: ViesMood[] = [
    fails('MS_UNAVAILABLE'),
    (response) => void response.socket?.resetAndDestroy(),
    sends('', 500),
    fails('MS_MAX_CONCURRENT_REQ'),
  ]
  customerShop.vies.mood = (response, question) => (moods.shift() ?? says({ valid: true }))(response, question)
  await changedTo(customer, newNumber())
  await customerShop.workUntil(async () => {
    expect((await customerShop.customer(customer)).vatState).toBe('valid')
    expect(await jobsLeft()).toBe(0)
  })
  expect((await evidence()).map(({ reason, state }) => reason ?? state)).toEqual([
    'MS_UNAVAILABLE',
    'unreachable',
    'http_500',
    'MS_MAX_CONCURRENT_REQ',
    'valid',
  ])
  expect(await mails()).toHaveLength(1)
})

test('the number changes while the register thinks: the answer is about the old one, and the new one is asked', async () => {
  const customer = await firmInBerlin()
  const [old, next] = [newNumber(), newNumber()]
  customerShop.vies.mood = (response, question) => {
    if (`DE${question.vatNumber}` !== old) return says({ valid: false })(response, question)
    void changedTo(customer, next).then(() => says({ valid: true })(response, question))
  }
  await changedTo(customer, old)
  await customerShop.workUntil(async () => {
    expect((await customerShop.customer(customer)).vatState).toBe('invalid')
    expect(await jobsLeft()).toBe(0)
  })
  expect(await customerShop.customer(customer)).toMatchObject({ vatNumber: next, taxExempt: false })
  expect((await evidence()).map(({ vat_number, state }) => [vat_number, state])).toEqual([
    [old, 'valid'],
    [next, 'invalid'],
  ])
  expect((await mails()).map(({ data }) => data)).toEqual([expect.objectContaining({ vatNumber: next })])
})

test.each([
  ['is taken away', { vatNumber: null }],
  ['goes with the business', { customerType: 'private' }],
])('a number that %s is not asked about any more', async (_, change) => {
  const customer = await firmInBerlin()
  await changedTo(customer, newNumber())
  await customerShop.change(customer, change)
  await customerShop.workUntil(async () => expect(await jobsLeft()).toBe(0))
  expect(customerShop.vies.asked).toEqual([])
  expect([await evidence(), await mails()]).toEqual([[], []])
})

test('one number of many customers: each has evidence and a mail, the register has one question', async () => {
  const vatNumber = newNumber()
  const customers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => firmWith(vatNumber, `${vatNumber}-${index}@firma.example`)),
  )
  for (const customer of customers) {
    await customerShop.pool.query(`insert into jobs (task, payload) values ('check_vat_number', $1)`, [
      { customerId: customer },
    ])
  }
  await customerShop.workUntil(async () => expect(await jobsLeft()).toBe(0), { maxConcurrent: 1 })
  expect(customerShop.vies.asked).toHaveLength(1)
  const owners = (await evidence()).map(({ customer_id }) => String(customer_id))
  expect(owners.toSorted()).toEqual(customers.toSorted())
  expect(await mails()).toHaveLength(5)
})

test('the same job twice, and by two workers at once: one change, one mail', async () => {
  const customer = await firmWith(newNumber())
  for (let time = 0; time < 6; time += 1) {
    await customerShop.pool.query(`insert into jobs (task, payload) values ('check_vat_number', $1)`, [
      { customerId: customer },
    ])
  }
  await customerShop.workUntil(async () => expect(await jobsLeft()).toBe(0), { workers: 2 })
  expect((await customerShop.customer(customer)).vatState).toBe('valid')
  expect(await mails()).toHaveLength(1)
})

test('who registers with a number does not wait for the register', async () => {
  const vatNumber = newNumber()
  customerShop.vies.mood = () => {}
  const body = registrationOf(`${vatNumber.toLowerCase()}@neu.example`, {
    customerType: 'business',
    companyName: 'Neu GmbH',
    country: 'DE',
    postalCode: '10115',
    phone: '+4930123456',
    vatNumber,
  })
  expect((await customerShop.shop.ask('POST', '/api/auth/register', { json: body })).status).toBe(201)
  expect(customerShop.vies.asked).toEqual([])
  customerShop.vies.mood = says({ valid: true })
  await customerShop.workUntil(async () => {
    const { rows } = await customerShop.pool.query('select vat_state from customers where vat_number = $1', [vatNumber])
    expect(rows).toEqual([{ vat_state: 'valid' }])
  })
})

test('[T1] what the page has just learned of a number holds at once, for a new customer and a changed one', async () => {
  const vatNumber = newNumber()
  expect((await customerShop.check(vatNumber)).body).toMatchObject({ state: 'valid' })
  const firm = await firmInBerlin()
  const { body } = await customerShop.change(firm, { vatNumber })
  expect(body).toMatchObject({ vatState: 'valid', taxExempt: true })
  expect(await jobsLeft()).toBe(0)
  const kept = await evidence()
  expect(kept).toMatchObject([
    { vat_number: vatNumber, state: 'valid' },
    { vat_number: vatNumber, state: 'valid' },
  ])
  expect(new Set(kept.map((row) => row['customer_id']))).toEqual(new Set([null, firm]))
})

test('an old yes, or a no, has the register asked again', async () => {
  const vatNumber = newNumber()
  await customerShop.check(vatNumber)
  await customerShop.pool.query(`update vat_checks set checked_at = now() - interval '25 hours'`)
  const firm = await firmInBerlin()
  expect((await customerShop.change(firm, { vatNumber })).body).toMatchObject({ vatState: 'unknown' })
  expect(await jobsLeft()).toBe(1)
})
