import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMollieProvider } from './mollie-provider.ts'
import { cents } from '#core/money/money.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { selfSigned } from '#tests/builders/self-signed.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { logTo } from '#tests/builders/log.ts'

const apiKey = 'test_secretsecretsecret'
const timeoutMs = 1500

type Mood = (response: ServerResponse) => void

/** Response of the provider to each call; the last one repeats. */
let script: Mood[]
let asked: {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}[]
let url: string
let close: () => Promise<void>
let lines: string[]

beforeAll(async () => {
  const server = await listening((request, response) => void take(request, response))
  url = `http://127.0.0.1:${server.port}`
  close = server.close
})
afterAll(() => close())
beforeEach(() => {
  script = [sends(payment)]
  asked = []
  lines = []
})

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece as string
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  const mood = script.length > 1 ? script.shift() : script[0]
  mood?.(response)
}

const payment = {
  id: 'tr_1',
  mode: 'test',
  status: 'open',
  amount: { currency: 'EUR', value: '60.50' },
  metadata: { paymentId: 'ours' },
  createdAt: '2026-11-15T10:00:00+00:00',
  _links: { checkout: { href: 'https://bank.example/pay', type: 'text/html' } },
}

function sends(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Mood {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  return (response) => response.writeHead(status, { 'Content-Type': 'application/hal+json', ...headers }).end(text)
}

const silent: Mood = () => {}
const reset: Mood = (response) => void response.socket?.resetAndDestroy()
const breakOff: Mood = (response) => {
  response.writeHead(200, { 'Content-Length': '100' }).write('{"id"', () => response.destroy())
}

const providerAt = (
  address = url,
  rest: { timeoutMs?: number; now?: () => number; checkoutHosts?: readonly string[] } = {},
): PaymentProvider =>
  createMollieProvider({ apiKey, url: address, timeoutMs, log: logTo((line) => lines.push(line)), ...rest })

const away = { name: 'Unavailable', code: 'payment_provider_unavailable' }

const newPayment = {
  paymentId: 'ours',
  orderNumber: '2026-000123',
  cartId: 'cart',
  sealedOrder: null,
  description: 'B'.repeat(300),
  amount: cents(6050),
  method: 'ideal',
  issuer: 'ideal_ABNANL2A',
  restrictTo: null,
  locale: 'de',
  returnUrl: 'https://shop.example/de/order/complete?payment=ours',
  webhookUrl: null,
  mandateFor: { providerCustomerId: 'cst_1' },
} as const

test('a request is sent as the provider documents it', async () => {
  await providerAt().create(newPayment)
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/v2/payments',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': 'ours',
      },
    },
  ])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    amount: { currency: 'EUR', value: '60.50' },
    description: 'B'.repeat(255),
    redirectUrl: newPayment.returnUrl,
    method: 'ideal',
    locale: 'de_DE',
    metadata: { orderNumber: '2026-000123', paymentId: 'ours', cartId: 'cart' },
    sequenceType: 'first',
    customerId: 'cst_1',
  })
  await providerAt()
    .methods({ amount: cents(1), locale: 'nl', country: 'NL', sequence: 'oneoff' })
    .catch(() => {})
  expect(Object.fromEntries(new URL(asked[1]?.url ?? '', url).searchParams)).toEqual({
    'amount[currency]': 'EUR',
    'amount[value]': '0.01',
    locale: 'nl_NL',
    sequenceType: 'oneoff',
    include: 'issuers',
    billingCountry: 'NL',
  })
})

test.each([500, 503, 429, 409])(
  'C46 C47 status %i is retried with the same idempotency key, at most twice',
  async (status) => {
    script = [sends({ status }, status), sends({ status }, status), sends(payment, 201)]
    expect(await providerAt(url, { timeoutMs: 8000 }).create(newPayment)).toMatchObject({ id: 'tr_1' })
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['ours', 'ours', 'ours'])
    asked = []
    script = [sends({ status }, status)]
    await expect(providerAt(url, { timeoutMs: 8000 }).create(newPayment)).rejects.toMatchObject(away)
    expect(asked).toHaveLength(3)
  },
)

test('C46 Retry-After is respected, but not waited for beyond the timeout', async () => {
  script = [sends({}, 503, { 'Retry-After': '1' }), sends(payment)]
  const since = performance.now()
  await providerAt(url, { timeoutMs: 8000 }).find('tr_1', async () => {})
  expect(performance.now() - since).toBeGreaterThanOrEqual(990)
  for (const wait of ['60', new Date(Date.now() + 60_000).toUTCString()]) {
    asked = []
    script = [sends({}, 503, { 'Retry-After': wait })]
    await expect(providerAt().find('tr_1')).rejects.toMatchObject(away)
    expect(asked).toHaveLength(1)
  }
})

