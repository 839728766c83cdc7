import { describe, expect, test } from 'vitest'
import { addCoupon, countCoupons, listCoupons, listCouponUses, stopCoupon } from '#features/coupons/repository.ts'
import type { Coupon } from '#core/cart/coupon.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import {
  type CheckoutShop,
  idealPayment,
  openCheckoutShop,
  type PaymentReply,
} from '#tests/api/checkout/checkout-shop.ts'
import { openShop } from '#tests/api/shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { as } from '#tests/builders/customers.ts'
import { inLongRun } from '#tests/builders/slices.ts'

const tenth = { percentage: basisPoints(1000) }
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  code: 'WELKOM10',
  from: '2026-01-01',
  off: tenth,
  products: [],
  months: [],
  firstOrderOnly: false,
  maxPerCustomer: null,
  maxInAll: null,
  ...more,
})

type Asker = Pick<CheckoutShop['shop'], 'ask'>
const use = (shop: Asker, cartId: string, code: string, customerId?: string) =>
  shop.ask('POST', `/api/carts/${cartId}/coupon`, { json: { code }, ...(customerId && as(customerId)) })
const drop = (shop: Asker, cartId: string) => shop.ask('DELETE', `/api/carts/${cartId}/coupon`)

test('a code takes its share off the items, is one more of their discounts, and can be taken out', async () => {
  await using shop = await openShop()
  await addCoupon(shop.pool, coupon())
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  const { body: before } = await shop.add(cartId, domainChoice('b', 'tweede', 'com'))
  const { status, body } = await use(shop, cartId, ' welkom\u00a010 ')
  expect(status).toBe(200)
  const { subtotal, discount } = before.cart
  const off = Math.round((subtotal - discount) * 10) / 100
  expect(body).toMatchObject({ coupon: { code: 'WELKOM10', discount: off } })
  expect(body.discount).toBeCloseTo(discount + off, 2)
  const shares = body.items.flatMap(({ discounts }) => discounts.filter(({ code }) => code === 'WELKOM10'))
  expect(shares).toHaveLength(2)
  expect(shares[0]).toMatchObject({ applicableTo: 'purchase', label: 'Kortingscode WELKOM10' })
  expect(body.items.map(({ renewal }) => renewal)).toEqual(before.cart.items.map(({ renewal }) => renewal))
  expect(body.items.every((item) => !('priceChanged' in item))).toBe(true)
  expect((await shop.read(cartId)).body).toEqual(body)
  expect((await drop(shop, cartId)).body).toEqual(before.cart)
  expect((await drop(shop, cartId)).status).toBe(200)
})

describe('each refusal has its own code, and the cart stays as it was', () => {
  test('wrong, too early, expired', async () => {
    await using shop = await openShop()
    await addCoupon(shop.pool, coupon({ code: 'STRAKS', from: '2099-01-01' }))
    await addCoupon(shop.pool, coupon({ code: 'VOORBIJ', until: '2026-01-31' }))
    await addCoupon(shop.pool, coupon({ code: 'ANDER-5', off: { amount: cents(100) } }))
    const cartId = await shop.newCart()
    await shop.add(cartId, domainChoice('a'))
    const { body: held } = await use(shop, cartId, 'ander–5')
    for (const [typed, problem] of [
      ['ANDERS', 'coupon_unknown'],
      ['!', 'coupon_unknown'],
      ['STRAKS', 'coupon_early'],
      ['voorbij', 'coupon_expired'],
    ] as const) {
      const { status, body } = await use(shop, cartId, typed)
      expect([status, body.code, body.errors]).toEqual([422, problem, [{ path: 'code', code: problem }]])
    }
    expect((await shop.read(cartId)).body).toEqual(held)
  })

  test('not for this cart: it is kept, says so, and counts once something comes that it is for', async () => {
    await using shop = await openShop()
    await addCoupon(shop.pool, coupon({ products: ['webhosting'], months: [12] }))
    const cartId = await shop.newCart()
    await shop.add(cartId, domainChoice('a', 'mijnsite'))
    const { status, body } = await use(shop, cartId, 'WELKOM10')
    expect(status).toBe(200)
    expect(body.coupon).toEqual({ code: 'WELKOM10', discount: 0, problem: 'coupon_not_for_cart' })
    const { body: added } = await shop.add(cartId, hostingChoice('h', 'a', 'mijnsite.nl'))
    expect(added.cart.coupon).not.toHaveProperty('problem')
    expect(added.cart.items.map(({ discounts }) => discounts.some(({ code }) => code !== undefined))).toEqual([
      false,
      true,
    ])
  })

  test('a code that stops fitting stays with its reason, and paying says so until it is gone', async () => {
    await using checkoutShop = await openCheckoutShop()
    const { shop, pool } = checkoutShop
    await addCoupon(pool, coupon())
    const customerId = await checkoutShop.customer()
    const cartId = await checkoutShop.cartOf(customerId, domainChoice('a'))
    await use(shop, cartId, 'WELKOM10', customerId)
    await stopCoupon(pool, 'WELKOM10', '2026-01-31')
    const { body } = await shop.ask('GET', `/api/carts/${cartId}`, as(customerId))
    expect(body.coupon).toEqual({ code: 'WELKOM10', discount: 0, problem: 'coupon_expired' })
    const refused = await checkoutShop.pay(customerId, cartId)
    expect([refused.status, refused.body.code]).toEqual([409, 'coupon_expired'])
    await shop.ask('DELETE', `/api/carts/${cartId}/coupon`, as(customerId))
    expect((await checkoutShop.pay(customerId, cartId)).status).toBe(201)
  })

  test('somebody else’s cart is none', async () => {
    await using checkoutShop = await openCheckoutShop()
    await addCoupon(checkoutShop.pool, coupon())
    const cartId = await checkoutShop.cartOf(await checkoutShop.customer(), domainChoice('a'))
    expect((await use(checkoutShop.shop, cartId, 'WELKOM10')).status).toBe(404)
    expect((await drop(checkoutShop.shop, cartId)).status).toBe(404)
  })
})

