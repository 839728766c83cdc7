import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransaction } from '#features/stores.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { withdrawalEndOf } from '#core/orders/withdrawal-period.ts'
import { addProvisioningEvent } from '#features/deliveries/deliver-order.ts'
import type { LineToDeliver, OrderMessage } from '#platform/clients/provisioning.ts'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { hostingLine, insertPaidOrder, movingLine, nameLine } from '#tests/builders/paid-order.ts'
import { answers, takes } from '#tests/builders/provisioning-server.ts'

let deliveryShop: DeliveryShop
beforeEach(async () => {
  deliveryShop = await openDeliveryShop()
})
afterEach(() => deliveryShop[Symbol.asyncDispose]())

async function verifiedCustomer(rest: Parameters<typeof insertCustomer>[1] = {}): Promise<string> {
  const customerId = await insertCustomer(deliveryShop.pool, rest)
  await deliveryShop.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  return customerId
}

const jobs = async () => (await deliveryShop.pool.query<Record<string, unknown>>('select * from jobs order by id')).rows
const sent = async () => {
  const { rows } = await deliveryShop.pool.query<{ count: number }>(
    'select count(*)::int from provisioning_events where sent_at is not null',
  )
  return rows[0]?.count
}

test('a paid order is announced with all that is needed to deliver and renew it', async () => {
  const customerId = await verifiedCustomer({
    customerType: 'business',
    chamberOfCommerceNumber: '12345678',
    language: 'de',
  })
  const lines = [
    nameLine('new', { name: 'xn--caf-dma.nl' }),
    nameLine('long', { name: 'lang.com', parameters: { sld: 'lang', tld: 'com', years: 3 } }),
    nameLine('old', {
      name: 'oud.nl',
      priceType: 'transfer',
      parameters: { sld: 'oud', tld: 'nl', transferCode: 'A+1' },
    }),
    hostingLine('packet', { parentId: 'new', name: 'xn--caf-dma.nl' }),
    hostingLine('ssl', { parentId: 'packet', name: 'xn--caf-dma.nl' }),
    movingLine('boxes', { parentId: 'old', name: 'oud.nl' }),
  ]
  const means = { providerCustomerId: 'cst_1', mandateId: 'mdt_1', method: 'ideal' }
  const order = await insertPaidOrder(deliveryShop.pool, customerId, { lines, immediateStart: null, means })
  deliveryShop.startWorker()
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.received).toHaveLength(1)
  expect(deliveryShop.receiver.unsigned).toBe(0)
  const [event] = deliveryShop.receiver.received
  expect(event).toMatchObject({ type: 'order.paid', timestamp: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(event?.data).toEqual({
    orderNumber: order.number,
    customer: {
      id: customerId,
      language: 'de',
      email: order.snapshot.buyer.email,
      customerType: 'business',
      firstName: 'Anna',
      lastName: 'de Vries',
      companyName: 'De Vries B.V.',
      chamberOfCommerceNumber: '12345678',
      vatNumber: null,
      street: 'Kerkstraat',
      houseNumber: '1',
      postalCode: '1234 AB',
      city: 'Utrecht',
      country: 'NL',
      phone: '+31612345678',
    },
    lines: [
      { ...line('new', null, 'register', 'xn--caf-dma.nl'), verification },
      { ...line('long', null, 'register', 'lang.com'), years: 3, verification },
      { ...line('old', null, 'move', 'oud.nl'), transferCode: 'A+1', verification },
      { ...line('packet', 'new', 'setUp', 'xn--caf-dma.nl'), productSlug: 'web-start' },
      { ...line('ssl', 'packet', 'extra', 'xn--caf-dma.nl'), productSlug: 'web-start' },
      {
        ...line('boxes', 'old', 'movingService', 'oud.nl'),
        productSlug: 'web-start',
        term: null,
        renewalPrice: null,
        moving: { currentProvider: 'Elders', wishes: 'site\nbitte sorgfältig' },
      },
    ],
    waiting: [],
    evidence: { isEmailConfirmed: true, payerName: null, vat: null },
    mandate: { provider: 'mollie', customerId: 'cst_1', mandateId: 'mdt_1', method: 'ideal' },
  } satisfies OrderMessage)
  expect(await deliveryShop.states(order.id)).toEqual(lines.map(({ itemId }) => `${itemId}: waiting`).toSorted())
})

const verification: NonNullable<LineToDeliver['verification']> = {
  proofs: [
    { claim: 'email', by: 'confirmed_link' },
    { claim: 'organisation', by: 'company_number' },
  ],
  needs: [],
  neededBy: null,
}

function line(itemId: string, parentId: string | null, kind: OrderMessage['lines'][number]['kind'], name: string) {
  const rest = {
    productSlug: 'domain-nl',
    term: 'yearly',
    renewalPrice: 9.99,
    transferCode: null,
    moving: null,
  } as const
  return { itemId, parentId, kind, name, ...rest }
}

test('C19 killed after sending, before that is written down: sent again under the same id, taken once', async () => {
  const order = await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  const dead = deliveryShop.startWorker({
    leaseMs: 300,
    holdEveryMs: 60_000,
    events: { markSent: () => new Promise(() => {}) },
    stopTimeoutMs: 0,
  })
  await expect.poll(() => deliveryShop.receiver.received.length).toBe(1)
  await dead.stop()
  expect(await sent()).toBe(0)
  deliveryShop.startWorker()
  await expect.poll(jobs).toEqual([])
  const ids = deliveryShop.receiver.received.map(({ id }) => id)
  expect(ids).toEqual([ids[0], ids[0]])
  expect(deliveryShop.receiver.taken).toHaveLength(1)
  expect(await sent()).toBe(1)
  expect(await deliveryShop.states(order.id)).toEqual(['name: waiting', 'packet: waiting'])
})

test('C20 20 events are held by a worker that does not come back: two others go on, each order in its order', async () => {
  const customerId = await verifiedCustomer()
  const orders = []
  for (let index = 0; index < 20; index += 1) orders.push(await insertPaidOrder(deliveryShop.pool, customerId))
  await createJobQueue(deliveryShop.pool, { leaseMs: 400 }).take(20, ['send_provisioning_event'], [])
  for (const order of orders) {
    for (const step of [1, 2]) await addStep(order.id, `${order.number} ${step}`)
  }
  deliveryShop.receiver.mood = async (response, event) => {
    await pause(Math.random() * 10)
    return Math.random() < 0.2 ? answers(500)(response, event) : takes(response, event)
  }
  for (let index = 0; index < 2; index += 1) deliveryShop.startWorker({ maxConcurrent: 8 })
  await expect.poll(sent).toBe(60)
  await expect.poll(jobs).toEqual([])
  const taken = deliveryShop.receiver.taken
  expect(taken).toHaveLength(60)
  for (const { number } of orders) {
    const steps = taken.map(({ data }) => data.orderNumber).filter((told) => told.startsWith(number))
    expect(steps).toEqual([number, `${number} 1`, `${number} 2`])
  }
})

/** A further event of an order, recognisable by its number. */
function addStep(orderId: string, orderNumber: string): Promise<void> {
  return createTransaction(deliveryShop.pool)((stores) =>
    addProvisioningEvent(stores, orderId, 'order.released', { orderNumber, lines: [] } as unknown as OrderMessage),
  )
}

test('an event that cannot be sent holds up those behind it, and nobody else', async () => {
  const customerId = await verifiedCustomer()
  const first = await insertPaidOrder(deliveryShop.pool, customerId)
  const second = await insertPaidOrder(deliveryShop.pool, customerId)
  await addStep(first.id, `${first.number} 1`)
  deliveryShop.receiver.mood = (response, event) =>
    (event.data.orderNumber === first.number ? answers(503) : takes)(response, event)
  deliveryShop.startWorker({ backOff: () => 20 })
  await expect.poll(() => deliveryShop.receiver.taken.map(({ data }) => data.orderNumber)).toEqual([second.number])
  await expect.poll(() => deliveryShop.receiver.received.length).toBeGreaterThan(5)
  expect(deliveryShop.receiver.received.some(({ data }) => data.orderNumber.endsWith(' 1'))).toBe(false)
  deliveryShop.receiver.mood = takes
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.taken.map(({ data }) => data.orderNumber)).toEqual([
    second.number,
    first.number,
    `${first.number} 1`,
  ])
})

