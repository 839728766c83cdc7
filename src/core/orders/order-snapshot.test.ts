import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartItem, type ItemChoice, totalsOf } from '#core/cart/cart.ts'
import { consentTexts } from './consents.ts'
import type { TaxSubject } from '#core/tax/vat.ts'
import { decidedTaxOf } from '#core/tax/vat-evidence.ts'
import { vatRateOf } from '#core/tax/vat-rate.ts'
import { basisPoints, cents, sumOf, vatOn } from '#core/money/money.ts'
import type { Buyer } from './order.ts'
import { pricedItemOf } from '#core/cart/order-choice.ts'
import { fingerprintOf, orderSnapshotOf, type SnapshotParts } from './order-snapshot.ts'
import {
  domainChoice,
  hostingChoice,
  movingChoice,
  sampleCatalogue,
  today,
  unpricedItem,
} from '#tests/builders/sample-catalogue.ts'

const buyer: Buyer = {
  customerId: 'c',
  email: 'anna@klant.example',
  customerType: 'private',
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: null,
  chamberOfCommerceNumber: null,
  vatNumber: null,
  vatState: null,
  street: 'Kerkstraat',
  houseNumber: '1',
  postalCode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
  phone: '+31612345678',
}

function partsOf(items: readonly CartItem[], more: Partial<SnapshotParts> = {}): SnapshotParts {
  return {
    items,
    totals: totalsOf(items, basisPoints(2100)),
    exemption: null,
    titleOf: (slug) => ({ nl: slug, de: slug, en: slug }),
    buyer,
    holders: [],
    language: 'nl',
    affiliateId: null,
    wctId: null,
    consents: {},
    termsHash: null,
    siteLocale: 'nl',
    at: new Date('2026-11-15T10:00:00Z'),
    source: '192.0.2.1',
    ...more,
  }
}

function priced(...choices: readonly ItemChoice[]): readonly CartItem[] {
  return choices.map((choice) => {
    const item = pricedItemOf(sampleCatalogue, choice, choices, today)
    if (!item.ok) throw new Error(item.code)
    return item.value
  })
}

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents)
const anyItem = fc
  .record({ price: amount, discount: fc.option(amount, { nil: null }), isYearly: fc.boolean() })
  .map(({ price, discount, isYearly }): CartItem => {
    const chargeOfItem = (charge: typeof price) =>
      isYearly ? { amount: cents(0), periodical: charge } : { amount: charge }
    return {
      ...unpricedItem(domainChoice('d', 'tuin')),
      price: chargeOfItem(price),
      ...(discount !== null && { discount: chargeOfItem(discount) }),
    }
  })

test('[T5] lines and totals of a snapshot equal those of any cart to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 100 }), fc.integer({ min: 0, max: 2700 }), (items, rate) => {
      const totals = totalsOf(items, basisPoints(rate))
      const { lines, totals: kept } = orderSnapshotOf(partsOf(items, { totals }))
      const net = sumOf(lines.map((line) => line.net))
      expect(kept).toEqual(totals)
      expect(sumOf(lines.map((line) => line.price))).toBe(totals.subtotal)
      expect(sumOf(lines.map((line) => line.discount))).toBe(totals.discount)
      expect(lines.every((line) => line.net >= 0 && line.net === line.price - line.discount)).toBe(true)
      expect(net + vatOn(net, basisPoints(rate))).toBe(totals.total)
    }),
  )
})

test('a line has its title, name, current price and renewal price', () => {
  const items = priced(domainChoice('d', 'tuin'), hostingChoice('h', 'd', 'tuin.nl'), movingChoice('m', 'd', 'tuin.nl'))
  const { lines } = orderSnapshotOf(partsOf(items))
  expect(lines).toEqual([
    expect.objectContaining({ itemId: 'd', parentId: null, name: 'tuin.nl', price: 999, discount: 600, net: 399 }),
    expect.objectContaining({ itemId: 'h', parentId: 'd', name: 'tuin.nl', net: 2400, renewal: 4200 }),
    expect.objectContaining({ itemId: 'm', parentId: 'd', priceFrequency: null, net: 0, renewal: null }),
  ])
  expect(lines[1]?.discounts).toEqual([{ label: expect.anything(), amount: 1800 }])
})