let phones = 0
/** A customer whom nothing shows to be the same buyer as another. */
function newBuyer(checkoutShop: CheckoutShop): Promise<string> {
  phones += 1
  return checkoutShop.customer({ phone: `+3162${String(phones).padStart(7, '0')}` })
}

/** A cart with a code and one name in it, of a customer of its own or of one who is there. */
async function couponCart(checkoutShop: CheckoutShop, id: string, customerId?: string, code = 'WELKOM10') {
  const buyer = customerId ?? (await newBuyer(checkoutShop))
  const cartId = await checkoutShop.cartOf(buyer, domainChoice(id, `naam-${id}`))
  const used = await use(checkoutShop.shop, cartId, code, buyer)
  return { buyer, cartId, used }
}

async function settle(checkoutShop: CheckoutShop, paymentId: string, outcome: 'paid' | 'failed'): Promise<void> {
  await checkoutShop.bank.decide(await checkoutShop.providerIdOf(paymentId), outcome, { webhook: 'never' })
  await checkoutShop.deps.sync.syncNow(paymentId, 'poll')
}

test('an order with a code is paid at its price; one more of the same customer is more than their share', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { pool } = checkoutShop
  await addCoupon(pool, coupon({ maxPerCustomer: 1 }))
  const { buyer, cartId, used } = await couponCart(checkoutShop, 'a')
  const { body: payment } = await checkoutShop.pay(buyer, cartId)
  expect(payment.amount).toBe(used.body.total)
  const [order] = await checkoutShop.rowsOf<{ lines: { net: number; price: number; discount: number }[] }>(
    `select snapshot -> 'lines' as lines from orders`,
  )
  expect(order?.lines[0]).toMatchObject({
    discounts: expect.arrayContaining([expect.objectContaining({ code: 'WELKOM10' })]) as unknown,
  })
  await settle(checkoutShop, payment.id, 'paid')
  const [invoice] = await checkoutShop.rowsOf<{ document: { discount: number; lines: object[] } }>(
    'select document from invoices',
  )
  expect(invoice?.document.lines[0]).toMatchObject({
    discountLabel: expect.stringContaining('Kortingscode WELKOM10') as unknown,
  })
  expect(await listCouponUses(pool, 'WELKOM10')).toMatchObject([{ orderNumber: payment.orderNumber }])
  expect(await countCoupons(pool, 1)).toMatchObject([{ code: 'WELKOM10', orders: 1 }])
  expect(await listCoupons(pool)).toMatchObject([{ code: 'WELKOM10', paidUses: 1 }])

  const again = await couponCart(checkoutShop, 'b', buyer)
  expect([again.used.status, again.used.body.code]).toEqual([422, 'coupon_own_share'])
  expect((await couponCart(checkoutShop, 'c')).used.status).toBe(200)
})

