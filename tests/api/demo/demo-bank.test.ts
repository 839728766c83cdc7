import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { createBankBook } from '#features/demo/repository.ts'
import type { BankFaults, BankPaymentResponse, BankPaymentList } from '#features/demo/schema/demo-bank.ts'
import { noFaults } from '#apps/demo/bank/faults.ts'
import { noBankFaults, webhookModes } from '#core/demo/demo-bank.ts'
import { cents } from '#core/money/money.ts'
import type { NewProviderPayment } from '#platform/clients/payment-provider.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { bankKey, openDemoBank, type OpenBank } from '#tests/builders/demo-bank.ts'
import { listening } from '#tests/builders/vies-server.ts'

let database: TestDatabase
let open: OpenBank
let shop: Shop
let now: number

beforeAll(async () => {
  database = await testDatabase()
  open = await openDemoBank({ book: createBankBook(database.pool), clock: () => now })
  shop = await openShop({ database, bankCounter: open.bank })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await open[Symbol.asyncDispose]()
  await database.drop()
})
beforeEach(async () => {
  now = Date.UTC(2026, 10, 15, 12)
  Object.assign(open.bank.faults, noFaults())
  await database.pool.query('delete from demo_bank_entries')
})

const body = {
  amount: { currency: 'EUR', value: '60.50' },
  description: 'Bestelling 2026-000123',
  redirectUrl: 'https://shop.example/order/complete?payment=ours',
  method: 'ideal',
  locale: 'nl_NL',
  metadata: { orderNumber: '2026-000123', paymentId: 'ours', cartId: 'cart' },
}

interface BankAnswer {
  readonly status: number
  readonly headers: Headers
  /** Whichever it is: the test knows what it asked for. */
  readonly body: { readonly id: string; readonly status: string }
  readonly links: { readonly next?: { readonly href: string } | null; readonly checkout?: unknown }
  readonly entries: readonly { readonly id: string }[]
}

async function call(
  method: string,
  path: string,
  { json, key, headers }: { json?: unknown; key?: string; headers?: Record<string, string> } = {},
): Promise<BankAnswer> {
  const response = await fetch(`${open.url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${bankKey}`,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
  })
  const answer = (await response.json()) as BankAnswer['body'] & {
    readonly _links: BankAnswer['links']
    readonly _embedded?: Readonly<Record<string, BankAnswer['entries']>>
  }
  const { _links: links, _embedded: lists = {} } = answer
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    links,
    entries: Object.values(lists).flat(),
  }
}

const create = (change: object = {}, key?: string) =>
  call('POST', '/v2/payments', { json: { ...body, ...change }, ...(key !== undefined && { key }) })

test('a payment has the shape the provider documents', async () => {
  const made = await create()
  expect(made.status).toBe(201)
  expect(made.headers.get('content-type')).toBe('application/hal+json')
  const { id } = made.body
  expect(made.body).toEqual({
    resource: 'payment',
    id: expect.stringMatching(/^tr_\w{22}$/),
    mode: 'test',
    createdAt: '2026-11-15T12:00:00+00:00',
    amount: { value: '60.50', currency: 'EUR' },
    description: 'Bestelling 2026-000123',
    method: 'ideal',
    metadata: body.metadata,
    status: 'open',
    isCancelable: false,
    expiresAt: '2026-11-15T12:15:00+00:00',
    locale: 'nl_NL',
    profileId: 'pfl_demo',
    sequenceType: 'oneoff',
    redirectUrl: body.redirectUrl,
    _links: {
      self: { href: `${open.url}/v2/payments/${id}`, type: 'application/hal+json' },
      checkout: { href: `https://shop.example/demo/bank?payment=${id}`, type: 'text/html' },
      dashboard: { href: `https://shop.example/demo/bank?payment=${id}`, type: 'text/html' },
    },
  })
  expect((await call('GET', `/v2/payments/${id}`)).body).toEqual(made.body)
  await open.bank.decide(id, 'paid')
  const { body: paid, links } = await call('GET', `/v2/payments/${id}`)
  expect(paid).toMatchObject({ status: 'paid', paidAt: '2026-11-15T12:00:00+00:00' })
  expect(paid).toMatchObject({
    amountRefunded: { value: '0.00' },
    amountRemaining: { value: '60.50', currency: 'EUR' },
  })
  expect(links.checkout).toBeUndefined()
})

