import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import type { DeclaredResponse } from '#features/declarations/schema/declaration.ts'
import { decideAsProvider } from '#features/declarations/decide-declaration.ts'
import { replayEvents } from '#features/deliveries/replay-events.ts'
import {
  createProvisioningEvents,
  readUnfinishedDeliveries,
  readUnreportedEnds,
} from '#features/deliveries/repository.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { releaseDeliveries } from '#features/deliveries/deliver-order.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import type { EndMessage, ProvisioningEvent } from '#platform/clients/provisioning.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import { silentLog } from '#platform/telemetry/log.ts'
import type { Receiver } from '#apps/receiver/receiver.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { as } from '#tests/builders/customers.ts'
import { openDemoProvisioning } from '#tests/builders/demo-provisioning.ts'

/** A shop whose orders go to the receiver of the demo, which answers within milliseconds. */
let checkout: CheckoutShop
let receiver: Receiver
let worker: Worker
const servers: ReturnType<typeof createServer>[] = []
/** Events that the receiver took, with repeats. */
const sent: ProvisioningEvent[] = []

beforeAll(async () => {
  checkout = await openCheckoutShop()
  const { pool, shop, deps } = checkout
  receiver = await openDemoProvisioning({
    seal: deps.provisioningSeal,
    shopOrigin: `http://127.0.0.1:${shop.port}`,
    unfinished: () => readUnfinishedDeliveries(pool),
    unreportedEnds: () => readUnreportedEnds(pool),
    pace: 0.01,
  })
  const server = createServer((request, response) => receiver.listener(request, response)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sender = createProvisioningSender({ url, seal: deps.provisioningSeal, log: silentLog })
  worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_provisioning_event: createSendProvisioningEvent({
        codes: deps.codes,
        events: createProvisioningEvents(pool),
        sender: {
          async send(event, signal) {
            await sender.send(event, signal)
            sent.push(event)
          },
        },
      }),
      release_deliveries: ({ customerId }) => releaseDeliveries(deps, customerId),
    },
    log: silentLog,
    idleMs: 5,
  })
})
afterAll(async () => {
  await worker.stop()
  await receiver.close()
  for (const server of servers) server.close().closeAllConnections()
  await checkout[Symbol.asyncDispose]()
})

interface Bought {
  readonly customerId: string
  readonly paymentId: string
  readonly providerId: string
  readonly orderNumber: string
}

const unheard = { webhook: 'never' } as const

async function bought(sld: string, { immediateStart = true } = {}): Promise<Bought> {
  const customerId = await checkout.customer()
  await checkout.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  const choices = [domainChoice('naam', sld), hostingChoice('pakket', 'naam', `${sld}.nl`)]
  const cartId = await checkout.cartOf(customerId, ...choices)
  const body = { ...idealPayment, consents: { terms: true, immediateStart } }
  const { body: payment } = await checkout.pay(customerId, cartId, body)
  const providerId = await checkout.providerIdOf(payment.id)
  await checkout.bank.decide(providerId, 'paid')
  await expect.poll(async () => (await checkout.payment(customerId, payment.id)).body.status).toBe('paid')
  return { customerId, paymentId: payment.id, providerId, orderNumber: payment.orderNumber }
}