test.each([301, 400, 401, 404, 410, 500, 503])('an answer of %i is no success: tried again', async (status) => {
  await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  let tries = 0
  deliveryShop.receiver.mood = (response, event) => ((tries += 1) < 3 ? answers(status) : takes)(response, event)
  deliveryShop.startWorker()
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.received).toHaveLength(3)
  expect(deliveryShop.receiver.taken).toHaveLength(1)
  const isRefusal = status >= 400 && status < 500
  expect(deliveryShop.log.filter((told) => told.startsWith('alert'))).toHaveLength(isRefusal ? 2 : 0)
})

test('a receiver that says nothing is given up in time and tried again', async () => {
  await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  deliveryShop.receiver.mood = () => {}
  deliveryShop.startWorker({ timeoutMs: 100 })
  await expect.poll(() => deliveryShop.receiver.received.length).toBeGreaterThan(1)
  deliveryShop.receiver.mood = takes
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.taken).toHaveLength(1)
})

test('a receiver that is not there is tried again, and the operator reads why', async () => {
  await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  await deliveryShop.receiver[Symbol.asyncDispose]()
  deliveryShop.startWorker({ backOff: () => 60_000 })
  await expect
    .poll(async () => (await jobs())[0]?.['last_error'])
    .toMatch(/^provisioning cannot be reached: .*ECONNREFUSED/)
})

