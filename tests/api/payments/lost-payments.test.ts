import type { Deps } from '#features/deps.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOrderSeal } from '#features/payments/sealed-order.ts'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { comparePayments, takeOverPayment, watchForLostPayments } from '#features/payments/lost-payments.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { paidOnce, type Started, startedPayment, tracesOf, webhook } from './payment-traces.ts'
import { domainChoice, extraChoice, hostingChoice } from '#tests/api/carts/choices.ts'

/** What the provider was asked about, by the restored shop. */
let asked: string[] = []
const counted = (real: PaymentProvider): PaymentProvider => ({
  ...real,
  find: (id) => {
    asked.push(id)
    return real.find(id)
  },
})

/** Two shops at one bank: what the first sells is what the second lost when its database was taken back. */
let before: CheckoutShop
let after: CheckoutShop
beforeEach(async () => {
  before = await openCheckoutShop()
  after = await openCheckoutShop({ bank: before.running, provider: counted, settings: { limits: true } })
  asked = []
})
afterEach(async () => {
  await after[Symbol.asyncDispose]()
  await before[Symbol.asyncDispose]()
})

const unheard = { webhook: 'never' } as const
const choices = (name: string) => [
  domainChoice('d', name),
  hostingChoice('h', 'd', `${name}.nl`),
  extraChoice('x', 'h', `${name}.nl`),
]

async function sold(name: string, options: { readonly choices?: readonly object[] } = {}): Promise<Started> {
  const started = await startedPayment(before, { choices: options.choices ?? choices(name) })
  await before.bank.decide(started.providerId, 'paid', unheard)
  await webhook(before, started.id, started.providerId)
  expect(await tracesOf(before, started.id)).toEqual(paidOnce(started.cents))
  return started
}

function takeOver(providerId: string, changed: Partial<Deps> = {}) {
  return takeOverPayment({ ...after.deps, ...changed }, providerId)
}

/** The customer was there before the moment that the database was taken back to. */
async function surviving({ customerId }: Started): Promise<void> {
  await copied('customers', 'id = $1', customerId)
}

/** As a restore would: no number of the first shop is given out by the second. */
async function afterRestore(): Promise<void> {
  const series = createNumberSeries(after.pool)
  await series.openAfter(await series.current(), 'test')
}

async function copied(table: string, condition: string, value: string): Promise<void> {
  const rows = await before.rowsOf<{ row: object }>(`select to_jsonb(t) as row from ${table} as t where ${condition}`, [
    value,
  ])
  await after.pool.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows.map(({ row }) => row)),
  ])
}

/** With the first digits of the hash of the terms: the copy at the provider has no room for more. */
const orderOf = async (shop: CheckoutShop, paymentId: string) => {
  const [order] = await shop.rowsOf<{ number: string; snapshot: object }>(
    `select number, customer_id, cart_id, cart_version, language, jsonb_set(
       snapshot, '{consents,terms,sha256}', to_jsonb(left(snapshot #>> '{consents,terms,sha256}', 16))) as snapshot
     from orders where paid_payment_id = $1`,
    [paymentId],
  )
  return order
}
const kindsOf = async (ids: readonly string[]) => {
  const found = await comparePayments(after.deps, new Date(0))
  return ids.map((id) => found.find(({ payment }) => payment.id === id)?.kind ?? null)
}

const many = (name: string) =>
  Array.from({ length: 25 }, (_, index) => domainChoice(crypto.randomUUID(), `${name}-${crypto.randomUUID()}-${index}`))

const watch = (numberSeries = after.deps.numberSeries) => watchForLostPayments({ ...after.deps, numberSeries })
const dueAgain = () => after.pool.query('update payment_comparison set started_at = null')

