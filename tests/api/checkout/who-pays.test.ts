import { expect, test } from 'vitest'
import type { Coupon } from '#core/cart/coupon.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import { addCoupon } from '#features/coupons/repository.ts'
import { bookCommissions } from '#features/partners/book-commissions.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { as, type CustomerRow } from '#tests/builders/customers.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from './checkout-shop.ts'

/** Stories of abuse, told to the end: what stands in the books afterwards says who paid for it. */
interface Books {
  readonly orders: number
  readonly paid: number
  readonly invoices: number
  readonly refunded: number
  /** Paid orders with a coupon. */
  readonly couponUses: number
  readonly commission: number
  readonly mails: readonly string[]
}

async function booksOf(shop: CheckoutShop): Promise<Books | undefined> {
  const [books] = await shop.rowsOf<Books>(`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from orders where paid_at is not null) as paid,
      (select count(*)::int from invoices) as invoices,
      (select coalesce(sum(amount_cents), 0)::int from refunds) as refunded,
      (select count(*)::int from coupon_uses where paid_at is not null) as "couponUses",
      (select coalesce(sum(pending_cents + approved_cents + paid_cents), 0)::int from commission_entries) as commission,
      array(select template from mails order by template) as mails`)
  return books
}

const nothing: Books = { orders: 0, paid: 0, invoices: 0, refunded: 0, couponUses: 0, commission: 0, mails: [] }

const coupon = (more: Partial<Coupon>): Coupon => ({
  code: 'ACTIE',
  from: '2026-01-01',
  off: { percentage: basisPoints(5000) },
  products: [],
  months: [],
  firstOrderOnly: false,
  maxPerCustomer: null,
  maxInAll: null,
  ...more,
})

const phoneOf = (index: number) => `+3161234570${index}`
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ phone: phoneOf(index) }))

async function couponCart(shop: CheckoutShop, customerId: string, name: string): Promise<string> {
  const cartId = await shop.cartOf(customerId, domainChoice('d', name))
  const used = await shop.shop.ask('POST', `/api/carts/${cartId}/coupon`, {
    json: { code: 'ACTIE' },
    ...as(customerId),
  })
  expect(used.status).toBe(200)
  return cartId
}

/** Pays at the bank, whatever the shop thinks of it, and tells the shop. */
async function payAtBank(shop: CheckoutShop, paymentId: string): Promise<void> {
  await shop.bank.decide(await shop.providerIdOf(paymentId), 'paid', { webhook: 'never', anyway: true })
  await shop.deps.sync.syncNow(paymentId, 'poll')
}

const inCents = (euros: number) => Math.round(euros * 100)

test('a buyer pays four carts at once with a code for one use a customer: one discount', async () => {
  await using shop = await openCheckoutShop()
  await addCoupon(shop.pool, coupon({ maxPerCustomer: 1 }))
  const buyer = await shop.customer()
  const carts: string[] = []
  for (const index of [0, 1, 2, 3]) carts.push(await couponCart(shop, buyer, `naam-${index}`))
  const answers = await Promise.all(carts.map((cartId) => shop.pay(buyer, cartId)))
  expect(answers.map(({ status, body }) => (status === 201 ? 'started' : body.code)).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'coupon_held'),
    'started',
  ])
  for (const { status, body } of answers) if (status === 201) await payAtBank(shop, body.id)
  const others = carts.filter((_, index) => answers[index]?.status !== 201)
  const later = await Promise.all(others.map((cartId) => shop.pay(buyer, cartId)))
  expect(later.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'coupon_own_share'))
  expect(await booksOf(shop)).toEqual({
    ...nothing,
    orders: 1,
    paid: 1,
    invoices: 1,
    couponUses: 1,
    mails: ['orderConfirmed'],
  })
})

