import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDeliveries } from '#features/deliveries/repository.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'
import { provisioningSecret } from '#tests/builders/deps.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { hostingLine, insertPaidOrder, nameLine } from '#tests/builders/paid-order.ts'

let deliveryShop: DeliveryShop
let customerId: string
let order: PaidOrder
beforeAll(async () => {
  deliveryShop = await openDeliveryShop()
  customerId = await insertCustomer(deliveryShop.pool, { firstName: 'Jet' })
  await deliveryShop.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
})
afterAll(() => deliveryShop[Symbol.asyncDispose]())
beforeEach(async () => {
  order = await insertPaidOrder(deliveryShop.pool, customerId)
  deliveryShop.log.length = 0
})

const about = (itemId: string, state: string, rest: object = {}) => ({
  orderNumber: order.number,
  itemId,
  state,
  ...rest,
})
const status = (answer: { body: unknown }) => (answer.body as { status: string }).status
const at = (second: number) => new Date(Date.parse('2026-11-15T09:00:00Z') + second * 1000).toISOString()
const mails = async () => {
  const { rows } = await deliveryShop.pool.query<Record<string, unknown>>(
    `select recipient, template, data from mails where cause like 'order ' || $1 || '%' order by created_at`,
    [order.id],
  )
  return rows
}
/** Everything a report could change. */
const kept = async () => {
  const tables = ['deliveries', 'provisioning_reports', 'mails', 'jobs']
  return Promise.all(
    tables.map(async (table) => (await deliveryShop.pool.query(`select * from ${table} order by 1, 2`)).rows),
  )
}

test('a delivery goes on step by step, and says what and when', async () => {
  expect(await deliveryShop.states(order.id)).toEqual(['name: waiting', 'packet: waiting'])
  const first = await deliveryShop.report(about('name', 'busy', { note: 'Aangevraagd bij SIDN' }))
  expect([first.status, status(first)]).toEqual([200, 'counted'])
  const [busy] = (await readDeliveries(deliveryShop.pool, order.id)).filter(({ itemId }) => itemId === 'name')
  expect(busy).toMatchObject({ state: 'busy', note: 'Aangevraagd bij SIDN', heldFor: null, heldUntil: null })
  expect(status(await deliveryShop.report(about('name', 'done')))).toBe('counted')
  const [done] = (await readDeliveries(deliveryShop.pool, order.id)).filter(({ itemId }) => itemId === 'name')
  expect(done).toMatchObject({ state: 'done', note: null })
  expect(Number(done?.changedAt)).toBeGreaterThan(Number(busy?.changedAt))
  expect(await deliveryShop.states(order.id)).toEqual(['name: done', 'packet: waiting'])
})

test('what nobody signed is 401 and changes nothing', async () => {
  const body = JSON.stringify({ type: 'delivery.progress', data: { ...about('name', 'failed'), at: at(0) } })
  const stranger = createWebhookSignatures([`whsec_${Buffer.alloc(32, 'stranger').toString('base64')}`])
  const late = createWebhookSignatures([provisioningSecret], { now: () => Date.now() - 301_000 })
  const good = deliveryShop.seal.headersFor('signed', body)
  const { 'webhook-signature': signature = '', ...unsigned } = good
  const before = await kept()
  for (const [headers, text] of [
    [{}, body],
    [unsigned, body],
    [{ ...good, 'webhook-id': 'another' }, body],
    [{ ...good, 'webhook-signature': signature.toLowerCase() }, body],
    [good, `${body}\n`],
    [good, '{}'],
    [stranger.headersFor('x', body), body],
    [late.headersFor('x', body), body],
    [{}, '{'],
    [{}, ''],
  ] as const) {
    const answer = await deliveryShop.call(text, headers)
    expect([answer.status, answer.body.code]).toEqual([401, 'bad_signature'])
  }
  expect(await kept()).toEqual(before)
  expect((await deliveryShop.call(body, good)).status).toBe(200)
})

test('several signatures: one good one is enough', async () => {
  const body = JSON.stringify({ type: 'delivery.progress', data: { ...about('name', 'busy'), at: at(0) } })
  const headers = deliveryShop.seal.headersFor(randomUUID(), body)
  const both = { ...headers, 'webhook-signature': `v1,AAAA v1a,x ${headers['webhook-signature']}` }
  expect((await deliveryShop.call(body, both)).status).toBe(200)
})