test('what the provider knows and we lost is found, and becomes the order it was: once, however often', async () => {
  await afterRestore()
  const [one, open, known] = [await sold('een'), await startedPayment(before), await startedPayment(after)]
  await surviving(one)
  await before.bank.decide(known.providerId, 'paid', unheard)
  const ids = [one.providerId, open.providerId, known.providerId]
  expect(await kindsOf(ids)).toEqual(['lost', 'open', 'unsettled'])

  const done = await Promise.all(Array.from({ length: 5 }, () => takeOver(one.providerId)))
  expect(new Set(done.map(({ isDone }) => isDone))).toEqual(new Set([true]))
  expect(await takeOver(one.providerId)).toMatchObject({ isDone: true, wasKnown: true })
  expect(await tracesOf(after, one.id)).toEqual(paidOnce(one.cents))
  expect(await orderOf(after, one.id)).toEqual(await orderOf(before, one.id))

  expect(await takeOver(open.providerId)).toEqual({ isDone: false, reason: 'unpaid' })
  expect(await takeOver(known.providerId)).toMatchObject({ isDone: true, wasKnown: true })
  expect(await tracesOf(after, known.id)).toEqual(paidOnce(known.cents))
  expect(await kindsOf(ids)).toEqual([null, 'open', null])
})

test('when the order is still there and only its second attempt was lost, that pays it', async () => {
  const first = await startedPayment(before)
  for (const table of ['customers', 'orders', 'payments'] as const) await copied(table, ...rowOf(table, first))
  const second = await before.pay(first.customerId, first.cartId, { ...idealPayment, paymentMethod: 'creditcard' })
  const providerId = await before.providerIdOf(second.body.id)
  await before.bank.decide(providerId, 'paid', unheard)
  expect(second.body.orderNumber).toBe(first.body.orderNumber)
  expect(await takeOver(providerId)).toEqual({ isDone: true, wasKnown: false, orderNumber: first.body.orderNumber })
  expect(await tracesOf(after, second.body.id)).toEqual(paidOnce(first.cents))
  expect(await tracesOf(after, first.id)).toMatchObject({ isVoided: true, isCounted: false })
  expect(await after.rowsOf('select from orders')).toHaveLength(1)
})

function rowOf(table: 'customers' | 'orders' | 'payments', { id, customerId }: Started): [string, string] {
  if (table === 'payments') return ['id = $1', id]
  return [table === 'orders' ? 'customer_id = $1' : 'id = $1', customerId]
}

test('cut short after the order was written down, the reconciler finds it due', async () => {
  const lost = await sold('halverwege')
  const refusing = { ...after.deps.provider }
  let finds = 0
  refusing.find = (id) => ((finds += 1) > 1 ? Promise.reject(new Error('killed')) : before.deps.provider.find(id))
  await expect(takeOver(lost.providerId, { provider: refusing })).rejects.toThrow('killed')
  expect(await tracesOf(after, lost.id)).toMatchObject({ status: 'open', invoices: 0 })
  expect(await after.rowsOf('select next_poll_at is not null as due from payments where id = $1', [lost.id])).toEqual([
    { due: true },
  ])
  expect(await takeOver(lost.providerId)).toMatchObject({ isDone: true })
  expect(await tracesOf(after, lost.id)).toEqual(paidOnce(lost.cents))
})

describe('a buyer who is gone', () => {
  test('is made again with what the order says, and has to confirm the address', async () => {
    const lost = await sold('nieuw')
    expect(await takeOver(lost.providerId)).toMatchObject({ isDone: true })
    const fields = 'id, email, type, first_name, street, postal_code, country, phone, language'
    const [was] = await before.rowsOf(`select ${fields} from customers where id = $1`, [lost.customerId])
    const made = await after.rowsOf(`select ${fields}, email_verified_at from customers`)
    expect(made).toEqual([{ ...was, email_verified_at: null }])
  })

  test('and has registered again is the same only after confirming the address', async () => {
    const lost = await sold('opnieuw')
    const [was] = await before.rowsOf<{ email: string }>('select email from customers where id = $1', [lost.customerId])
    const customerId = await after.customer({ email: was?.email ?? '' })
    expect(await takeOver(lost.providerId)).toEqual({ isDone: false, reason: 'stranger' })
    await after.pool.query('update customers set email_verified_at = now()')
    expect(await takeOver(lost.providerId)).toMatchObject({ isDone: true })
    expect(await orderOf(after, lost.id)).toMatchObject({
      customer_id: customerId,
      snapshot: { buyer: { customerId } },
    })
  })

  test('and has ordered and paid the same again gets the first payment back', async () => {
    const lost = await sold('dubbel')
    await surviving(lost)
    await afterRestore()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const cartId = await after.cartOf(lost.customerId, ...choices('dubbel'))
    const again = await after.pay(lost.customerId, cartId)
    const providerId = await after.providerIdOf(again.body.id)
    await before.bank.decide(providerId, 'paid', unheard)
    await webhook(after, again.body.id, providerId)
    expect(await takeOver(lost.providerId)).toMatchObject({ isDone: true })
    expect(await tracesOf(after, lost.id)).toMatchObject({
      discrepancy: 'paid_duplicate',
      invoices: 0,
      refunds: [lost.cents],
    })
    expect(await tracesOf(after, again.body.id)).toEqual(paidOnce(lost.cents))
  })
})

