import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDeliveries } from '#features/deliveries/repository.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { withdrawalEndOf } from '#core/orders/withdrawal-period.ts'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertPaidOrder, payInTransaction } from '#tests/builders/paid-order.ts'

let deliveryShop: DeliveryShop
beforeEach(async () => {
  deliveryShop = await openDeliveryShop()
})
afterEach(() => deliveryShop[Symbol.asyncDispose]())

const jobs = async () => (await deliveryShop.pool.query<Record<string, unknown>>('select * from jobs order by id')).rows
const due = async () => {
  const { rows } = await deliveryShop.pool.query('select from jobs where run_at <= now()')
  return rows.length
}
const verify = async (customerId: string) => {
  const token = await deliveryShop.shop.deps.tokens.issue(customerId, 'verify_email')
  return deliveryShop.shop.ask('POST', '/api/auth/email/verify', { json: { token } })
}
const typeDigits = async (customerId: string) => {
  const { pool, shop } = deliveryShop
  const { rows } = await pool.query<{ id: string; email: string; payment: string }>(
    `with mail as (
       insert into mails (cause, template, language, recipient, customer_id)
       select 'order mail', 'orderConfirmed', 'nl', email, id from customers where id = $1
       returning id, recipient as email, customer_id)
     select mail.id, mail.email, paid_payment_id as payment from mail join orders using (customer_id)`,
    [customerId],
  )
  const [mail] = rows
  if (mail === undefined) throw new Error('the order has no mail')
  const code = await shop.deps.emailCodes.issue(mail.id, { id: customerId, email: mail.email })
  return shop.ask('POST', `/api/carts/payments/${mail.payment}/email-code`, { json: { code } })
}
const setPassword = async (customerId: string) => {
  const token = await deliveryShop.shop.deps.tokens.issue(customerId, 'set_password')
  const json = { token, password: 'een heel lang wachtwoord 7' }
  return deliveryShop.shop.ask('POST', '/api/auth/password/set', { json })
}
const events = () => deliveryShop.receiver.taken.map(({ type, data }) => [type, data.lines.map(({ itemId }) => itemId)])
const itemAt = async (orderId: string, itemId: string) =>
  (await readDeliveries(deliveryShop.pool, orderId)).find((delivery) => delivery.itemId === itemId)

test.each([
  ['the link in the mail', verify],
  ['the digits in the mail', typeDigits],
  ['a new password by mail', setPassword],
])('domain names wait until the address is confirmed by %s, packages do not', async (_, confirm) => {
  const customerId = await insertCustomer(deliveryShop.pool)
  const order = await insertPaidOrder(deliveryShop.pool, customerId)
  deliveryShop.startWorker()
  await expect.poll(due).toBe(0)
  expect(events()).toEqual([['order.paid', ['packet']]])
  expect(deliveryShop.receiver.taken[0]?.data.waiting).toEqual([
    { itemId: 'name', kind: 'register', name: 'name.nl', heldFor: 'email', heldUntil: null },
  ])
  expect(await deliveryShop.states(order.id)).toEqual(['name: held', 'packet: waiting'])
  expect((await confirm(customerId)).status).toBe(200)
  await expect.poll(events).toEqual([
    ['order.paid', ['packet']],
    ['order.released', ['name']],
  ])
  expect(deliveryShop.receiver.taken[1]?.data).toMatchObject({
    orderNumber: order.number,
    customer: { phone: '+31612345678' },
    waiting: [],
    mandate: null,
  })
  expect(await deliveryShop.states(order.id)).toEqual(['name: waiting', 'packet: waiting'])
  expect(await itemAt(order.id, 'name')).toMatchObject({ heldFor: null, heldUntil: null })
})

test('what is released ten times at once is handed over once', async () => {
  const customerId = await insertCustomer(deliveryShop.pool)
  const orders = [
    await insertPaidOrder(deliveryShop.pool, customerId),
    await insertPaidOrder(deliveryShop.pool, customerId),
  ]
  await deliveryShop.pool.query('update customers set email_verified_at = now() where id = $1', [customerId])
  await Promise.all(Array.from({ length: 10 }, () => deliveryShop.release(customerId)))
  const { rows } = await deliveryShop.pool.query(
    `select order_id, count(*)::int from provisioning_events where type = 'order.released' group by 1 order by 1`,
  )
  expect(rows).toEqual(
    orders.map(({ id }) => ({ order_id: id, count: 1 })).toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1)),
  )
})

test('an address confirmed while the payment is being counted: nothing is left behind', async () => {
  const customerId = await insertCustomer(deliveryShop.pool)
  deliveryShop.startWorker()
  const order = await inTransaction(deliveryShop.pool, async (client) => {
    const paid = await payInTransaction(client, customerId)
    await verify(customerId)
    await expect.poll(jobs).toEqual([])
    return paid
  })
  await expect.poll(() => deliveryShop.states(order.id)).toEqual(['name: waiting', 'packet: waiting'])
  await expect.poll(jobs).toEqual([])
  expect(deliveryShop.receiver.taken.map(({ type }) => type)).toEqual(['order.paid', 'order.released'])
})