test('a receiver that is away for two days: the event is kept as given up, and the next one brings it back', async () => {
  const order = await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  deliveryShop.receiver.mood = answers(503)
  deliveryShop.startWorker()
  await expect.poll(async () => (await jobs())[0]?.['failed_at'] ?? null).not.toBeNull()
  const [job] = await jobs()
  expect(job).toMatchObject({ attempts: 60, last_error: expect.stringContaining('503') })
  expect(deliveryShop.receiver.received).toHaveLength(60)
  deliveryShop.receiver.mood = takes
  await addStep(order.id, `${order.number} 1`)
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.taken.map(({ data }) => data.orderNumber)).toEqual([order.number, `${order.number} 1`])
})

test('events come in the order in which they were written, whatever the clock says', async () => {
  const order = await insertPaidOrder(deliveryShop.pool, await verifiedCustomer())
  await addStep(order.id, 'later')
  await deliveryShop.pool.query(
    `update provisioning_events set created_at = now() - interval '1 day' where type <> 'order.paid'`,
  )
  expect((await createProvisioningEvents(deliveryShop.pool).next(order.id))?.message.orderNumber).toBe(order.number)
})

test('nothing is announced of an order whose transaction is rolled back', async () => {
  const customerId = await verifiedCustomer()
  await expect(
    insertPaidOrder(deliveryShop.pool, customerId, { lines: [nameLine('twice'), nameLine('twice')] }),
  ).rejects.toThrow(/duplicate key/)
  expect(await jobs()).toEqual([])
  expect(await sent()).toBe(0)
})

test('what must wait is named with its reason, and is not handed over', async () => {
  const paidAt = new Date(Date.now() - 5 * 86_400_000)
  const order = await insertPaidOrder(deliveryShop.pool, await verifiedCustomer(), { immediateStart: false, paidAt })
  deliveryShop.startWorker()
  await expect.poll(() => deliveryShop.receiver.taken.length).toBe(1)
  const until = withdrawalEndOf(paidAt)
  const held = { heldFor: 'withdrawal_period', heldUntil: until.toISOString() }
  expect(deliveryShop.receiver.taken[0]?.data).toMatchObject({
    lines: [],
    waiting: [
      { itemId: 'name', kind: 'register', name: 'name.nl', ...held },
      { itemId: 'packet', kind: 'setUp', name: 'name.nl', ...held },
    ],
  })
  expect(await deliveryShop.states(order.id)).toEqual(['name: held', 'packet: held'])
  // The job that sent the event is gone a moment after the event was taken.
  await expect
    .poll(async () => (await jobs()).map(({ task, run_at }) => [task, run_at]))
    .toEqual([['release_deliveries', until]])
})
