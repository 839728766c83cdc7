import { describe, expect, test } from 'vitest'
import { addCoupon, countCoupons, listCoupons, listCouponUses, stopCoupon } from '#features/coupons/repository.ts'
import type { Coupon } from '#core/cart/coupon.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
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

/** A cart with a code and one name in it, of a customer of its own or of one who is there. */
async function couponCart(checkoutShop: CheckoutShop, id: string, customerId?: string, code = 'WELKOM10') {
  const buyer = customerId ?? (await checkoutShop.customer())
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

test('50 payments at once keep the cap in all, and ten of one customer that per customer', inLongRun, async () => {
  await using checkoutShop = await openCheckoutShop()
  await addCoupon(checkoutShop.pool, coupon({ maxInAll: 7 }))
  await addCoupon(checkoutShop.pool, coupon({ code: 'ELK-2', maxPerCustomer: 2 }))
  const payFor = async (cart: Awaited<ReturnType<typeof couponCart>>): Promise<string> => {
    const { status, body } = await checkoutShop.pay(cart.buyer, cart.cartId)
    // A machine that does much else may leave no connection in time: nothing happened then, so it is tried again.
    if (status === 503) return payFor(cart)
    return status === 201 ? 'paid' : body.code
  }
  const paid = async (carts: Awaited<ReturnType<typeof several>>) => {
    const outcomes = Map.groupBy(await Promise.all(carts.map(payFor)), (outcome) => outcome)
    return Object.fromEntries([...outcomes].map(([outcome, list]) => [outcome, list.length]))
  }
  expect(await paid(await several(50, (index) => couponCart(checkoutShop, `n${index}`)))).toEqual({
    paid: 7,
    coupon_used_up: 43,
  })
  const buyer = await checkoutShop.customer()
  expect(await paid(await several(10, (index) => couponCart(checkoutShop, `m${index}`, buyer, 'ELK-2')))).toEqual({
    paid: 2,
    coupon_own_share: 8,
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