test('an order too long for the provider is for a person: nothing is written', async () => {
  const lost = await sold('lang', { choices: many('lang') })
  expect(await kindsOf([lost.providerId])).toEqual(['lost'])
  expect(await takeOver(lost.providerId)).toEqual({ isDone: false, reason: 'unreadable' })
  expect(await after.rowsOf('select from orders')).toEqual([])
})

test('what cannot be read, is not ours, went back or has lost its number is refused, and nothing is written', async () => {
  const lost = await sold('weigering')
  expect(await takeOver(lost.providerId, { seal: createOrderSeal(['another secret']) })).toEqual({
    isDone: false,
    reason: 'unreadable',
  })
  expect(await takeOver('tr_madeup')).toEqual({ isDone: false, reason: 'unknown' })
  const other = await startedPayment(after)
  const [order] = await before.rowsOf<{ number: string }>('select number from orders where paid_payment_id = $1', [
    lost.id,
  ])
  await after.pool.query('alter table orders disable trigger orders_never_change')
  await after.pool.query('update orders set number = $1', [order?.number])
  expect(await takeOver(lost.providerId)).toEqual({ isDone: false, reason: 'collision' })
  await before.bank.decide(lost.providerId, 'refunded', unheard)
  expect(await takeOver(lost.providerId)).toEqual({ isDone: false, reason: 'returned' })
  expect(await kindsOf([lost.providerId])).toEqual([null])
  expect(await after.rowsOf('select id from payments')).toEqual([{ id: other.id }])
})

describe('a webhook for a payment that we do not know', () => {
  test('alerts once, if the provider says that it is ours', async () => {
    const lost = await sold('webhook')
    for (let times = 0; times < 3; times += 1) expect((await webhook(after, lost.id, lost.providerId)).status).toBe(200)
    expect(after.alerts).toEqual([
      expect.stringMatching(new RegExp(`^alert payment: The shop does not know .*take-over ${lost.providerId} `)),
    ])
    expect(asked).toEqual([lost.providerId])
    await webhook(after, 'A'.repeat(22), lost.providerId)
    expect(after.alerts).toHaveLength(1)
  })

  test('asks the provider about made-up ids at most 30 times a minute, and writes nothing into the log', async () => {
    for (let id = 0; id < 50; id += 1) {
      expect((await webhook(after, 'B'.repeat(22), `tr_madeup${id}`)).status).toBe(200)
    }
    expect(asked).toHaveLength(30)
    expect(after.alerts).toEqual([])
  })
})

describe('the watch over all payments', () => {
  test('alerts once, opens a series when numbers of this one were lost, and looks again until all is well', async () => {
    await after.pool.query(`update payment_comparison set compared_until = now() - interval '2 days'`)
    const lost = await sold('bewaking')
    await watch()
    await watch()
    await dueAgain()
    await watch()
    const mine = after.alerts.filter((line) => line.includes(lost.providerId) || line.includes(' numbers:'))
    expect(mine).toEqual([
      expect.stringContaining('alert numbers: A new number series was opened'),
      expect.stringContaining(lost.providerId),
    ])
    expect(await createNumberSeries(after.pool).list()).toMatchObject([
      { restore: 0, reason: 'first' },
      { restore: 1, reason: 'lost payments' },
    ])
    const [{ until } = { until: new Date() }] = await after.rowsOf<{ until: Date }>(
      'select compared_until as until from payment_comparison',
    )
    expect(until.getTime()).toBeLessThan(Date.now() - 60_000)
    for (const { payment, kind } of await comparePayments(after.deps, new Date(0))) {
      if (kind === 'lost') await takeOver(payment.id)
    }
    expect(await kindsOf([lost.providerId])).toEqual([null])
  })
})