test('B105 eight buyers pay at once with a code for three uses: three discounts', async () => {
  await using shop = await openCheckoutShop()
  await addCoupon(shop.pool, coupon({ maxInAll: 3 }))
  const carts: { buyer: string; cartId: string }[] = []
  for (const [index, person] of people(8).entries()) {
    const buyer = await shop.customer(person)
    carts.push({ buyer, cartId: await couponCart(shop, buyer, `naam-${index}`) })
  }
  const answers = await Promise.all(carts.map(({ buyer, cartId }) => shop.pay(buyer, cartId)))
  const started = answers.filter(({ status }) => status === 201)
  expect(answers.filter(({ body }) => body.code === 'coupon_used_up')).toHaveLength(5)
  for (const { body } of started) await payAtBank(shop, body.id)
  expect(await booksOf(shop)).toMatchObject({ orders: 3, paid: 3, invoices: 3, couponUses: 3, refunded: 0 })
})

test('a code for more than the cart costs, without a confirmed address: no order, and no total below zero', async () => {
  await using shop = await openCheckoutShop()
  await addCoupon(shop.pool, coupon({ off: { amount: cents(1_000_000) } }))
  const buyer = await shop.customer()
  const cartId = await couponCart(shop, buyer, 'gratis')
  const { body: cart } = await shop.shop.ask('GET', `/api/carts/${cartId}`, as(buyer))
  expect([cart.total, cart.vat]).toEqual([0, 0])
  const refused = await shop.pay(buyer, cartId)
  expect([refused.status, refused.body.code]).toEqual([409, 'email_unconfirmed'])
  expect(shop.created).toEqual([])
  expect(await booksOf(shop)).toEqual(nothing)
})

test('an attempt with a code that was superseded is paid after the second: its money goes back, the code is used once', async () => {
  await using shop = await openCheckoutShop()
  await addCoupon(shop.pool, coupon({ maxPerCustomer: 1 }))
  const buyer = await shop.customer()
  const cartId = await couponCart(shop, buyer, 'te-laat')
  const first = await shop.pay(buyer, cartId)
  const second = await shop.pay(buyer, cartId, { ...idealPayment, paymentMethod: 'creditcard' })
  expect([first.status, second.status]).toEqual([201, 201])
  await payAtBank(shop, second.body.id)
  await payAtBank(shop, first.body.id)
  expect(await booksOf(shop)).toEqual({
    ...nothing,
    orders: 1,
    paid: 1,
    invoices: 1,
    refunded: inCents(first.body.amount),
    couponUses: 1,
    mails: ['orderConfirmed', 'paymentRefunded'],
  })
})

test('a premium name ordered as a usual one, and a price sent along: no order', async () => {
  await using shop = await openCheckoutShop()
  shop.lookup.premiums.set('goud.shop', { firstYear: 120_000, renewal: 45_000 })
  const buyer = await shop.customer()
  const cartId = await shop.cartOf(buyer, domainChoice('d', 'goud', 'shop'))
  const cheap = await shop.pay(buyer, cartId, { ...idealPayment, total: 1 })
  expect([cheap.status, cheap.body.code]).toEqual([422, 'validation_failed'])
  const changed = await shop.pay(buyer, cartId)
  expect([changed.status, changed.body.code]).toEqual([409, 'price_changed'])
  expect(shop.created).toEqual([])
  expect(await booksOf(shop)).toEqual(nothing)
  const known = await shop.pay(buyer, cartId)
  expect(known.body.amount).toBe(1452)
})

test('the holder of another customer in a cart of one’s own: no order, and nothing of that holder is told', async () => {
  await using shop = await openCheckoutShop()
  const [anna, thief] = [await shop.customer(), await shop.customer()]
  const json = {
    customerType: 'private',
    firstName: 'Geheim',
    lastName: 'Bakker',
    street: 'Verborgenstraat',
    houseNumber: '1',
    postalCode: '8011 AB',
    city: 'Zwolle',
    country: 'NL',
    phone: '0612345678',
    email: 'geheim@bakker.example',
  }
  const kept = await shop.shop.ask('POST', '/api/holders', { json, ...as(anna) })
  const holderId = kept.body.id
  expect([kept.status, typeof holderId]).toEqual([201, 'string'])
  const cartId = await shop.cartOf(thief, domainChoice('d', 'gestolen'))
  const names = [{ itemId: 'd', holderId, nameServers: [], dnssecKeys: [], dnssec: true }]
  const named = await shop.shop.ask('PATCH', `/api/carts/${cartId}/names`, { json: { names }, ...as(thief) })
  const refused = await shop.pay(thief, cartId)
  expect([refused.status, refused.body.holders]).toEqual([
    409,
    [{ itemId: 'd', field: 'holderId', code: 'unknown_holder' }],
  ])
  for (const { text } of [named, refused]) expect(text).not.toMatch(/Geheim|Bakker|bakker|Verborgen/)
  expect(await booksOf(shop)).toEqual(nothing)
})