test.each([
  ['no key', {}],
  ['another kind of key', { Authorization: 'Basic dGVzdDp0ZXN0' }],
  ['a live key', { Authorization: 'Bearer live_0123456789abcdef' }],
])('with %s nothing is answered', async (_, headers) => {
  const response = await fetch(`${open.url}/v2/methods`, { headers })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    status: 401,
    title: 'Unauthorized Request',
    detail: 'Missing authentication, or failed to authenticate',
    _links: { documentation: { href: expect.stringMatching(/^https:/), type: 'text/html' } },
  })
})

test.each([
  ['amount', { amount: { currency: 'EUR', value: '60.5' } }],
  ['amount', { amount: { currency: 'EUR', value: 60.5 } }],
  ['amount', { amount: { currency: 'USD', value: '60.50' } }],
  ['amount', { amount: undefined }],
  ['amount', { amount: { currency: 'EUR', value: '0.00' } }],
  ['amount', { amount: { currency: 'EUR', value: '50000.01' } }],
  ['description', { description: '' }],
  ['redirectUrl', { redirectUrl: undefined }],
  ['redirectUrl', { redirectUrl: 'javascript:alert(1)' }],
  ['webhookUrl', { webhookUrl: 'nowhere' }],
  ['method', { method: 'sofort' }],
  ['method', { method: 'banktransfer', sequenceType: 'first', customerId: 'cst_1' }],
  ['locale', { locale: 'nl' }],
  ['metadata', { metadata: 'x'.repeat(1100) }],
  ['sequenceType', { sequenceType: 'always' }],
  ['customerId', { sequenceType: 'first' }],
  ['customerId', { sequenceType: 'first', customerId: 'cst_nobody' }],
  ['issuer', { method: 'kbc', issuer: 'ideal_ABNANL2A' }],
  ['testmode', { testmode: true }],
])('422 names the field to blame: %s of %o', async (field, change) => {
  expect(await create(change)).toMatchObject({
    status: 422,
    body: { status: 422, title: 'Unprocessable Entity', detail: expect.any(String), field },
  })
})

test('400, 404 and 405 for what makes no sense', async () => {
  expect(await call('POST', '/v2/payments', { json: '{' })).toMatchObject({ status: 400 })
  expect(await call('POST', '/v2/payments', { json: `"${'x'.repeat(20_000)}"` })).toMatchObject({ status: 400 })
  expect(await call('GET', '/v2/payments/tr_nothing')).toMatchObject({ status: 404 })
  expect(await call('GET', '/v2/orders')).toMatchObject({ status: 404 })
  expect(await call('PUT', '/v2/payments')).toMatchObject({ status: 405 })
  expect(await call('GET', '/v2/payments?limit=251')).toMatchObject({ status: 400 })
})

test('the list comes in pages, newest first', async () => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    now += 1000
    ids.unshift((await create()).body.id)
  }
  const seen: string[] = []
  for (let path: string | null = '/v2/payments?limit=2'; path !== null;) {
    const page: BankAnswer = await call('GET', path)
    seen.push(...page.entries.map(({ id }) => id))
    path = page.links.next?.href.slice(open.url.length) ?? null
  }
  expect(seen).toEqual(ids)
})

test('C11 a key is good for an hour: the same answer again, and it says so', async () => {
  const first = await create({}, 'key-1')
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  now += 59 * 60_000
  const again = await create({}, 'key-1')
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await create({ description: 'Iets anders' }, 'key-1')).toMatchObject({ status: 400 })
  expect(await call('POST', '/v2/customers', { json: body, key: 'key-1' })).toMatchObject({ status: 400 })
  now += 60_000
  expect((await create({}, 'key-1')).body.id).not.toBe(first.body.id)
})