test.each<[string, TaxSubject, string | null, number]>([
  ['NL private', { country: 'NL', customerType: 'private', vatState: null }, null, 2100],
  ['NL business', { country: 'NL', customerType: 'business', vatState: 'valid' }, null, 2100],
  ['DE private', { country: 'DE', customerType: 'private', vatState: null }, null, 1900],
  ['DE business, confirmed', { country: 'DE', customerType: 'business', vatState: 'valid' }, 'reverse_charge', 0],
  ['DE business, not confirmed', { country: 'DE', customerType: 'business', vatState: 'unknown' }, null, 1900],
  ['outside the EU', { country: 'CH', customerType: 'private', vatState: null }, 'outside_eu', 0],
])('the exemption from VAT agrees with the rate: %s', (_who, subject, exemption, rate) => {
  const items = priced(domainChoice('d', 'tuin'))
  const tax = decidedTaxOf(subject, today)
  const totals = totalsOf(items, vatRateOf(tax))
  const snapshot = orderSnapshotOf(
    partsOf(items, { totals, exemption: tax.exemption, buyer: { ...buyer, ...subject } }),
  )
  expect([snapshot.exemption, snapshot.totals.vatRate]).toEqual([exemption, rate])
})

test('consents are stored with the text of the page; null if not asked, and businesses are not asked', () => {
  const consents = { terms: true, immediateStart: false }
  const german = orderSnapshotOf(partsOf([], { consents, siteLocale: 'de', language: 'en' })).consents
  expect(german.terms).toEqual({ text: consentTexts.terms.de, isGiven: true })
  expect(german).not.toHaveProperty('mandate')
  expect(german.immediateStart).toEqual({ text: consentTexts.immediateStart.de, isGiven: false })
  expect(german).toMatchObject({ at: '2026-11-15T10:00:00.000Z', source: '192.0.2.0/24' })
  expect(orderSnapshotOf(partsOf([])).consents).toMatchObject({ terms: null, immediateStart: null })
  const business = orderSnapshotOf(partsOf([], { consents, buyer: { ...buyer, customerType: 'business' } }))
  expect(business.consents).toMatchObject({ terms: { isGiven: true }, immediateStart: null })
})

test('the order records which document was accepted, and whether renewals may be charged', () => {
  const accepted = { consents: { terms: true, mandate: false }, termsHash: 'ab12' }
  const { terms, mandate } = orderSnapshotOf(partsOf([], accepted)).consents
  expect(terms).toEqual({ text: consentTexts.terms.nl, isGiven: true, sha256: 'ab12' })
  expect(mandate).toEqual({ text: consentTexts.mandate.nl, isGiven: false })
  expect(orderSnapshotOf(partsOf([], { termsHash: 'ab12' })).consents.terms).toBeNull()
})

test('the same order has the same fingerprint at another time and address, and another order another one', () => {
  const items = priced(domainChoice('d', 'tuin'))
  const content = fingerprintOf(orderSnapshotOf(partsOf(items)))
  expect(fingerprintOf(orderSnapshotOf(partsOf(items, { at: new Date(0), source: '::1' })))).toBe(content)
  const others: readonly Partial<SnapshotParts>[] = [
    { items: priced(domainChoice('d', 'ander')) },
    { totals: totalsOf(items, basisPoints(1900)) },
    { buyer: { ...buyer, city: 'Zwolle' } },
    { affiliateId: '7' },
    { wctId: 'abcdef' },
    { consents: { terms: true } },
    { consents: { terms: true }, termsHash: 'ab12' },
    { consents: { mandate: true } },
    { consents: { mandate: false } },
  ]
  const contents = others.map((other) => fingerprintOf(orderSnapshotOf(partsOf(items, other))))
  expect(new Set([content, ...contents]).size).toBe(others.length + 1)
})