test.each([
  ['reset', reset],
  ['broken off', breakOff],
])('a connection that is %s is retried', async (_, mood) => {
  script = [mood, sends(payment)]
  expect(await providerAt().find('tr_1')).toMatchObject({ id: 'tr_1' })
})

test('C44 a refused connection or an unknown host name is reported as unavailable at once', async () => {
  const { port, close: hangUp } = await listening(() => {})
  await hangUp()
  const since = performance.now()
  await expect(providerAt(`http://127.0.0.1:${port}`).find('tr_1')).rejects.toMatchObject(away)
  await expect(providerAt('http://nobody.invalid').find('tr_1')).rejects.toMatchObject(away)
  expect(performance.now() - since).toBeLessThan(3000)
  expect(lines).toEqual([
    failure('error', 'GET /v2/payments/tr_1', 'ECONNREFUSED'),
    expect.stringMatching(/^error payment_provider: .*GET \/v2\/payments\/tr_1, reason: (ENOTFOUND|EAI_AGAIN)\)$/),
  ])
})

test('C44 a server that accepts a connection but never completes the handshake: the request ends after two seconds, without a retry', async () => {
  let calls = 0
  const server = createSocketServer((socket) => {
    calls += 1
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const since = performance.now()
  await expect(providerAt(`https://127.0.0.1:${port}`, { timeoutMs: 8000 }).find('tr_1')).rejects.toMatchObject(away)
  const tookMs = performance.now() - since
  expect(tookMs).toBeGreaterThan(1900)
  expect(tookMs).toBeLessThan(6000)
  expect(calls).toBe(1)
  server.close()
})

test('C49 a request without a response ends at the timeout, whatever retries are left', async () => {
  script = [sends({}, 503), silent]
  const since = performance.now()
  await expect(providerAt().create(newPayment)).rejects.toMatchObject(away)
  expect(performance.now() - since).toBeLessThan(4 * timeoutMs)
  expect(asked.length).toBeGreaterThan(1)
})

const noAnswers: readonly (readonly [string, Mood])[] = [
  ['a page', sends('<html>hello</html>')],
  ['nothing', sends('')],
  ['broken JSON', sends('{"id":"tr_1"')],
  ['null', sends('null')],
  ['a list', sends([payment])],
  ['another kind of id', sends({ ...payment, id: 'ord_1' })],
  ['a status nobody knows', sends({ ...payment, status: 'shipped' })],
  ['an amount as a number', sends({ ...payment, amount: { currency: 'EUR', value: 60.5 } })],
  ['an amount with one decimal', sends({ ...payment, amount: { currency: 'EUR', value: '60.5' } })],
  ['an amount with three', sends({ ...payment, amount: { currency: 'EUR', value: '60.500' } })],
  ['an amount with a comma', sends({ ...payment, amount: { currency: 'EUR', value: '60,50' } })],
  ['an amount below zero', sends({ ...payment, amount: { currency: 'EUR', value: '-60.50' } })],
  ['an amount without a currency', sends({ ...payment, amount: { value: '60.50' } })],
  ['a checkout that is a script', sends({ ...payment, _links: { checkout: { href: 'javascript:alert(1)' } } })],
  ['three megabytes', sends(Buffer.alloc(3 * 1024 * 1024, ' '))],
]
test.each(noAnswers)('%s is not a valid response', async (_, mood) => {
  script = [mood]
  await expect(providerAt().find('tr_1')).rejects.toMatchObject(away)
  expect(asked).toHaveLength(1)
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  script = [sends('', status, { Location: `${url}/elsewhere` })]
  await expect(providerAt().find('tr_1')).rejects.toMatchObject(away)
  expect(asked.map((call) => call.url)).toEqual(['/v2/payments/tr_1'])
})

test('amounts of a payment are read to the cent, and foreign metadata is ignored', async () => {
  const refunds = { currency: 'EUR', value: '0.10' }
  script = [sends({ ...payment, metadata: 'theirs', amountRefunded: refunds, amountChargedBack: null, method: null })]
  expect(await providerAt().find('tr_1')).toMatchObject({ amount: 6050, refunded: 10, chargedBack: 0, paymentId: null })
  script = [sends({ ...payment, metadata: null, _links: {} })]
  expect(await providerAt().find('tr_1')).toMatchObject({ paymentId: null, checkoutUrl: null })
})

test('C44 C47 after five failed calls within half a minute the circuit opens for 15 s, then allows one call', async () => {
  let now = 0
  const provider = providerAt(url, { now: () => now })
  let payments = 0
  const ask = () =>
    provider.find(`tr_${(payments += 1)}`).then(
      () => 'answered',
      () => 'away',
    )
  script = [sends({}, 503, { 'Retry-After': '60' })]
  for (let call = 0; call < 4; call += 1) await ask()
  now += 31_000
  for (let call = 0; call < 4; call += 1) await ask()
  expect(asked).toHaveLength(8)
  await ask()
  await ask()
  expect(asked).toHaveLength(9)
  now += 14_999
  await ask()
  expect(asked).toHaveLength(9)
  now += 1
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['away', 'away', 'away'])
  expect(asked).toHaveLength(10)
  now += 15_000
  script = [sends(payment)]
  expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'away'])
  expect(await ask()).toBe('answered')
})

