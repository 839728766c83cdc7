import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createTransferCodes } from '#features/carts/transfer-codes.ts'
import { createReceiver, type Receiver } from '#apps/receiver/receiver.ts'
import {
  createReceiverStore,
  finishLine,
  listLines,
  prepareReceiverStore,
  retryLine,
} from '#apps/receiver/receiver-store.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { daysAfter } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { fastDelays, openRegistrarServer, sampleHolder } from './registrar-world.ts'
import { logTo } from '#tests/builders/log.ts'

const secret = `whsec_${Buffer.alloc(32, 'receiver').toString('base64')}`
const seal = createWebhookSignatures([secret])
const codes = createTransferCodes([secret])

let database: TestDatabase
let registrar: Awaited<ReturnType<typeof openRegistrarServer>>
let url: string
const log: string[] = []
const reports: string[] = []
/** Ids of reports: two receivers may send the same. */
const told = new Set<string>()
const opened: { readonly close: () => Promise<void> }[] = []

beforeAll(async () => {
  database = await testDatabase({ bare: true })
  // Two that begin at once do not disturb each other.
  await Promise.all([prepareReceiverStore(database.pool), prepareReceiverStore(database.pool)])
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('truncate receiver.lines, receiver.events')
  registrar = await openRegistrarServer('realtimeregister')
  const receiver = openReceiver()
  const server = await listening(receiver.listener)
  url = `http://127.0.0.1:${server.port}/`
  opened.push(server, receiver)
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  await registrar.close()
  log.length = 0
  reports.length = 0
  told.clear()
})

function openReceiver(): Receiver {
  return createReceiver({
    store: createReceiverStore(database.pool, { codes }),
    registrar: registrar.registrar,
    seal,
    nameServers: [],
    delays: fastDelays,
    idleMs: 10,
    workers: 2,
    log: logTo((line) => void log.push(line)),
    async postReport(headers, body) {
      const id = seal.idOf((name) => headers[name], body)
      if (id === null) return 401
      if (told.has(id)) return 200
      told.add(id)
      const { itemId, state } = (JSON.parse(body) as { data: { itemId: string; state: string } }).data
      reports.push(`${itemId} ${state}`)
      return 200
    },
  })
}

const line = (rest: object) => ({
  itemId: 'a',
  parentId: null,
  kind: 'register',
  productSlug: 'domain-nl',
  name: 'voorbeeld.sync',
  term: 'yearly',
  renewalPrice: 9.99,
  transferCode: null,
  moving: null,
  ...rest,
})

function orderOf(lines: readonly object[], orderNumber = '2026-000001') {
  const { companyNumber: chamberOfCommerceNumber, ...contact } = sampleHolder
  const customer = { id: 'x', language: 'nl', ...contact, chamberOfCommerceNumber, customerType: 'private' }
  const data = { orderNumber, customer, lines, waiting: [], mandate: null }
  return { type: 'order.paid', timestamp: new Date().toISOString(), data }
}

async function send(event: unknown, id = 'event', by = seal): Promise<number> {
  const body = JSON.stringify(event)
  return (await fetch(url, { method: 'POST', headers: by.headersFor(id, body), body })).status
}

const eventually: typeof expect.poll = (read) => expect.poll(read, { interval: 5 })

test('34 an event, and an order under another id, is taken once however often it comes', async () => {
  const order = orderOf([line({})])
  const answers = await Promise.all([send(order), send(order), send(order), send(order, 'another')])
  expect(answers).toEqual([204, 204, 204, 204])
  await eventually(() => reports).toContain('a done')
  expect(await send(order)).toBe(204)
  expect(registrar.simulation.charges).toEqual(['voorbeeld.sync'])
})

test('36 what is not signed is not stored', async () => {
  const stranger = createWebhookSignatures([`whsec_${Buffer.alloc(32, 'stranger').toString('base64')}`])
  expect(await send(orderOf([line({})]), 'event', stranger)).toBe(401)
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(600_000) })).status).toBe(413)
  expect(await listLines(database.pool)).toEqual([])
})