test('C11 twenty at once with one key make one payment; who comes in between is told 409', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, 'key-1')))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect(await open.bank.latest(10)).toHaveLength(1)
})

test('what failed is no answer to keep: the same key may try again', async () => {
  expect(await create({ method: 'sofort' }, 'key-1')).toMatchObject({ status: 422 })
  expect(await create({}, 'key-1')).toMatchObject({ status: 201 })
})

test('refunds: in parts, never more than was paid, the same one not twice', async () => {
  const { id } = (await create()).body
  const path = `/v2/payments/${id}/refunds`
  const refund = (value: string, description: string) =>
    call('POST', path, { json: { amount: { currency: 'EUR', value }, description, metadata: { refundId: 'r' } } })
  expect(await refund('10.00', 'te vroeg')).toMatchObject({ status: 422 })
  await open.bank.decide(id, 'paid')
  expect(await refund('10.00', 'deel')).toMatchObject({
    status: 201,
    body: { id: expect.stringMatching(/^re_/), amount: { value: '10.00' }, status: 'pending', paymentId: id },
  })
  expect(await refund('10.00', 'deel')).toMatchObject({ status: 409 })
  expect(await refund('50.51', 'te veel')).toMatchObject({ status: 422, body: { field: 'amount' } })
  expect(await refund('50.50', 'de rest')).toMatchObject({ status: 201 })
  expect(await refund('0.01', 'op')).toMatchObject({ status: 422 })
  expect((await call('GET', path)).body).toMatchObject({
    count: 2,
    _embedded: { refunds: [{ description: 'de rest' }, {}] },
  })
  const all = (await call('GET', `/v2/payments/${id}`)).body
  expect(all).toMatchObject({ amountRefunded: { value: '60.50' }, amountRemaining: { value: '0.00' } })
})