test.each([
  ['429 to whoever asks, however often', 'tr_', sends({}, 429, { 'Retry-After': '60' })],
  ['one payment that always fails', 'tr_one', sends({}, 503, { 'Retry-After': '60' })],
])('C47 %s does not open the circuit', async (_, id, mood) => {
  const provider = providerAt()
  script = [mood]
  for (let call = 0; call < 20; call += 1) {
    await expect(provider.find(id === 'tr_' ? `tr_${call}` : id)).rejects.toMatchObject(away)
  }
  expect(asked).toHaveLength(20)
  script = [sends(payment)]
  expect(await provider.find('tr_1')).toMatchObject({ id: 'tr_1' })
})

test('C47 failing reads of payments do not stop new payments, nor the other way round', async () => {
  const provider = providerAt()
  script = [sends({}, 503, { 'Retry-After': '60' })]
  for (let call = 0; call < 6; call += 1) await provider.find(`tr_${call}`).catch(() => {})
  expect(asked).toHaveLength(5)
  script = [sends(payment)]
  await provider.create(newPayment)
  script = [sends({}, 503, { 'Retry-After': '60' })]
  for (let call = 0; call < 6; call += 1)
    await provider.create({ ...newPayment, paymentId: `p${call}` }).catch(() => {})
  script = [sends(payment)]
  await expect(provider.create(newPayment)).rejects.toMatchObject(away)
  script = [sends({ id: 're_1', status: 'pending', metadata: null, _embedded: { refunds: [] } })]
  const refund = { refundId: 'r', amount: cents(1), description: '' }
  expect(await provider.refund('tr_1', refund)).toBe('re_1')
})

test('reads of a payment are retried only when they can wait for a turn', async () => {
  script = [sends({}, 503), sends(payment)]
  await expect(providerAt().find('tr_1')).rejects.toMatchObject(away)
  expect(asked).toHaveLength(1)
  script = [sends({}, 503), sends(payment)]
  let turns = 0
  expect(await providerAt().find('tr_1', async () => (turns += 1))).toMatchObject({ id: 'tr_1' })
  expect([turns, asked.length]).toEqual([1, 3])
})

test('checkout links may lead to allowed hosts only', async () => {
  script = [sends({ ...payment, restrictPaymentMethodsToCountry: 'CH', countryCode: 'DE' }, 201)]
  const made = await providerAt().create({ ...newPayment, method: 'creditcard', restrictTo: 'CH' })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ restrictPaymentMethodsToCountry: 'CH' })
  expect(made).toMatchObject({ restrictedTo: 'CH', checkoutCountry: 'DE' })
  for (const [details, payer] of [
    [{ cardCountryCode: 'CH' }, { country: 'CH', from: 'card' }],
    [{ consumerAccount: 'NL02ABNA0123456789' }, { country: 'NL', from: 'account' }],
    [{ consumerAccount: 'anna@example.org' }, undefined],
    [{ cardCountryCode: 'somewhere', consumerAccount: 'XX02ABNA' }, undefined],
    [null, undefined],
  ]) {
    script = [sends({ ...payment, details, restrictPaymentMethodsToCountry: 'nowhere', countryCode: null })]
    const found = await providerAt().find('tr_1')
    expect([found?.payer, found?.restrictedTo, found?.checkoutCountry]).toEqual([payer, undefined, undefined])
  }
})

