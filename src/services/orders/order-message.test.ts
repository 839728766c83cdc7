import { decidedTaxOf } from '#domain/tax/vat-evidence.ts'
import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { basisPoints, cents } from '#domain/money/money.ts'
import type { Customer } from '#services/customers/customer-ports.ts'
import { sampleOrder } from '#tests/builders/sample-order.ts'
import { orderRequestOf } from './checkout-request.ts'
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
  const known = { catalogue, codes: sampleCodes, now: () => new Date(0), termsHash: null }
  const { snapshot } = orderRequestOf(known, customer, cart, {
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