test('twenty refunds of everything at once are one', async () => {
  const { id } = (await create()).body
  await open.bank.decide(id, 'paid')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      call('POST', `/v2/payments/${id}/refunds`, { json: { amount: body.amount, description: `Poging ${count}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('a first payment with a customer makes a mandate once it is paid', async () => {
  const person = { name: 'Sanne Smit', email: 'sanne@example.nl', locale: 'nl_NL' }
  const customer = await call('POST', '/v2/customers', { json: person })
  expect(customer).toMatchObject({ status: 201, body: { resource: 'customer', ...person } })
  const customerId = customer.body.id
  const { id } = (await create({ sequenceType: 'first', customerId })).body
  const path = `/v2/customers/${customerId}/mandates`
  expect((await call('GET', path)).body).toMatchObject({ count: 0 })
  await open.bank.decide(id, 'paid')
  const { body: mandates, entries } = await call('GET', path)
  expect(mandates).toMatchObject({ count: 1, _embedded: { mandates: [{ status: 'valid', method: 'directdebit' }] } })
  const mandateId = entries[0]?.id
  expect((await call('GET', `/v2/payments/${id}`)).body).toMatchObject({ customerId, mandateId })
})

test('methods are translated, sorted and fitting', async () => {
  const methods = async (query: string) => {
    const { entries } = await call('GET', `/v2/methods?${query}`)
    return entries as readonly { id: string; description: string; issuers?: unknown }[]
  }
  const dutch = await methods('locale=nl_NL')
  expect(dutch.map(({ description }) => description).slice(0, 3)).toEqual(['iDEAL | Wero', 'Creditcard', 'PayPal'])
  expect(dutch.some(({ issuers }) => issuers !== undefined)).toBe(false)
  const german = await methods('locale=de_DE&include=issuers')
  expect(german.map(({ id }) => id).slice(0, 3)).toEqual(['paypal', 'creditcard', 'klarna'])
  expect(german.filter(({ issuers }) => issuers !== undefined).map(({ id }) => id)).toEqual(['kbc'])
  const large = await methods('amount[value]=60000.00&amount[currency]=EUR')
  expect(large.map(({ id }) => id)).toEqual(['banktransfer'])
  expect((await methods('sequenceType=first')).map(({ id }) => id)).not.toContain('klarna')
  expect(await call('GET', '/v2/methods?amount[value]=1&amount[currency]=EUR')).toMatchObject({ status: 400 })
})

test('C58 each method has its time; then a payment is expired, and who is decided stays so', async () => {
  const ideal = (await create()).body.id
  const card = (await create({ method: 'creditcard' })).body.id
  const paid = (await create()).body.id
  await open.bank.decide(paid, 'paid')
  const statuses = async () =>
    Promise.all([ideal, card, paid].map(async (id) => (await call('GET', `/v2/payments/${id}`)).body.status))
  now += 15 * 60_000 - 1
  expect(await statuses()).toEqual(['open', 'open', 'paid'])
  now += 1
  expect(await statuses()).toEqual(['expired', 'open', 'paid'])
  expect(await open.bank.decide(ideal, 'paid')).toMatchObject({ ok: false, code: 'too_late' })
  now += 15 * 60_000
  expect(await statuses()).toEqual(['expired', 'expired', 'paid'])
})

test('the states follow each other, and the last one is the last', async () => {
  const { id } = (await create({ method: 'paypal' })).body
  const { bank } = open
  expect(await bank.decide(id, 'refunded')).toMatchObject({ code: 'too_late' })
  for (const outcome of ['pending', 'paid'] as const) expect(await bank.decide(id, outcome)).toMatchObject({ ok: true })
  for (const outcome of ['paid', 'failed', 'canceled', 'expired', 'pending'] as const) {
    expect(await bank.decide(id, outcome)).toMatchObject({ ok: false, code: 'too_late' })
  }
  expect(await bank.decide(id, 'chargedBack', { amount: cents(6051) })).toMatchObject({ code: 'too_late' })
  expect(await bank.decide(id, 'chargedBack')).toMatchObject({ ok: true, value: { chargedBack: 6050 } })
  expect(await bank.decide('tr_nothing', 'paid')).toMatchObject({ ok: false, code: 'not_found' })
  // C52: a bank that contradicts itself.
  expect(await bank.decide(id, 'open', { anyway: true })).toMatchObject({ ok: true, value: { status: 'open' } })
})

/** A shop that hears webhooks, and answers as the test says. */
async function openEar(statusFor: (call: number) => number = () => 200) {
  const heard: { readonly body: string; readonly type: string; readonly agent: string }[] = []
  const { port, close } = await listening((request, response) => {
    void (async () => {
      let text = ''
      for await (const piece of request.setEncoding('utf8')) text += piece as string
      const { 'content-type': type = '', 'user-agent': agent = '' } = request.headers
      heard.push({ body: text, type, agent })
      response.writeHead(statusFor(heard.length)).end()
    })()
  })
  return { heard, webhookUrl: `http://127.0.0.1:${port}/hook`, [Symbol.asyncDispose]: close }
}

test('a webhook is a form with the id and nothing else, for every state but open and pending', async () => {
  await using ear = await openEar()
  const { bank } = open
  const { id } = (await create({ method: 'paypal', webhookUrl: ear.webhookUrl })).body
  await bank.decide(id, 'pending')
  await bank.idle()
  expect(ear.heard).toEqual([])
  await bank.decide(id, 'paid')
  await bank.idle()
  expect(ear.heard).toEqual([
    {
      body: `id=${id}`,
      type: 'application/x-www-form-urlencoded',
      agent: 'Mollie HTTP client/1.0',
    },
  ])
  await bank.decide(id, 'refunded', { amount: cents(1) })
  await bank.decide(id, 'chargedBack')
  await bank.idle()
  expect(ear.heard).toHaveLength(3)
})

test.each([404, 500, 302, 204])(
  'a webhook that is answered with %i is sent again, ten times in all',
  async (status) => {
    await using ear = await openEar(() => status)
    const { id } = (await create({ webhookUrl: ear.webhookUrl })).body
    await open.bank.decide(id, 'paid')
    await open.bank.idle()
    expect(ear.heard).toHaveLength(10)
  },
)

test('a webhook goes on until it is taken, at the times of the table, also after a restart', async () => {
  await using ear = await openEar((count) => (count === 3 ? 200 : 503))
  await using first = await openDemoBank({ book: createBankBook(database.pool), clock: () => now, pace: 1 })
  const { id } = await first.provider.create({ ...newPayment, webhookUrl: ear.webhookUrl })
  await first.bank.decide(id, 'paid')
  await first.bank.idle()
  expect(ear.heard).toHaveLength(1)
  first.bank.stop()

  await using second = await openDemoBank({ book: createBankBook(database.pool), clock: () => now, pace: 1 })
  const after = async (ms: number) => {
    now += ms
    await second.bank.makeDue()
    await second.bank.idle()
    return ear.heard.length
  }
  expect(await after(59_999)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(await after(119_999)).toBe(2)
  expect(await after(1)).toBe(3)
  expect(await after(24 * 60 * 60_000)).toBe(3)
})

test('a timer that fires before the webhook is due does not end it', async () => {
  let isEarly = false
  await using ear = await openEar((count) => {
    setTimeout(() => (isEarly = true), 20)
    return count === 2 ? 200 : 503
  })
  await using running = await openDemoBank({ clock: () => Date.now() - (isEarly ? 40 : 0), pace: 0.001 })
  const { id } = await running.provider.create({ ...newPayment, webhookUrl: ear.webhookUrl })
  await running.bank.decide(id, 'paid')
  await expect.poll(() => ear.heard.length).toBe(2)
})

const newPayment: NewProviderPayment = {
  paymentId: 'ours',
  orderNumber: '2026-000123',
  cartId: 'cart',
  sealedOrder: null,
  description: 'Bestelling 2026-000123',
  amount: cents(6050),
  method: 'ideal',
  issuer: null,
  restrictTo: null,
  locale: 'nl',
  returnUrl: body.redirectUrl,
  webhookUrl: null,
  mandateFor: null,
}

test('C58 the shop is told when a payment expired', async () => {
  await using ear = await openEar()
  const { bank } = open
  const { id } = (await create({ webhookUrl: ear.webhookUrl })).body
  now += 15 * 60_000
  await bank.makeDue()
  await bank.idle()
  expect(ear.heard).toMatchObject([{ body: `id=${id}` }])
  await bank.makeDue()
  await bank.idle()
  expect(ear.heard).toHaveLength(1)
})

test('two banks over one book call once', async () => {
  await using ear = await openEar()
  const bankOnItsOwn = () => openDemoBank({ book: createBankBook(database.pool), clock: () => now, pace: 1 })
  await using one = await bankOnItsOwn()
  await using other = await bankOnItsOwn()
  const { id } = await one.provider.create({ ...newPayment, webhookUrl: ear.webhookUrl })
  await one.bank.decide(id, 'paid', { webhook: 'late' })
  expect(await other.provider.find(id)).toMatchObject({ status: 'paid' })
  now += 9999
  await one.bank.makeDue()
  await one.bank.idle()
  expect(ear.heard).toHaveLength(0)
  now += 1
  await Promise.all([one.bank.makeDue(), other.bank.makeDue()])
  await Promise.all([one.bank.idle(), other.bank.idle()])
  expect(ear.heard).toHaveLength(1)
})

test('webhooks twice, lost, late and before the creation is answered', async () => {
  await using ear = await openEar()
  const { bank } = open
  const made = async () => (await create({ webhookUrl: ear.webhookUrl })).body
  await bank.decide((await made()).id, 'paid', { webhook: 'twice' })
  await bank.idle()
  expect(ear.heard).toHaveLength(2)
  bank.faults.webhookCopies = 3
  await bank.decide((await made()).id, 'paid')
  await bank.idle()
  expect(ear.heard).toHaveLength(5)
  await bank.decide((await made()).id, 'paid', { webhook: 'never' })
  bank.faults.losesWebhooks = true
  await bank.decide((await made()).id, 'paid')
  await bank.idle()
  expect(ear.heard).toHaveLength(5)
  bank.faults.early = 'paid'
  expect(await made()).toMatchObject({ status: 'paid' })
  expect(ear.heard).toHaveLength(6)
})

test('C46 the switches: failing with a status, answers that get lost, and what was before', async () => {
  const { bank } = open
  Object.assign(bank.faults, { failNext: 1, failStatus: 503, retryAfter: 2 })
  const failed = await create()
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await bank.latest(10)).toHaveLength(0)
  bank.faults.dropNext = 1
  await expect(create({}, 'key-1')).rejects.toThrow()
  const { id } = (await create({}, 'key-1')).body
  expect(await bank.latest(10)).toHaveLength(1)
  await bank.decide(id, 'paid')
  bank.faults.isBehind = true
  expect((await call('GET', `/v2/payments/${id}`)).body.status).toBe('open')
  Object.assign(bank.faults, { isBehind: false, slowMs: 9000 })
  const provider = createMollieProvider({ apiKey: bankKey, url: open.url, timeoutMs: 200 })
  await expect(provider.find(id)).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
})

test('the book keeps the newest: the oldest entries go', async () => {
  await using small = await openDemoBank({ book: createBankBook(database.pool, { maxEntries: 3 }), clock: () => now })
  for (let count = 0; count < 5; count += 1) {
    now += 1000
    await small.provider.create({ ...newPayment, paymentId: `ours-${count}` })
  }
  const left = (await small.bank.latest(10)).map(({ metadata }) => metadata)
  expect(left).toMatchObject([{ paymentId: 'ours-4' }, { paymentId: 'ours-3' }, { paymentId: 'ours-2' }])
})

const page = '/api/demo/bank/payments'

test('the page: a payment with what can become of it, a decision, and the list', async () => {
  const { id } = (await create({ method: 'paypal', locale: 'de_DE' })).body
  const seen = JSON.parse((await shop.ask('GET', `${page}/${id}`)).text) as BankPaymentResponse
  expect(seen).toEqual({
    id,
    status: 'open',
    amount: 60.5,
    refunded: 0,
    chargedBack: 0,
    orderNumber: '2026-000123',
    method: 'PayPal',
    createdAt: '2026-11-15T12:00:00.000Z',
    description: 'Bestelling 2026-000123',
    locale: 'de',
    returnUrl: body.redirectUrl,
    outcomes: ['paid', 'pending', 'failed', 'canceled', 'expired'],
  })
  const decide = async (json: unknown) => {
    const { status, text } = await shop.ask('POST', `${page}/${id}/outcome`, { json })
    return { status, body: JSON.parse(text) as unknown }
  }
  expect(await decide({ outcome: 'paid', webhook: 'never' })).toMatchObject({
    status: 200,
    body: { status: 'paid', outcomes: ['refunded', 'chargedBack'] },
  })
  expect(await decide({ outcome: 'paid' })).toMatchObject({ status: 409, body: { code: 'too_late' } })
  expect(await decide({ outcome: 'refunded' })).toMatchObject({ status: 200, body: { refunded: 60.5, outcomes: [] } })
  for (const wrong of [{}, { outcome: 'free' }, { outcome: 'open' }, { outcome: 'paid', amount: 1 }]) {
    expect(await decide(wrong)).toMatchObject({ status: 422 })
  }
  const { payments } = JSON.parse((await shop.ask('GET', page)).text) as BankPaymentList
  expect(payments).toMatchObject([{ id, status: 'paid', refunded: 60.5 }])
  expect(payments[0]).not.toHaveProperty('returnUrl')
})

test.each([
  ['nl_NL', '/de/order/complete', 'nl'],
  ['de_DE', '/order/complete', 'de'],
  ['en_GB', '/de/order/complete', 'de'],
  ['en_GB', '/order/complete', 'nl'],
])('the page: for %s, from %s, it speaks %s', async (locale, path, spoken) => {
  const { id } = (await create({ locale, redirectUrl: `https://shop.example${path}?payment=ours` })).body
  expect(JSON.parse((await shop.ask('GET', `${page}/${id}`)).text)).toMatchObject({ locale: spoken })
})

test('the page: nobody else’s site decides, and what is not there is 404', async () => {
  const { id } = (await create()).body
  const foreign = { json: { outcome: 'paid' }, headers: { Origin: 'https://evil.example' } }
  expect(await shop.ask('POST', `${page}/${id}/outcome`, foreign)).toMatchObject({ status: 403 })
  for (const wrong of ['tr_nothing', 'nothing', "tr_'--", `tr_${'x'.repeat(100)}`]) {
    expect(await shop.ask('GET', `${page}/${encodeURIComponent(wrong)}`)).toMatchObject({ status: 404 })
    const decision = { json: { outcome: 'paid' } }
    expect(await shop.ask('POST', `${page}/${encodeURIComponent(wrong)}/outcome`, decision)).toMatchObject({
      status: 404,
    })
  }
})

const switches = '/api/demo/bank/faults'
const turn = async (json: unknown) => {
  const { status, text } = await shop.ask('POST', switches, { json })
  return { status, body: JSON.parse(text) as BankFaults }
}
const switched = async () => JSON.parse((await shop.ask('GET', switches)).text) as BankFaults

test('C44 C46 the switches for a person: what is set goes wrong, is counted down, and ends', async () => {
  expect(await switched()).toEqual(noBankFaults)
  expect(await turn({ ...noBankFaults, failNext: 1, dropNext: 1 })).toMatchObject({
    status: 200,
    body: { failNext: 1 },
  })
  expect(await create()).toMatchObject({ status: 500 })
  expect(await open.bank.latest(10)).toHaveLength(0)
  await expect(create({}, 'key-1')).rejects.toThrow()
  expect(await open.bank.latest(10)).toHaveLength(1)
  expect(await switched()).toEqual(noBankFaults)
  expect(await create({}, 'key-1')).toMatchObject({ status: 201 })

  open.bank.faults.isBehind = true
  expect((await turn({ ...noBankFaults, slowMs: 10_000, failNext: 20 })).body).toMatchObject({ slowMs: 10_000 })
  const provider = createMollieProvider({ apiKey: bankKey, url: open.url, timeoutMs: 200 })
  await expect(provider.find('tr_x')).rejects.toMatchObject({ code: 'payment_provider_unavailable' })
  expect((await turn(noBankFaults)).body).toEqual(noBankFaults)
  expect(open.bank.faults).toEqual(noFaults())
  expect(await create()).toMatchObject({ status: 201 })
})

test('the switches for a person: each way to tell the shop is the one that was asked for', async () => {
  const heardBy = new Map<string, number>()
  for (const webhooks of webhookModes) {
    await using ear = await openEar()
    expect((await turn({ ...noBankFaults, webhooks })).body).toEqual({ ...noBankFaults, webhooks })
    const { id, status } = (await create({ webhookUrl: ear.webhookUrl })).body
    expect(status).toBe(webhooks === 'early' ? 'paid' : 'open')
    await open.bank.decide(id, 'paid', { webhook: 'atOnce' })
    await open.bank.idle()
    heardBy.set(webhooks, ear.heard.length)
  }
  expect(Object.fromEntries(heardBy)).toEqual({ atOnce: 1, late: 1, twice: 2, never: 0, early: 1 })
})

test('the switches for a person: bounded, whole, and from here only', async () => {
  const { failNext: _, ...incomplete } = noBankFaults
  for (const wrong of [
    {},
    [],
    incomplete,
    { ...noBankFaults, failNext: 21 },
    { ...noBankFaults, failNext: -1 },
    { ...noBankFaults, dropNext: 0.5 },
    { ...noBankFaults, slowMs: 10_001 },
    { ...noBankFaults, slowMs: '5' },
    { ...noBankFaults, webhooks: 'sometimes' },
    { ...noBankFaults, isBehind: true },
  ]) {
    expect(await turn(wrong)).toMatchObject({ status: 422 })
  }
  const foreign = { json: { ...noBankFaults, failNext: 20 }, headers: { Origin: 'https://evil.example' } }
  expect(await shop.ask('POST', switches, foreign)).toMatchObject({ status: 403 })
  expect(await switched()).toEqual(noBankFaults)
  await using real = await openShop({ database })
  expect(await real.ask('GET', switches)).toMatchObject({ status: 404 })
})
