import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { noFaults } from '#apps/demo/bank/faults.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, tracesOf, unpaid } from './payment-traces.ts'

let checkout: CheckoutShop
beforeAll(async () => {
  checkout = await openCheckoutShop()
})
afterAll(() => checkout[Symbol.asyncDispose]())
beforeEach(async () => {
  checkout.alerts.length = 0
  await checkout.pool.query('update payments set next_poll_at = null')
})
afterEach(() => void Object.assign(checkout.bank.faults, noFaults()))

const unheard = { webhook: 'never', anyway: true } as const
const round = ({ deps }: CheckoutShop = checkout) => reconcilePayments(deps)

/** As if the payment and all that is written about it were so much older. */
async function age(paymentId: string, interval: string): Promise<void> {
  await checkout.pool.query(
    `update payments set created_at = created_at - $2::interval, settled_at = settled_at - $2::interval,
       next_poll_at = next_poll_at - $2::interval where id = $1`,
    [paymentId, interval],
  )
}

/** Seconds until it is looked at again. */
async function nextLook({ id }: Started): Promise<number | null> {
  const [row] = await checkout.rowsOf<{ seconds: number | null }>(
    'select extract(epoch from next_poll_at - now())::float as seconds from payments where id = $1',
    [id],
  )
  return row?.seconds ?? null
}

test('C14 what no webhook told is found when it is due, and not before', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await round()
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('open'))
  await age(started.id, '31 seconds')
  await round()
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
  expect(await nextLook(started)).toBeCloseTo(3600, -2)
})

test('under way it is looked at again after 30 s, 1, 2, 4 minutes, then every five', async () => {
  const started = await startedPayment(checkout)
  const waits: number[] = []
  while (waits.length < 6) {
    await age(started.id, `${((await nextLook(started)) ?? 0) + 0.1} seconds`)
    await round()
    waits.push(Math.round(((await nextLook(started)) ?? 0) / 10) * 10)
  }
  expect(waits).toEqual([30, 60, 120, 240, 300, 300])
})

test('one that ended is looked at once more, and money that came late counts', async () => {
  const [late, never] = [await startedPayment(checkout), await startedPayment(checkout)]
  for (const { id, providerId } of [late, never]) {
    await checkout.bank.decide(providerId, 'expired', unheard)
    await age(id, '31 seconds')
  }
  await round()
  expect(await nextLook(late)).toBeCloseTo(3600, -2)
  await checkout.bank.decide(late.providerId, 'paid', unheard)
  for (const { id } of [late, never]) await age(id, '61 minutes')
  await round()
  expect(await tracesOf(checkout, late.id)).toMatchObject({ status: 'paid', isCounted: true, invoices: 1 })
  expect(await nextLook(never)).toBeNull()
})

test('C59 a refund that no webhook told is found within the hour, the day, the week', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await age(started.id, '31 seconds')
  await round()
  await age(started.id, '61 minutes')
  await round()
  expect(((await nextLook(started)) ?? 0) / 3600).toBeCloseTo(23, 0)
  await checkout.bank.decide(started.providerId, 'refunded', unheard)
  await age(started.id, '1 day')
  await round()
  expect((await tracesOf(checkout, started.id)).events).toEqual([`paid ${started.cents}`, `refunded ${started.cents}`])
  expect(((await nextLook(started)) ?? 0) / 86_400).toBeCloseTo(7, 0)
  await age(started.id, '60 days')
  await round()
  expect(await nextLook(started)).toBeNull()
})

test('C22 two processes share the work: every payment is looked at once', async () => {
  await using second = await openCheckoutShop({ database: checkout.shop.database, bank: checkout.running })
  const started: Started[] = []
  for (let count = 0; count < 30; count += 1) started.push(await startedPayment(checkout))
  for (const { id, providerId } of started) {
    await checkout.bank.decide(providerId, 'paid', unheard)
    await age(id, '31 seconds')
  }
  await Promise.all([round(), round(second)])
  for (const { id, cents } of started) expect(await tracesOf(checkout, id)).toEqual(paidOnce(cents))
})

test('polls come one after the other, with a pause between them', async () => {
  for (let count = 0; count < 4; count += 1) await age((await startedPayment(checkout)).id, '31 seconds')
  const begun = performance.now()
  await round()
  expect(performance.now() - begun).toBeGreaterThan(3 * 24)
})

test('what was read before a payment was sent is not taken for what it is now', async () => {
  const { deps } = checkout
  const started = await startedPayment(checkout)
  const read = (await deps.payments.find(started.id)) ?? expect.fail()
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  expect(await settlePayment(deps, started.id, 'poll', { payment: { ...read, providerId: null } })).toBe(true)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

test('C22 a process that dies in the middle leaves nothing behind: it is all due again after a minute', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await age(started.id, '31 seconds')
  expect((await checkout.deps.payments.leaseDue(20)).map(({ id }) => id)).toEqual([started.id])
  await round()
  expect(await tracesOf(checkout, started.id)).toEqual(unpaid('open'))
  await age(started.id, '61 seconds')
  await round()
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

test('a provider that is away ends the round; when it is back everything is found', async () => {
  const started = await startedPayment(checkout)
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  await age(started.id, '31 seconds')
  checkout.bank.faults.failNext = Number.POSITIVE_INFINITY
  await expect(round()).rejects.toThrow('payment_provider_unavailable')
  checkout.bank.faults.failNext = 0
  await age(started.id, '61 seconds')
  await expect
    .poll(
      async () =>
        round().then(
          () => 'found',
          () => 'away',
        ),
      { timeout: 20_000 },
    )
    .toBe('found')
  await age(started.id, '61 seconds')
  await round()
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

/** An attempt whose creation nobody answered. */
async function lostPayment(): Promise<Started> {
  const started = await startedPayment(checkout)
  await checkout.pool.query('update payments set provider_id = null, checkout_url = null where id = $1', [started.id])
  return started
}

test('C11 an attempt whose creation got lost is gone on with, under the same key', async () => {
  const started = await lostPayment()
  await age(started.id, '31 seconds')
  await round()
  expect(await checkout.providerIdOf(started.id)).toBe(started.providerId)
})

test('C11 after an hour it is looked for, not made again', async () => {
  const started = await lostPayment()
  await checkout.bank.decide(started.providerId, 'paid', unheard)
  const created = checkout.created.length
  await age(started.id, '61 minutes')
  await round()
  expect(checkout.created.length).toBe(created)
  expect(await tracesOf(checkout, started.id)).toEqual(paidOnce(started.cents))
})

test.each([
  ['given up for another', 'open', 'now()', 'expired'],
  ['over', 'failed', 'null', 'failed'],
])('one that is %s is not made after all', async (_, status, superseded, end) => {
  const { cartId } = await startedPayment(checkout)
  const [order] = await checkout.rowsOf<{ id: string }>('select id from orders where cart_id = $1', [cartId])
  const id = `not-made-${status}`.padEnd(22, '0')
  await checkout.pool.query(
    `insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, status, superseded_at, next_poll_at)
     values ($1, $2, $3, 'ideal', 'nl', 1210, $4, ${superseded}, now() - interval '1 second')`,
    [id, order?.id, cartId, status],
  )
  const created = checkout.created.length
  await round()
  expect(checkout.created.length).toBe(created)
  expect((await tracesOf(checkout, id)).status).toBe(end)
})