test('a page of another site and a program alike may send it: what counts is the signature', async () => {
  const body = JSON.stringify({ type: 'delivery.progress', data: { ...about('name', 'busy'), at: at(0) } })
  const headers = { ...deliveryShop.seal.headersFor(randomUUID(), body), origin: 'https://provisioning.example' }
  expect((await deliveryShop.call(body, headers)).status).toBe(200)
})

test('a repeat is recognised by its id, and changes nothing', async () => {
  await deliveryShop.report(about('name', 'busy', { at: at(1) }), `one ${order.id}`.replaceAll(' ', '-'))
  const before = await kept()
  const again = await deliveryShop.report(about('name', 'failed', { at: at(2) }), `one-${order.id}`)
  expect([again.status, status(again)]).toEqual([200, 'repeated'])
  expect(await kept()).toEqual(before)
})

const malformed: readonly (readonly [string, unknown])[] = [
  ['not an object', 'x'],
  ['a list', []],
  ['another type', { type: 'delivery.lost' }],
  ['no data', { data: undefined }],
  ['no order', { data: { orderNumber: undefined } }],
  ['an order that is no number', { data: { orderNumber: "2026-000001' or 1=1" } }],
  ['an item with a NUL', { data: { itemId: 'a\0' } }],
  ['a state of ours', { data: { state: 'held' } }],
  ['a state of nobody', { data: { state: 'DONE' } }],
  ['no moment', { data: { at: undefined } }],
  ['a moment that is none', { data: { at: 'yesterday' } }],
  ['the 45th of a month', { data: { at: '2026-11-45T00:00:00Z' } }],
  ['a note of 201 characters', { data: { note: 'x'.repeat(201) } }],
  ['a note with a NUL', { data: { note: 'a\0b' } }],
]
test.each(malformed)('signed, but %s: 422', async (_, wrong) => {
  const good = { type: 'delivery.progress', data: { ...about('name', 'busy'), at: at(0) } }
  const isPart = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong)
  const { data, ...rest } = (isPart ? wrong : {}) as { data?: object }
  const whole = isPart
    ? { ...good, ...rest, data: 'data' in wrong && !data ? undefined : { ...good.data, ...data } }
    : wrong
  const body = JSON.stringify(whole)
  const before = await kept()
  const answer = await deliveryShop.call(body, deliveryShop.seal.headersFor(randomUUID(), body))
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
  expect(await kept()).toEqual(before)
})

test('signed, but no JSON: 422', async () => {
  const answer = await deliveryShop.call('{"type"', deliveryShop.seal.headersFor(randomUUID(), '{"type"'))
  expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed'])
})

test('too long is 413, another media type 415', async () => {
  const long = JSON.stringify({ note: 'x'.repeat(20_000) })
  expect((await deliveryShop.call(long, deliveryShop.seal.headersFor(randomUUID(), long))).status).toBe(413)
  expect((await deliveryShop.call('{}', { 'content-type': 'text/plain' })).status).toBe(415)
})

test('about an order or an item that nobody knows: 200, nothing changes, the operator is told', async () => {
  const before = await kept()
  for (const report of [about('nothing', 'done'), { ...about('name', 'done'), orderNumber: '2026-999999' }]) {
    const answer = await deliveryShop.report(report)
    expect([answer.status, status(answer)]).toEqual([200, 'unknown'])
  }
  expect(await kept()).toEqual(before)
  expect(deliveryShop.log).toHaveLength(2)
})

test('about a line that is held: 200, it stays held', async () => {
  order = await insertPaidOrder(deliveryShop.pool, customerId, { immediateStart: false })
  const answer = await deliveryShop.report(about('name', 'done'))
  expect([answer.status, status(answer)]).toEqual([200, 'held'])
  expect(await deliveryShop.states(order.id)).toEqual(['name: held', 'packet: held'])
})

test('reports that come in the wrong order: the newest counts, and done is done', async () => {
  expect(status(await deliveryShop.report(about('name', 'busy', { at: at(5) })))).toBe('counted')
  expect(status(await deliveryShop.report(about('name', 'failed', { at: at(3) })))).toBe('old')
  expect(await deliveryShop.states(order.id)).toContain('name: busy')
  expect(status(await deliveryShop.report(about('name', 'done', { at: at(4) })))).toBe('counted')
  expect(status(await deliveryShop.report(about('name', 'busy', { at: at(6) })))).toBe('old')
  expect(status(await deliveryShop.report(about('name', 'failed', { at: at(7) })))).toBe('old')
  expect(await deliveryShop.states(order.id)).toContain('name: done')
  expect(await mails()).toEqual([])
})