test('a use is free again when the payment fails, and the last one is not given twice', async () => {
  await using checkoutShop = await openCheckoutShop()
  await addCoupon(checkoutShop.pool, coupon({ maxInAll: 1 }))
  const one = await couponCart(checkoutShop, 'a')
  const other = await couponCart(checkoutShop, 'b')
  const { body: payment } = await checkoutShop.pay(one.buyer, one.cartId)
  const refused = await checkoutShop.pay(other.buyer, other.cartId)
  expect([refused.status, refused.body.code]).toEqual([409, 'coupon_used_up'])
  // The same cart may try again: it holds the use.
  expect((await checkoutShop.pay(one.buyer, one.cartId)).status).toBe(201)
  await settle(checkoutShop, payment.id, 'failed')
  const { body: second } = await checkoutShop.pay(other.buyer, other.cartId)
  await settle(checkoutShop, second.id, 'paid')
  const { body: late } = await checkoutShop.shop.ask('GET', `/api/carts/${one.cartId}`, as(one.buyer))
  expect(late.coupon).toMatchObject({ problem: 'coupon_used_up' })
})

test('a code for a first order is for nobody who has ordered, and for one order of two at once', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { pool } = checkoutShop
  await addCoupon(pool, coupon({ firstOrderOnly: true }))
  await addCoupon(pool, coupon({ code: 'START', firstOrderOnly: true }))
  const { buyer, cartId } = await couponCart(checkoutShop, 'a')
  const other = await couponCart(checkoutShop, 'b', buyer, 'START')
  const answers = await Promise.all([checkoutShop.pay(buyer, cartId), checkoutShop.pay(buyer, other.cartId)])
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409])
  const paid = answers.find(({ status }) => status === 201)
  await settle(checkoutShop, paid?.body.id ?? '', 'paid')
  const third = await couponCart(checkoutShop, 'c', buyer)
  expect([third.used.status, third.used.body.code]).toEqual([422, 'coupon_first_order'])
})

const several = async (count: number, cartOf: (index: number) => ReturnType<typeof couponCart>) => {
  const carts: Awaited<ReturnType<typeof couponCart>>[] = []
  for (let made = 0; made < count; made += 1) carts.push(await cartOf(made))
  return carts
}

test(
  'payments at once of one customer keep the cap per customer: one order holds a use, two are paid',
  inLongRun,
  async () => {
    await using checkoutShop = await openCheckoutShop()
    await addCoupon(checkoutShop.pool, coupon({ code: 'ELK-2', maxPerCustomer: 2 }))
    const buyer = await newBuyer(checkoutShop)
    const carts = await several(10, (index) => couponCart(checkoutShop, `m${index}`, buyer, 'ELK-2'))
    for (const left of [{ coupon_held: 9 }, { coupon_held: 8 }, {}]) {
      const answers = await payAll(checkoutShop, carts)
      const started = answers.find(({ status }) => status === 201)
      expect(countsOf(answers)).toMatchObject(started ? { ...left, '201': 1 } : { coupon_own_share: 8 })
      if (started) await settle(checkoutShop, started.body.id, 'paid')
    }
    expect(await listCoupons(checkoutShop.pool)).toMatchObject([{ paidUses: 2 }])
  },
)

type CouponCart = Awaited<ReturnType<typeof couponCart>>

/** A machine that does much else may leave no connection in time: nothing happened then, so it is tried again. */
async function payPatiently(checkoutShop: CheckoutShop, cart: CouponCart): Promise<PaymentReply> {
  const answer = await checkoutShop.pay(cart.buyer, cart.cartId)
  return answer.status === 503 ? payPatiently(checkoutShop, cart) : answer
}

const payAll = (checkoutShop: CheckoutShop, carts: readonly CouponCart[]) =>
  Promise.all(carts.map((cart) => payPatiently(checkoutShop, cart)))

function countsOf(answers: readonly PaymentReply[]): Readonly<Record<string, number>> {
  const outcomes = Map.groupBy(answers, ({ status, body }) => (status === 201 ? '201' : body.code))
  return Object.fromEntries([...outcomes].map(([outcome, list]) => [outcome, list.length]))
}

