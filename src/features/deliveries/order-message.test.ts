import { decidedTaxOf } from '#core/tax/vat-evidence.ts'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { OrderLine } from '#core/orders/order.ts'
import { sampleLine, sampleOrder } from '#tests/builders/sample-order.ts'
import { orderRequestOf } from '#features/checkout/checkout-request.ts'
import type { Deps } from '#features/deps.ts'
import { orderMessageOf } from './order-message.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'

const secret = { diet: 'no nuts' }

test('a field that customers get later is sent to the provisioning side only when somebody names it', () => {
  const snapshot = sampleOrder()
  const order = { number: '2026-000001', snapshot: { ...snapshot, buyer: { ...snapshot.buyer, ...secret } } }
  const { customer } = orderMessageOf(order, [], null)
  expect(customer).not.toMatchObject(secret)
  const { customerId, vatState: _, ...contact } = snapshot.buyer
  expect(customer).toEqual({ id: customerId, language: snapshot.language, ...contact })
})

test('nor does it become part of an order', () => {
  const { customerId, ...details } = sampleOrder().buyer
  const customer: Customer = { id: customerId, ...details, ...secret, language: 'nl', isEmailVerified: true }
  const totals = { subtotal: cents(0), discount: cents(0), vat: cents(0), total: cents(0), vatRate: basisPoints(2100) }
  const priced = { id: 'cart', anonymous: false, items: [], noLongerSold: [], totals }
  const cart = { priced, tax: decidedTaxOf(customer, '2026-11-15'), restrictTo: null }
  const known = { catalogue, codes: sampleCodes, now: () => new Date(0), termsHash: null } as Partial<Deps> as Deps
  const { snapshot } = orderRequestOf(known, { ...customer, holders: [] }, cart, {
    cartId: 'cart',
    method: 'ideal',
    issuer: null,
    affiliateId: null,
    wctId: null,
    consents: {},
    retryOf: null,
    siteLocale: null,
    requestKey: null,
    source: '127.0.0.1',
  })
  expect(snapshot.buyer).toEqual({ customerId, ...details })
})

function sentLines(lines: readonly OrderLine[]) {
  const sorted = lines.map((line) => ({ line, hold: null }))
  return orderMessageOf({ number: '2026-000001', snapshot: sampleOrder({ lines }) }, sorted, null).lines
}

test('the target of a name is sent unless a package stands under the name', () => {
  const name = sampleLine({ itemId: 'name', parameters: { sld: 'tuin', tld: 'nl', forwardTo: 'https://hek.nl/' } })
  const hosting = sampleLine({
    itemId: 'hosting',
    parentId: 'name',
    type: 'hosting',
    parameters: { domain: 'tuin.nl' },
  })
  expect(sentLines([name])[0]).toMatchObject({ forwardTo: 'https://hek.nl/' })
  expect(sentLines([name, hosting])[0]).not.toHaveProperty('forwardTo')
})

/** The fields when the first receivers were written (2026-11): each must keep its place and its type. */
const firstReceivers = {
  orderNumber: 'string',
  customer: {
    id: 'string',
    language: 'string',
    email: 'string',
    customerType: 'string',
    firstName: 'string',
    lastName: 'string',
    companyName: 'null',
    chamberOfCommerceNumber: 'null',
    vatNumber: 'null',
    street: 'string',
    houseNumber: 'string',
    postalCode: 'string',
    city: 'string',
    country: 'string',
    phone: 'string',
  },
  lines: {
    itemId: 'string',
    parentId: 'null',
    kind: 'string',
    productSlug: 'string',
    name: 'string',
    term: 'string',
    renewalPrice: 'number',
    transferCode: 'null',
    moving: 'null',
  },
  waiting: { itemId: 'string', kind: 'string', name: 'string', heldFor: 'string', heldUntil: 'null' },
  mandate: { provider: 'string', customerId: 'string', mandateId: 'string', method: 'string' },
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return shapeOf(value[0])
  if (typeof value !== 'object') return typeof value
  if (value === null) return 'null'
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
}

test('the message grows by optional fields only: the first receivers still understand it', () => {
  const snapshot = sampleOrder()
  const name = snapshot.lines.find(({ type }) => type === 'domain')
  if (name === undefined) throw new Error('an order without names')
  const order = { number: '2026-000001', snapshot: { ...snapshot, lines: [name] } }
  const mandate = { provider: 'mollie', customerId: 'cst_1', mandateId: 'mdt_1', method: 'ideal' } as const
  const handedOver = orderMessageOf(order, [{ line: name, hold: null }], mandate)
  const held = orderMessageOf(order, [{ line: name, hold: { reason: 'email', until: null } }], null)
  expect(shapeOf({ ...handedOver, waiting: held.waiting })).toMatchObject(firstReceivers)
})