test('the address of somebody else releases nothing', async () => {
  const order = await insertPaidOrder(deliveryShop.pool, await insertCustomer(deliveryShop.pool))
  const other = await insertCustomer(deliveryShop.pool)
  deliveryShop.startWorker()
  await verify(other)
  await expect.poll(jobs).toEqual([])
  expect(await deliveryShop.states(order.id)).toEqual(['name: held', 'packet: waiting'])
})

test('a consumer who did not ask for an immediate start: after the withdrawal period, and not before', async () => {
  const customerId = await insertCustomer(deliveryShop.pool)
  await verify(customerId)
  const order = await insertPaidOrder(deliveryShop.pool, customerId, { immediateStart: false })
  const until = withdrawalEndOf(new Date())
  deliveryShop.startWorker()
  await expect.poll(due).toBe(0)
  expect((await jobs()).map(({ task, run_at }) => [task, run_at])).toEqual([['release_deliveries', until]])
  await deliveryShop.release(customerId)
  expect(await itemAt(order.id, 'packet')).toMatchObject({
    state: 'held',
    heldFor: 'withdrawal_period',
    heldUntil: until,
  })
  await travel(order.id)
  await expect.poll(events).toEqual([
    ['order.paid', []],
    ['order.released', ['name', 'packet']],
  ])
  expect(await deliveryShop.states(order.id)).toEqual(['name: waiting', 'packet: waiting'])
  await expect.poll(jobs).toEqual([])
})

test('after that period a name still waits for the address, and what hangs under it does not', async () => {
  const customerId = await insertCustomer(deliveryShop.pool)
  const order = await insertPaidOrder(deliveryShop.pool, customerId, { immediateStart: false })
  deliveryShop.startWorker()
  await travel(order.id)
  await expect.poll(events).toEqual([
    ['order.paid', []],
    ['order.released', ['packet']],
  ])
  expect(await itemAt(order.id, 'name')).toMatchObject({ state: 'held', heldFor: 'email', heldUntil: null })
  await verify(customerId)
  await expect.poll(() => events().at(-1)).toEqual(['order.released', ['name']])
})

const back: readonly (readonly [string, string, boolean])[] = [
  ['withdrawn', noted('withdrawn'), false],
  ['charged back', noted('charged_back'), false],
  ['refunded whole', 'update payments set refunded_cents = amount_cents where order_id = $1', false],
  ['refunded in part', 'update payments set refunded_cents = amount_cents - 1 where order_id = $1', true],
]
test.each(back)('whether a line that waited starts by itself when the order is %s', async (_, statement, starts) => {
  const customerId = await insertCustomer(deliveryShop.pool)
  await verify(customerId)
  const order = await insertPaidOrder(deliveryShop.pool, customerId, { immediateStart: false })
  await deliveryShop.pool.query(statement, [order.id])
  deliveryShop.startWorker()
  await travel(order.id)
  await expect.poll(jobs).toEqual([])
  const state = starts ? 'waiting' : 'held'
  expect(await deliveryShop.states(order.id)).toEqual([`name: ${state}`, `packet: ${state}`])
  expect(events().map(([type]) => type)).toEqual(['order.paid', ...(starts ? ['order.released'] : [])])
})

function noted(kind: string): string {
  return `insert into order_events (order_id, kind, amount_cents, dedup_key) values ($1, '${kind}', 100, 'x')`
}

/** To a day after the withdrawal period: orders never change, but for this. */
async function travel(orderId: string): Promise<void> {
  await deliveryShop.pool.query('alter table orders disable trigger orders_never_change')
  await deliveryShop.pool.query(`update orders set paid_at = now() - interval '20 days' where id = $1`, [orderId])
  await deliveryShop.pool.query('alter table orders enable trigger orders_never_change')
  await deliveryShop.pool.query(`update jobs set run_at = now() where task = 'release_deliveries'`)
}

test('whoever confirms the address is told of the last order, as long as the link is good', async () => {
  const customerId = await insertCustomer(deliveryShop.pool)
  expect((await verify(customerId)).body).toEqual({ status: 'verified' })
  await insertPaidOrder(deliveryShop.pool, customerId)
  const { id } = await insertPaidOrder(deliveryShop.pool, customerId)
  await insertPaidOrder(deliveryShop.pool, await insertCustomer(deliveryShop.pool))
  const { rows } = await deliveryShop.pool.query<{ paid_payment_id: string }>(
    'select paid_payment_id from orders where id = $1',
    [id],
  )
  const token = await deliveryShop.shop.deps.tokens.issue(customerId, 'verify_email')
  const ask = async () => (await deliveryShop.shop.ask('POST', '/api/auth/email/verify', { json: { token } })).body
  const told = { status: 'verified', paymentId: rows[0]?.paid_payment_id }
  expect(await ask()).toEqual(told)
  expect(await ask(), 'a second time').toEqual(told)
  await deliveryShop.pool.query(`update customer_tokens set expires_at = now() where customer_id = $1`, [customerId])
  expect(await ask(), 'an old link opens nothing more').toEqual({ status: 'verified' })
})