describe('buyers at once get as many uses as there are, and more only when money comes late', () => {
  for (const [buyers, uses, options] of [
    [24, 6, {}],
    [200, 50, inLongRun],
  ] as const) {
    test(`${buyers} buyers for ${uses} uses`, options, async () => {
      // All wait for one coupon.
      await using checkoutShop = await openCheckoutShop({ maxMs: 30_000 })
      const { pool } = checkoutShop
      await addCoupon(pool, coupon({ maxInAll: uses }))
      const carts = await several(buyers, (index) => couponCart(checkoutShop, `n${index}`))
      const answers = await payAll(checkoutShop, carts)
      expect(countsOf(answers)).toEqual({ '201': uses, coupon_used_up: buyers - uses })
      const held = () => pool.query('select from coupon_uses where paid_at is null and held_until > now()')
      expect(await held()).toHaveProperty('rowCount', uses)
      const started = answers.filter(({ status }) => status === 201).map(({ body }) => body.id)
      const half = Math.floor(uses / 2)
      for (const paymentId of started.slice(0, half)) await settle(checkoutShop, paymentId, 'paid')
      const refused = carts.filter((_, index) => answers[index]?.status !== 201)
      const again = countsOf(await payAll(checkoutShop, refused.slice(0, 3)))
      expect(again).toEqual({ coupon_used_up: 3 })
      expect(await listCoupons(pool)).toMatchObject([{ paidUses: half }])
      expect(await held()).toHaveProperty('rowCount', uses - half)

      await passHolds(checkoutShop)
      expect(countsOf(await payAll(checkoutShop, refused.slice(0, uses)))).toEqual({
        '201': uses - half,
        ...(half > 0 && { coupon_used_up: half }),
      })
    })
  }
})

/** The half hour passes for all orders that hold a use. */
function passHolds({ pool }: CheckoutShop) {
  return pool.query("update coupon_uses set held_until = held_until - interval '30 minutes' where paid_at is null")
}

test('money that comes after the half hour is honoured and counted above the cap, and operators are told', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { pool, alerts } = checkoutShop
  await addCoupon(pool, coupon({ maxInAll: 1 }))
  const [late, other] = [await couponCart(checkoutShop, 'a'), await couponCart(checkoutShop, 'b')]
  const { body: first } = await checkoutShop.pay(late.buyer, late.cartId)
  await passHolds(checkoutShop)
  const { body: second } = await checkoutShop.pay(other.buyer, other.cartId)
  await settle(checkoutShop, second.id, 'paid')
  const told = () => alerts.filter((line) => line.includes('after its use of a capped coupon was free again'))
  expect(told()).toEqual([])
  await settle(checkoutShop, first.id, 'paid')
  expect((await checkoutShop.payment(late.buyer, first.id)).body).toMatchObject({
    status: 'paid',
    amount: late.used.body.total,
  })
  expect(await listCoupons(pool)).toMatchObject([{ paidUses: 2 }])
  expect(told()).toHaveLength(1)
})