test('a clock that is years ahead does not outdo what is said later', async () => {
  await deliveryShop.report(about('name', 'failed', { at: '2099-01-01T00:00:00Z' }))
  expect(status(await deliveryShop.report(about('name', 'busy')))).toBe('counted')
})

test('C64 a name that was taken meanwhile: failed, one mail, the operator is told; it may still be had', async () => {
  order = await insertPaidOrder(deliveryShop.pool, customerId, { lines: [nameLine('name', { name: 'net-weg.nl' })] })
  await deliveryShop.report(about('name', 'failed', { at: at(1), note: 'Al geregistreerd' }))
  await deliveryShop.report(about('name', 'busy', { at: at(2) }))
  await deliveryShop.report(about('name', 'failed', { at: at(3) }))
  expect(await mails()).toEqual([
    {
      recipient: order.snapshot.buyer.email,
      template: 'deliveryFailed',
      data: { firstName: 'Jet', orderNumber: order.number, name: 'net-weg.nl' },
    },
  ])
  expect(deliveryShop.log).toEqual(
    Array.from({ length: 2 }, () => `alert delivery: A delivery failed. (orderNumber: ${order.number}, itemId: name)`),
  )
  expect(status(await deliveryShop.report(about('name', 'done', { at: at(4) })))).toBe('counted')
  expect(await deliveryShop.states(order.id)).toEqual(['name: done'])
})

test('the steps of a transfer are kept with their time, each is mailed once, and the end has none', async () => {
  const line = nameLine('name', { name: 'verhuis.com', priceType: 'transfer' })
  order = await insertPaidOrder(deliveryShop.pool, customerId, { lines: [line] })
  const until = '2026-11-20T10:00:00.000Z'
  const steps = ['code_needed', 'code_wrong', 'locked', 'holder', 'register', 'provider', 'provider', 'a later one']
  for (const [second, step] of steps.entries()) {
    const report = about('name', 'busy', { at: at(second), step, ...(step === 'provider' && { until }) })
    expect(status(await deliveryShop.report(report))).toBe('counted')
    const [delivery] = await readDeliveries(deliveryShop.pool, order.id)
    expect(delivery).toMatchObject({
      step: step === 'a later one' ? null : step,
      stepUntil: step === 'provider' ? new Date(until) : null,
    })
  }
  const told = (await mails()).map(({ template, data }) => [template, data])
  expect(told).toEqual(
    ['code_needed', 'code_wrong', 'locked', 'holder', 'provider'].map((step) => [
      'transferWaits',
      {
        firstName: 'Jet',
        orderNumber: order.number,
        name: 'verhuis.com',
        family: 'generic',
        step,
        until: step === 'provider' ? until : null,
      },
    ]),
  )
  await deliveryShop.report(about('name', 'done', { at: at(20) }))
  expect(await readDeliveries(deliveryShop.pool, order.id)).toMatchObject([{ state: 'done', step: null }])
})

test('200 reports at the same moment, each twice: every line ends where its newest report says', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => hostingLine(`h${index}`))
  order = await insertPaidOrder(deliveryShop.pool, customerId, { lines })
  const reports = lines.flatMap(({ itemId }, index) =>
    ['busy', 'busy', 'failed', 'busy', index % 2 ? 'failed' : 'done'].map((state, second) => ({
      id: randomUUID(),
      report: about(itemId, state, { at: at(second) }),
    })),
  )
  const twice = [...reports, ...reports].toSorted(() => Math.random() - 0.5)
  const answers = await Promise.all(twice.map(({ report, id }) => send(report, id)))
  expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(100)
  const expected = lines.map(({ itemId }, index) => `${itemId}: ${index % 2 ? 'failed' : 'done'}`)
  expect(await deliveryShop.states(order.id)).toEqual(expected.toSorted())
})

/** As the other side does: what is not taken for now is sent again. */
async function send(report: Parameters<DeliveryShop['report']>[0], id: string): Promise<string> {
  while (true) {
    const answer = await deliveryShop.report(report, id)
    if (answer.status === 200) return status(answer)
    expect(answer.status).toBe(503)
  }
}