test('a refusal does not count as a failure: the next call is sent', async () => {
  script = [sends({ status: 404 }, 404)]
  const provider = providerAt()
  for (let call = 0; call < 7; call += 1) expect(await provider.find('tr_1')).toBeNull()
  expect(asked).toHaveLength(7)
})

test('the API key appears in no error and no log line, even if the provider repeats it', async () => {
  const everything: unknown[] = []
  const keep = (error: unknown) => everything.push(error)
  script = [sends({ detail: `The key ${apiKey} is wrong`, field: 'key' }, 401)]
  await providerAt().find('tr_1').catch(keep)
  expect(everything).toMatchObject([{ name: 'ProviderRefusal', status: 401, message: 'The key … is wrong' }])
  for (const mood of [sends(`<${apiKey}>`), sends({ ...payment, status: apiKey }), sends({}, 500), reset, silent]) {
    script = [mood]
    await providerAt().create(newPayment).catch(keep)
  }
  expect(everything).toHaveLength(6)
  expect(lines).toEqual([
    failure('alert', 'GET /v2/payments/tr_1', 'status 401'),
    failure('alert', 'POST /v2/payments', 'malformed at its root'),
    failure('alert', 'POST /v2/payments', 'malformed at status'),
    failure('error', 'POST /v2/payments', 'status 500'),
    failure('error', 'POST /v2/payments', 'ECONNRESET'),
    failure('error', 'POST /v2/payments', 'no answer in time'),
  ])
  const told = everything.map((error) => error instanceof Error && `${describe(error)}${describe(error.cause)}`)
  expect([...told, ...lines].join('\n')).not.toContain('secret')
})

function failure(level: 'alert' | 'error', request: string, reason: string): string {
  return `${level} payment_provider: The payment provider fails. (request: ${request}, reason: ${reason})`
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return JSON.stringify([error.message, error.stack, Object.entries(error)])
}

const broken = {
  HTML: ['<!doctype html><title>Sorry</title>', 'malformed at its root'],
  'cut JSON': [JSON.stringify(payment).slice(0, 60), 'malformed at its root'],
  'no checkout link': [{ ...payment, _links: {} }, 'no checkout link'],
  'another currency': [
    { ...payment, amount: { currency: 'USD', value: '60.50' } },
    'another currency than was asked for',
  ],
  'another amount': [{ ...payment, amount: { currency: 'EUR', value: '6.05' } }, 'another amount than was asked for'],
  'a link elsewhere': [
    { ...payment, _links: { checkout: { href: 'https://notbank.example/pay' } } },
    'a checkout link to another host, notbank.example',
  ],
} as const

test.each(Object.entries(broken))(
  '%s is refused, alerted once, and alerted again after a success in between',
  async (_, [body, reason]) => {
    const provider = providerAt(url, { checkoutHosts: ['bank.example'] })
    const line = failure('alert', 'POST /v2/payments', reason)
    script = [sends(body)]
    for (let call = 0; call < 3; call += 1) await expect(provider.create(newPayment)).rejects.toMatchObject(away)
    expect(lines).toEqual([line])
    script = [sends(payment)]
    await provider.create(newPayment)
    await provider.create(newPayment)
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^info payment_provider: The payment provider works again\. \(request: POST \/v2\/payments, seconds: \d+\)$/,
      ),
    ])
    script = [sends(body)]
    await expect(provider.create(newPayment)).rejects.toMatchObject(away)
    expect(lines.at(-1)).toBe(line)
  },
)

test('a faulty payment that is found by our id is refused too', async () => {
  const found = { ...payment, _links: { checkout: { href: 'https://elsewhere.example/' } } }
  script = [sends({ _embedded: { payments: [found] }, _links: {} })]
  const provider = providerAt(url, { checkoutHosts: ['bank.example'] })
  await expect(provider.findByPaymentId('ours')).rejects.toMatchObject(away)
  expect(await provider.findByPaymentId('another')).toBeNull()
})

let stopTls = async () => {}
afterEach(() => stopTls())

test('C50 an untrusted certificate is refused and raises an alert', async () => {
  let taken = 0
  const server = createTlsServer(selfSigned, (_, response) => {
    taken += 1
    response.end(JSON.stringify(payment))
  }).listen(0)
  stopTls = async () => {
    server.close()
    server.closeAllConnections()
  }
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await expect(providerAt(`https://localhost:${port}`).create(newPayment)).rejects.toMatchObject(away)
  expect(taken).toBe(0)
  expect(lines).toEqual([failure('alert', 'POST /v2/payments', 'DEPTH_ZERO_SELF_SIGNED_CERT')])
})