describe('one buyer with several accounts', () => {
  const phone = '+31611111111'

  test.each([
    [{ maxPerCustomer: 1 }, 'coupon_held', 'coupon_own_share'],
    [{ firstOrderOnly: true }, 'coupon_first_order', 'coupon_first_order'],
  ] as const)('syb@, syb+1@ and syb+2@ with one telephone number, at once: once with %o', async (limit, held, paid) => {
    await using checkoutShop = await openCheckoutShop()
    await addCoupon(checkoutShop.pool, coupon(limit))
    const carts = await several(3, async (index) =>
      couponCart(
        checkoutShop,
        `n${index}`,
        await checkoutShop.customer({ email: `syb+${index}@klant.example`, phone }),
      ),
    )
    expect(carts.map(({ used }) => used.status)).toEqual([200, 200, 200])
    const answers = await payAll(checkoutShop, carts)
    expect(countsOf(answers)).toEqual({ '201': 1, [held]: 2 })
    await settle(checkoutShop, answers.find(({ status }) => status === 201)?.body.id ?? '', 'paid')
    const others = carts.filter((_, index) => answers[index]?.status !== 201)
    expect(countsOf(await payAll(checkoutShop, others))).toEqual({ [paid]: 2 })
    // They have the discount no more in a cart that they fill when logged in.
    expect((await couponCart(checkoutShop, 'z', others[0]?.buyer)).used.body.code).toBe(paid)
  })

  test.each([
    ['mailbox', { email: 's.yb+nog@klant.example' }, { email: 's.yb@klant.example' }],
    ['telephone', { phone }, { phone }],
    ['company number', { chamberOfCommerceNumber: '12345678' }, { chamberOfCommerceNumber: '1234 5678' }],
  ] as const)('%s alone shows it, also between two codes for a first order', async (_, one, other) => {
    await using checkoutShop = await openCheckoutShop()
    for (const code of ['WELKOM10', 'START']) await addCoupon(checkoutShop.pool, coupon({ code, firstOrderOnly: true }))
    const buyers = await Promise.all([
      checkoutShop.customer({ phone: '+31622222222', ...one }),
      checkoutShop.customer({ phone: '+31633333333', ...other }),
    ])
    const carts = await several(2, (index) =>
      couponCart(checkoutShop, `n${index}`, buyers[index], index ? 'START' : 'WELKOM10'),
    )
    const answers = await payAll(checkoutShop, carts)
    expect(countsOf(answers)).toEqual({ '201': 1, coupon_first_order: 1 })
    await settle(checkoutShop, answers.find(({ status }) => status === 201)?.body.id ?? '', 'paid')
    const refused = carts.filter((_cart, index) => answers[index]?.status !== 201)
    expect(countsOf(await payAll(checkoutShop, refused))).toEqual({ coupon_first_order: 1 })
  })
})

test('a visitor sees the discount; at payment a buyer who is known in another account is refused, and then sees the total', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { shop } = checkoutShop
  await addCoupon(checkoutShop.pool, coupon({ maxPerCustomer: 1 }))
  const phone = '+31611111111'
  const first = await couponCart(checkoutShop, 'a', await checkoutShop.customer({ phone }))
  await settle(checkoutShop, (await checkoutShop.pay(first.buyer, first.cartId)).body.id, 'paid')

  const { body: cart } = await shop.ask('POST', '/api/carts')
  await shop.add(cart.id, domainChoice('b', 'tweede'))
  const full = (await shop.read(cart.id)).body.total
  const shown = await use(shop, cart.id, 'WELKOM10')
  expect(shown.status).toBe(200)
  expect(shown.body.total).toBeLessThan(full)
  const again = await checkoutShop.customer({ phone })
  const refused = await checkoutShop.pay(again, cart.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'coupon_own_share'])
  const { body } = await shop.ask('GET', `/api/carts/${cart.id}`, as(again))
  expect(body).toMatchObject({ total: full, coupon: { discount: 0, problem: 'coupon_own_share' } })
})

test('a competitor with 20 transfers holds none, and with 20 carts and iDEAL one, for half an hour', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { pool } = checkoutShop
  await addCoupon(pool, coupon({ maxInAll: 20 }))
  const buyer = await newBuyer(checkoutShop)
  const carts = await several(20, (index) => couponCart(checkoutShop, `t${index}`, buyer))
  const transfer = { ...idealPayment, paymentMethod: 'banktransfer' }
  for (const { cartId } of carts) {
    const { status, body } = await checkoutShop.pay(buyer, cartId, transfer)
    expect([status, body.errors]).toEqual([422, [{ path: 'paymentMethod', code: 'unknown_payment_method' }]])
  }
  expect(await pool.query('select from coupon_uses')).toHaveProperty('rowCount', 0)
  const offered = async (cartId: string) => (await checkoutShop.methods(buyer, cartId)).list.map(({ id }) => id)
  const cartId = carts[0]?.cartId ?? ''
  expect(await offered(cartId)).toEqual(['ideal', 'creditcard'])
  await checkoutShop.shop.ask('DELETE', `/api/carts/${cartId}/coupon`, as(buyer))
  expect(await offered(cartId)).toContain('banktransfer')
  expect((await checkoutShop.pay(buyer, cartId, transfer)).status).toBe(201)

  expect(countsOf(await payAll(checkoutShop, carts.slice(1)))).toEqual({ '201': 1, coupon_held: 18 })
  await passHolds(checkoutShop)
  expect(countsOf(await payAll(checkoutShop, [await couponCart(checkoutShop, 'z')]))).toEqual({ '201': 1 })
})