test('38 a kind of event that came later is answered with 2xx; an order that cannot be read is not', async () => {
  expect(await send({ type: 'order.renewed', data: {} })).toBe(204)
  expect(await send({ type: 'order.paid', data: { orderNumber: 'x' } }, 'other')).toBe(422)
  expect(log.join('\n')).toMatch(
    /does not know\. \(eventId: .*\)\nalert provisioning: An event cannot be read\. \(eventId: other, faults: data\.orderNumber/,
  )
})

test('while the database is away nothing is taken, and nothing is lost', async () => {
  await database.pool.query('alter table receiver.lines rename to away')
  expect(await send(orderOf([line({})]))).toBe(503)
  await database.pool.query('alter table receiver.away rename to lines')
  expect(await send(orderOf([line({})]))).toBe(204)
  await eventually(() => reports).toContain('a done')
})

test('what is no name waits for a person, who says when it is done', async () => {
  await send(orderOf([line({ itemId: 'b', kind: 'setUp' }), line({ itemId: 'c', kind: 'somethingNew' })]))
  await eventually(() => reports.toSorted()).toEqual(['b busy', 'c busy'])
  expect((await listLines(database.pool)).map(({ state }) => state)).toEqual(['person', 'person'])
  expect(await finishLine(database.pool, '2026-000001', 'b')).toBe(true)
  expect(await finishLine(database.pool, '2026-000001', 'b')).toBe(false)
  await eventually(() => reports).toContain('b done')
})

test('a transfer waits for its code, which is stored sealed and forgotten with the holder', async () => {
  registrar.simulation.foreign.set('verhuis.sync', 'the-code')
  await send(orderOf([line({ kind: 'move', name: 'verhuis.sync' })]))
  await eventually(() => reports).toEqual(['a busy'])
  expect(await retryLine(database.pool, '2026-000001', 'a', codes.seal('verhuis.sync', 'the-code'))).toBe(true)
  const stored = async () => (await database.pool.query('select * from receiver.lines')).rows as readonly object[]
  await eventually(() => reports).toContain('a done')
  expect(await stored()).toMatchObject([{ state: 'done', holder: null, transfer_code: null }])
  expect(log.join()).not.toContain('the-code')
  await send(orderOf([line({ kind: 'move', name: 'ander.sync', transferCode: 'the-code' })], '2026-000002'), 'other')
  expect(JSON.stringify(await stored())).not.toContain('the-code')
})

test('15 two orders for one name: one gets it, for the other it is taken', async () => {
  registrar.simulation.outcomeOf = () => ({ status: 'COMPLETED', ms: 100 })
  opened.push(openReceiver())
  await Promise.all(
    ['2026-000001', '2026-000002'].map((number) => send(orderOf([line({ itemId: number.slice(-1) })], number), number)),
  )
  await eventually(() =>
    reports
      .filter((report) => /done|failed/.test(report))
      .map((report) => report.slice(2))
      .toSorted(),
  ).toEqual(['done', 'failed'])
  expect(registrar.simulation.charges).toEqual(['voorbeeld.sync'])
})

test('years of a name: those that are paid, else its term', async () => {
  const names = [{ years: 3 }, { term: '2-yearly' }, {}]
  await send(orderOf(names.map((rest, index) => line({ itemId: `i${index}`, name: `n${index}.sync`, ...rest }))))
  await eventually(() => reports.filter((report) => report.endsWith('done'))).toHaveLength(3)
  const { requests } = registrar
  const periods = names.map(
    (_, index) => requests.find(({ path }) => path === `v2/domains/n${index}.sync`)?.body.period,
  )
  expect(periods).toEqual([36, 24, 12])
})

test('24 a premium name of an order is bought for no more than the order says', async () => {
  const dear = line({ itemId: 'dear', name: 'a.premium.sync', premium: { maxCost: 250 } })
  const cheap = line({ itemId: 'cheap', name: 'b.premium.sync', premium: { maxCost: 249.99 } })
  const plain = line({ itemId: 'plain', name: 'c.premium.sync' })
  expect(await send(orderOf([dear, cheap, plain]))).toBe(204)
  await eventually(() => reports.toSorted()).toEqual(
    expect.arrayContaining(['cheap failed', 'dear done', 'plain failed']),
  )
  expect(registrar.simulation.charges).toEqual(['a.premium.sync'])
})

test('27 a wrong code is kept as a step, and another one goes on at once', async () => {
  const name = 'verhuis.sync'
  registrar.simulation.foreign.set(name, 'right')
  await send(orderOf([line({ kind: 'move', name, transferCode: 'wrong' })]))
  const stored = async () =>
    (await database.pool.query('select report_step, sent_at, due_at from receiver.lines')).rows[0] as object
  await eventually(stored).toMatchObject({ report_step: 'code_wrong', sent_at: null, due_at: null })
  expect(await retryLine(database.pool, '2026-000001', 'a', codes.seal(name, 'right'))).toBe(true)
  await eventually(() => reports).toContain('a done')
  expect(await stored()).toMatchObject({ report_step: null })
  expect(registrar.simulation.charges).toEqual([name])
})

test('a message of the registrar brings forward what it has taken, and nothing else', async () => {
  const store = createReceiverStore(database.pool, { codes })
  await database.pool.query(
    `insert into receiver.lines (order_number, item_id, kind, name, language, years, is_accepted, due_at, lease_expires_at)
     select 'x', item, 'register', item || '.nl', 'nl', 1, item <> 'b', soon, soon
     from (select now() + interval '1 hour' as soon) as hour, unnest('{a,b,c}'::text[]) as item`,
  )
  await store.hurry('a.nl')
  await store.hurry('b.nl')
  const { rows } = await database.pool.query<{ id: string }>(
    'select item_id as id from receiver.lines where due_at > now() order by 1',
  )
  expect(rows.map(({ id }) => id)).toEqual(['b', 'c'])
})

interface End {
  readonly itemId?: string
  readonly kind?: string
  readonly name?: string
  readonly reason?: string
  readonly lastDay: string | null
}

function endOf(ends: readonly End[], orderNumber = '2026-000001') {
  const written = ends.map((end) => ({
    itemId: 'a',
    parentId: null,
    kind: 'register',
    productSlug: 'domain-nl',
    name: 'voorbeeld.sync',
    reason: 'refund',
    refunded: null,
    ...end,
  }))
  return {
    type: 'order.ended',
    timestamp: new Date().toISOString(),
    data: { orderNumber, ends: written, refund: null },
  }
}

const today = shopDayOf(new Date())
const nextYear = daysAfter(today, 365)

test('a name that ends is left to expire and a package is switched off by a person, each told once', async () => {
  await send(orderOf([line({}), line({ itemId: 'b', kind: 'setUp' })]))
  await eventually(() => reports).toEqual(expect.arrayContaining(['a done', 'b busy']))
  expect(await finishLine(database.pool, '2026-000001', 'b')).toBe(true)
  const ended = endOf([{ lastDay: today }, { itemId: 'b', kind: 'setUp', lastDay: today }])
  expect(await Promise.all([send(ended, 'end'), send(ended, 'end'), send(ended, 'another')])).toEqual([204, 204, 204])
  await eventually(() => reports.filter((report) => report.endsWith('ended'))).toEqual(['a ended'])
  await eventually(async () =>
    (await listLines(database.pool)).map(({ itemId, state, problem }) => [itemId, state, problem]),
  ).toEqual([['b', 'ending', 'switch it off: refund']])
  expect(await finishLine(database.pool, '2026-000001', 'b')).toBe(true)
  await eventually(() => reports.filter((report) => report.endsWith('ended'))).toEqual(['a ended', 'b ended'])
  expect(await finishLine(database.pool, '2026-000001', 'b')).toBe(false)
})

test('what was not ordered yet never is: a line without its code, one that is handed over later', async () => {
  registrar.simulation.foreign.set('verhuis.sync', 'the-code')
  await send(orderOf([line({ kind: 'move', name: 'verhuis.sync' })]))
  await eventually(() => reports).toEqual(['a busy'])
  const late = { itemId: 'later', name: 'later.sync', lastDay: today }
  await send(endOf([{ kind: 'move', name: 'verhuis.sync', lastDay: today }, late]), 'end')
  await eventually(() => reports.toSorted()).toEqual(['a busy', 'a ended', 'later ended'])
  expect(await retryLine(database.pool, '2026-000001', 'a', codes.seal('verhuis.sync', 'the-code'))).toBe(false)
  const released = { ...orderOf([line({ itemId: 'later', name: 'later.sync' })]), type: 'order.released' }
  expect(await send(released, 'released')).toBe(204)
  expect(registrar.simulation.charges).toEqual([])
})

const storedEnd = async () =>
  (await database.pool.query('select state, ends_at, due_at, end_reason from receiver.lines')).rows[0] as object

test('until its last day a line is delivered as usual, also one that is handed over after its end was told', async () => {
  await send(endOf([{ lastDay: nextYear, reason: 'cancellation' }]), 'end')
  await send(orderOf([line({})]))
  await eventually(() => reports).toContain('a done')
  const endsAt = startOfShopDay(daysAfter(nextYear, 1))
  await eventually(storedEnd).toEqual({ state: 'done', ends_at: endsAt, due_at: endsAt, end_reason: 'cancellation' })
  // The earliest end counts.
  await send(endOf([{ lastDay: today, reason: 'chargeback' }]), 'sooner')
  await eventually(() => reports).toContain('a ended')
  expect(await storedEnd()).toMatchObject({ state: 'ended', end_reason: 'chargeback' })
})

test('an order that is under way is followed to its end first', async () => {
  registrar.simulation.outcomeOf = () => ({ status: 'COMPLETED', ms: 200 })
  await send(orderOf([line({})]))
  await eventually(() => reports).toEqual(['a busy'])
  await send(endOf([{ lastDay: today }]), 'end')
  await eventually(() => reports).toEqual(['a busy', 'a done', 'a ended'])
})

test('an event about money alone is taken, an end that cannot be read is refused', async () => {
  expect(await send({ type: 'order.refunded', data: { orderNumber: '2026-000001', ends: [], refund: {} } })).toBe(204)
  expect(await send(endOf([{ lastDay: 'tomorrow' }]), 'other')).toBe(422)
})