/** A partner's site sends a buyer, who pays. */
async function paidSale(shop: CheckoutShop, name: string, row: CustomerRow): Promise<void> {
  const buyer = await shop.customer(row)
  const cartId = await shop.cartOf(buyer, domainChoice('d', name), hostingChoice('h', 'd', `${name}.nl`))
  const { body } = await shop.pay(buyer, cartId, { ...idealPayment, affiliateId: '1001' })
  await payAtBank(shop, body.id)
  await bookCommissions(shop.deps)
}

/** The demo bank has one account for all buyers: here the bank names another, or none, which gives nobody away. */
const paidFrom =
  (payerAccount: string) =>
  (real: PaymentProvider): PaymentProvider => ({
    ...real,
    async find(...question) {
      const found = await real.find(...question)
      return found && { ...found, payerAccount }
    },
  })

const partnerVat = 'NL001234567B01'
const insertPartner = `
  insert into partners (name, email, email_key, website, vat_number, confirmed_at)
  values ('Bo', 'bo@tuinblog.example', 'bo@tuinblog.example', 'https://tuinblog.example', $1, now() - interval '1 hour')`

test.each<[string, CustomerRow]>([
  ['an address with a tag', { email: 'bo+klant@tuinblog.example' }],
  ['the VAT number', { customerType: 'business', vatNumber: partnerVat }],
])('B114 a partner buys from the own link with %s: the sale is there and earns nothing', async (_, row) => {
  await using shop = await openCheckoutShop()
  await shop.pool.query(insertPartner, [partnerVat])
  await paidSale(shop, 'eigen', row)
  expect(await shop.rowsOf('select commission_cents, is_self_referral from partner_sales')).toEqual([
    { commission_cents: 0, is_self_referral: true },
  ])
  expect(await booksOf(shop)).toMatchObject({ paid: 1, invoices: 1, commission: 0 })
})

test('B114 a partner pays a friend’s order and names another account before the sale is booked: it earns nothing', async () => {
  await using shop = await openCheckoutShop({ provider: paidFrom('NL91ABNA0417164300') })
  await shop.pool.query(insertPartner, [null])
  await shop.pool.query(`update partners set iban = 'NL91ABNA0417164300'`)
  const buyer = await shop.customer({ phone: phoneOf(0) })
  const { body } = await shop.pay(buyer, await shop.cartOf(buyer, hostingChoice('h', null, 'vriend.nl')), {
    ...idealPayment,
    affiliateId: '1001',
  })
  await payAtBank(shop, body.id)
  await shop.pool.query(`update partners set iban = 'NL02ABNA0123456789'`)
  await bookCommissions(shop.deps)
  expect(await shop.rowsOf('select is_self_referral from partner_sales')).toEqual([{ is_self_referral: true }])
  expect(await booksOf(shop)).toMatchObject({ paid: 1, invoices: 1, commission: 0 })
})

test.each<[string, CustomerRow, CustomerRow]>([
  ['mailbox', { email: 'syb@klant.example' }, { email: 'syb+2@klant.example' }],
  ['telephone', {}, { phone: phoneOf(0) }],
])('a buyer returns as a new customer with the same %s alone: the partner earns once', async (_, first, second) => {
  await using shop = await openCheckoutShop({ provider: paidFrom('') })
  await shop.pool.query(insertPartner, [null])
  await paidSale(shop, 'eerste', { phone: phoneOf(0), ...first })
  const { commission: once = 0 } = (await booksOf(shop)) ?? {}
  expect(once).toBeGreaterThan(0)
  await paidSale(shop, 'tweede', { phone: phoneOf(1), ...second })
  expect(await booksOf(shop)).toMatchObject({ paid: 2, invoices: 2, commission: once })
  await paidSale(shop, 'derde', { phone: phoneOf(2), email: 'iemand@anders.example' })
  expect((await booksOf(shop))?.commission, 'another person is a new customer').toBeGreaterThan(once)
})