test('another order of the same cart takes the hold over, and does not prolong it', async () => {
  await using checkoutShop = await openCheckoutShop()
  const { pool } = checkoutShop
  await addCoupon(pool, coupon({ maxInAll: 2 }))
  const { buyer, cartId } = await couponCart(checkoutShop, 'a')
  expect((await checkoutShop.pay(buyer, cartId)).status).toBe(201)
  await pool.query("update coupon_uses set held_until = held_until - interval '20 minutes'")
  const ends = () => checkoutShop.rowsOf('select held_until, order_id from coupon_uses')
  const [before] = await ends()
  await checkoutShop.add(buyer, cartId, domainChoice('b', 'tweede'))
  expect((await checkoutShop.pay(buyer, cartId)).status).toBe(201)
  const after = await ends()
  expect(after).toEqual([{ ...before, order_id: expect.not.stringMatching(String(before?.['order_id'])) as unknown }])
})

describe('a code with hours', () => {
  const hour = 60 * 60 * 1000
  const moment = new Date('2026-11-15T12:00+01:00')
  const day = { from: '2026-11-15', until: '2026-11-15' } as const
  const hours = { STRAKS: { beginsAt: new Date(moment.getTime() + hour) }, VOORBIJ: { endsAt: moment } }

  test('is refused before its hour and at its end, and says when that is', async () => {
    await using shop = await openShop({ overrides: { now: () => moment } })
    for (const [code, period] of Object.entries(hours)) await addCoupon(shop.pool, coupon({ code, ...day, ...period }))
    const cartId = await shop.newCart()
    const { status, body } = await use(shop, cartId, 'STRAKS')
    expect([status, body]).toMatchObject([422, { code: 'coupon_early', at: '2026-11-15T12:00:00.000Z' }])
    expect((await use(shop, cartId, 'VOORBIJ')).body).toMatchObject({
      code: 'coupon_expired',
      at: '2026-11-15T11:00:00.000Z',
    })
  })

  test('that ends while it is in a cart takes off nothing any more, and paying says so', async () => {
    let now = new Date(moment.getTime() - 1)
    await using checkoutShop = await openCheckoutShop({ overrides: { now: () => now } })
    await addCoupon(checkoutShop.pool, coupon({ ...day, endsAt: moment }))
    const { buyer, cartId, used } = await couponCart(checkoutShop, 'a')
    expect(used.body.coupon).not.toHaveProperty('problem')
    now = moment
    expect((await checkoutShop.pay(buyer, cartId)).body.code).toBe('coupon_expired')
    const { body } = await checkoutShop.shop.ask('GET', `/api/carts/${cartId}`, as(buyer))
    expect(body.coupon).toMatchObject({ discount: 0, problem: 'coupon_expired', at: '2026-11-15T11:00:00.000Z' })
  })
})

test('a code for all of it makes an order for nothing, which needs no bank', async () => {
  await using checkoutShop = await openCheckoutShop()
  await addCoupon(checkoutShop.pool, coupon({ off: { percentage: basisPoints(10_000) } }))
  const { buyer, cartId } = await couponCart(checkoutShop, 'a')
  await checkoutShop.pool.query('update customers set email_verified_at = now() where id = $1', [buyer])
  const { status, body } = await checkoutShop.pay(buyer, cartId)
  expect([status, body.amount, body.status]).toEqual([201, 0, 'paid'])
  expect(await listCoupons(checkoutShop.pool)).toMatchObject([{ paidUses: 1 }])
})

test('a code goes along with a cart that is handed on or joined, and is looked at anew', async () => {
  await using shop = await openShop()
  await addCoupon(shop.pool, coupon())
  const cartId = await shop.newCart()
  await shop.add(cartId, domainChoice('a'))
  await use(shop, cartId, 'WELKOM10')
  const { body: shared } = await shop.ask('POST', `/api/carts/${cartId}/share`, { json: {} })
  const { token } = shared as unknown as { token: string }
  const opened = await shop.ask('POST', '/api/shared-carts/open', { json: { token } })
  expect(opened.body.coupon).toMatchObject({ code: 'WELKOM10' })
  const other = await shop.newCart()
  const { body } = await shop.ask('POST', `/api/carts/${other}/take`, { json: { token } })
  expect(body.coupon).toEqual(opened.body.coupon)
  await stopCoupon(shop.pool, 'WELKOM10', '2026-01-31')
  expect((await shop.read(other)).body.coupon).toMatchObject({ problem: 'coupon_expired' })
})