/** The same report five times at once. */
async function hear({ paymentId, providerId }: Bought): Promise<void> {
  const call = () =>
    checkout.shop.ask('POST', `/api/payments/webhook/${paymentId}`, {
      body: `id=${providerId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const answers = await Promise.all(Array.from({ length: 5 }, call))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}

const deliveriesOf = async ({ customerId, paymentId }: Bought) =>
  (await checkout.payment(customerId, paymentId)).body.order?.deliveries ?? []
const statesOf = async (order: Bought) => (await deliveriesOf(order)).map(({ state }) => state)
const eventsOf = ({ orderNumber }: Bought) => sent.filter(({ message }) => message.orderNumber === orderNumber)
const typesOf = (order: Bought) => eventsOf(order).map(({ type }) => type)
const endedBy = (order: Bought) =>
  eventsOf(order)
    .filter(({ type }) => type === 'order.ended')
    .flatMap(({ message }) => (message as EndMessage).ends)
const centsOf = async ({ customerId, paymentId }: Bought) =>
  cents(Math.round((await checkout.payment(customerId, paymentId)).body.amount * 100))

async function withdrawn(order: Bought, by: string | null, contract = order.orderNumber): Promise<DeclaredResponse> {
  const json = { name: 'Anna de Vries', contract, email: 'anna@klant.example', language: 'nl' }
  return (await checkout.shop.ask('POST', '/api/withdrawals', { json, ...as(by) })).body as unknown as DeclaredResponse
}

test.each([
  ['refunded', 'refund'],
  ['chargedBack', 'chargeback'],
] as const)('all of it %s: each line ends once, is switched off, and the page shows it', async (decision, reason) => {
  const order = await bought(`alles-${reason}`)
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  await checkout.bank.decide(order.providerId, decision, unheard)
  await hear(order)
  await hear(order)
  await expect.poll(() => statesOf(order)).toEqual(['ended', 'ended'])
  expect(typesOf(order)).toEqual(['order.paid', 'order.ended'])
  expect(endedBy(order)).toMatchObject([
    { itemId: 'naam', kind: 'register', reason, refunded: expect.any(Number) },
    { itemId: 'pakket', kind: 'setUp', parentId: 'naam', productSlug: expect.any(String), reason },
  ])
  const paid = (await centsOf(order)) / 100
  expect(eventsOf(order)[1]?.message).toMatchObject({ refund: { reason, amount: paid, inAll: paid, paid } })
  expect(await deliveriesOf(order)).toMatchObject([{ end: { reason } }, { end: { reason } }])
})

test('a part ends nothing and is told; the rest ends everything', async () => {
  const order = await bought('in-delen')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  await checkout.bank.decide(order.providerId, 'refunded', { ...unheard, amount: cents(333) })
  await hear(order)
  await expect.poll(() => typesOf(order)).toEqual(['order.paid', 'order.refunded'])
  expect(eventsOf(order)[1]?.message).toMatchObject({ ends: [], refund: { reason: 'refund', amount: 3.33 } })
  expect(await statesOf(order)).toEqual(['done', 'done'])
  const rest = cents((await centsOf(order)) - 333)
  await checkout.bank.decide(order.providerId, 'refunded', { ...unheard, amount: rest })
  await hear(order)
  await expect.poll(() => statesOf(order)).toEqual(['ended', 'ended'])
  expect(typesOf(order)).toEqual(['order.paid', 'order.refunded', 'order.ended'])
})

test('the price of a name that could not be registered ends that name and leaves the package', async () => {
  const order = await bought('mislukt-einde')
  await expect.poll(() => statesOf(order)).toEqual(['failed', 'done'])
  const [line] = await checkout.rowsOf<{ net: number }>(
    `select jsonb_path_query_first(snapshot, '$.lines[*] ? (@.itemId == "naam")') ->> 'net' as net
     from orders where number = $1`,
    [order.orderNumber],
  )
  const price = cents(Math.round(Number(line?.net) * 1.21))
  await checkout.bank.decide(order.providerId, 'refunded', { ...unheard, amount: price })
  await hear(order)
  await expect.poll(() => statesOf(order)).toEqual(['ended', 'done'])
  expect(endedBy(order)).toMatchObject([
    { itemId: 'naam', reason: 'not_registered', refunded: Number(line?.net) / 100 },
  ])
})

test('a withdrawal ends nothing until its owner confirms it, and then each line once', async () => {
  const order = await bought('herroepen')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  const { receipt, receivedAt } = await withdrawn(order, null)
  expect(typesOf(order)).toEqual(['order.paid'])
  const confirm = () =>
    checkout.shop.ask('POST', '/api/declarations/confirm', { json: { token: receipt }, ...as(order.customerId) })
  const answers = await Promise.all([confirm(), confirm(), confirm()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await expect.poll(() => typesOf(order)).toEqual(['order.paid', 'order.ended'])
  const day = receivedAt.slice(0, 10)
  expect(endedBy(order)).toMatchObject([
    { itemId: 'naam', reason: 'withdrawal', refunded: null },
    { itemId: 'pakket', reason: 'withdrawal', refunded: null },
  ])
  // The name is registered, so it cannot be withdrawn from and expires; the package stops at once.
  const [name, hosting] = endedBy(order)
  expect(Number(name?.lastDay?.slice(0, 4))).toBe(Number(day.slice(0, 4)) + 1)
  expect(Math.abs(Date.parse(hosting?.lastDay ?? '') - Date.parse(day))).toBeLessThanOrEqual(86_400_000)
  await expect.poll(() => statesOf(order)).toEqual(['done', 'ended'])
})

test('a cancellation is told with its last day, and everything works until then', async () => {
  const order = await bought('opzeggen')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  const json = {
    name: 'Anna de Vries',
    contract: order.orderNumber,
    email: 'anna@klant.example',
    language: 'nl',
    type: 'ordinary',
  }
  const answer = await checkout.shop.ask('POST', '/api/cancellations', { json, ...as(order.customerId) })
  const { ends } = answer.body as unknown as { ends: readonly { endsOn: string }[] }
  await expect.poll(() => typesOf(order)).toEqual(['order.paid', 'order.ended'])
  expect(endedBy(order).map(({ reason, lastDay }) => [reason, lastDay])).toEqual(
    ends.map(({ endsOn }) => ['cancellation', endsOn]),
  )
  expect(await statesOf(order)).toEqual(['done', 'done'])
  expect((await deliveriesOf(order)).map(({ end }) => end?.lastDay)).toEqual(ends.map(({ endsOn }) => endsOn))
})

test('what waits for the end of the withdrawal period is never ordered once it is withdrawn', async () => {
  const order = await bought('nooit-besteld', { immediateStart: false })
  await expect.poll(() => statesOf(order)).toEqual(['held', 'held'])
  expect((await withdrawn(order, order.customerId)).effective).toBe(true)
  await checkout.pool.query(
    `update deliveries set hold_until = now() - interval '1 day' where state = 'held'
       and order_id = (select id from orders where number = $1)`,
    [order.orderNumber],
  )
  await releaseDeliveries(checkout.deps, order.customerId)
  await expect.poll(() => statesOf(order)).toEqual(['ended', 'ended'])
  expect(typesOf(order)).toEqual(['order.paid', 'order.ended'])
})

test('a withdrawal that is too late ends nothing until an operator accepts it', async () => {
  const order = await bought('te-laat')
  await checkout.pool.query('alter table orders disable trigger user')
  await checkout.pool.query(`update orders set paid_at = now() - interval '40 days' where number = $1`, [
    order.orderNumber,
  ])
  await checkout.pool.query('alter table orders enable trigger user')
  const { receipt, effective } = await withdrawn(order, order.customerId)
  expect(effective).toBe(true)
  expect(typesOf(order)).toEqual(['order.paid'])
  const accept = () => decideAsProvider(checkout.deps.transaction, receipt, { outcome: 'confirmed' })
  expect([await accept(), await accept()]).toEqual(['confirmed', 'decidedBefore'])
  await expect.poll(() => typesOf(order)).toEqual(['order.paid', 'order.ended'])
})

test('a declaration about a part of an order ends nothing until an operator has read it, and then that part', async () => {
  const order = await bought('een-deel')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  const { receipt } = await withdrawn(order, order.customerId, `${order.orderNumber}, alleen het pakket`)
  expect(typesOf(order)).toEqual(['order.paid'])
  const accept = (items: readonly string[]) =>
    decideAsProvider(checkout.deps.transaction, receipt, { outcome: 'confirmed', items })
  expect(await accept(['iets anders'])).toBe('itemUnknown')
  expect(await accept(['pakket'])).toBe('confirmed')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'ended'])
  expect(endedBy(order)).toMatchObject([{ itemId: 'pakket', reason: 'withdrawal' }])
})

test('an end that nobody was told is not believed', async () => {
  const order = await bought('verzonnen')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  const data = { orderNumber: order.orderNumber, itemId: 'naam', state: 'ended', at: new Date().toISOString() }
  const body = JSON.stringify({ type: 'delivery.progress', data })
  const headers = { 'content-type': 'application/json', ...checkout.deps.provisioningSeal.headersFor('made-up', body) }
  const answer = await checkout.shop.ask('POST', '/api/provisioning/events', { body, headers })
  expect(answer.body).toEqual({ status: 'unknown' })
  expect(await statesOf(order)).toEqual(['done', 'done'])
})

test('the events of an order are sent again by command, with the ids they had', async () => {
  const order = await bought('nog-eens')
  await expect.poll(() => statesOf(order)).toEqual(['done', 'done'])
  await checkout.bank.decide(order.providerId, 'refunded', unheard)
  await hear(order)
  await expect.poll(() => statesOf(order)).toEqual(['ended', 'ended'])
  const before = eventsOf(order).map(({ id }) => id)
  expect(await replayEvents(checkout.deps.transaction, order.orderNumber)).toBe(2)
  await expect.poll(() => eventsOf(order).map(({ id }) => id)).toEqual([...before, ...before])
  expect(await statesOf(order)).toEqual(['ended', 'ended'])
  expect(await replayEvents(checkout.deps.transaction, '2026-999999')).toBe(0)
})
