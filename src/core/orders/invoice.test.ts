import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InvoiceDocument, invoiceOf } from './invoice.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents, sumOf, vatOn } from '#core/money/money.ts'
import type { OrderSnapshot } from './order.ts'
import {
  dutchBusiness,
  germanBusiness,
  germanBuyer,
  sampleInvoice,
  sampleLine,
  sampleOrder,
  sampleSeller,
  swissBuyer,
} from '#tests/builders/sample-order.ts'

const buyers = [{}, dutchBusiness, germanBuyer, germanBusiness, swissBuyer, { country: 'FI', postalCode: '00100' }]
const frequencies = [null, 'monthly', 'yearly', '3-yearly'] as const

const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    priceFrequency: fc.constantFrom(...frequencies),
  })
  .map(({ price, off, priceFrequency }) =>
    sampleLine({ price: cents(price), discount: cents(Math.floor(price * off)), priceFrequency }),
  )

const anyOrder = fc
  .record({ lines: fc.array(anyLine, { minLength: 1, maxLength: 100 }), buyer: fc.constantFrom(...buyers) })
  .map(sampleOrder)

function sumsOf({ lines }: InvoiceDocument) {
  return {
    subtotal: sumOf(lines.map(({ quantity, unitPrice }) => cents(quantity * unitPrice))),
    discount: sumOf(lines.map(({ quantity, discount }) => cents(quantity * discount))),
    net: sumOf(lines.map(({ net }) => net)),
  }
}

test('[T5] every sum of an invoice equals that of its order and of its own lines, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order: OrderSnapshot) => {
      const invoice = sampleInvoice(order)
      const { subtotal, discount, tax, total } = invoice
      expect({ subtotal, discount, vat: tax.vat, total, vatRate: tax.rate }).toEqual(order.totals)
      expect(sumsOf(invoice)).toEqual({ subtotal, discount, net: tax.net })
      expect(tax.vat).toBe(vatOn(tax.net, tax.rate))
      expect(tax.net + tax.vat).toBe(total)
      expect(JSON.parse(JSON.stringify(invoice))).toEqual(invoice)
    }),
    { numRuns: 300 },
  )
})

test('each line has its title, name, term and price', () => {
  const [domain, hosting, moving] = sampleInvoice().lines
  expect(domain).toEqual({
    description: '.nl-domeinnaam',
    name: 'tuinierderij.nl',
    priceType: 'purchase',
    frequency: 'yearly',
    term: { from: '2026-11-15', until: '2027-11-14' },
    quantity: 1,
    unitPrice: 999,
    discount: 600,
    discountLabel: 'Eerste jaar voordelig',
    net: 399,
  })
  expect(hosting).toMatchObject({ description: 'Webhosting Struik', net: 6000 })
  expect(moving).toMatchObject({ term: null, frequency: null, net: 0 })
})

function termOn(day: IsoDate, line: Parameters<typeof sampleLine>[0]) {
  return sampleInvoice(sampleOrder({ lines: [sampleLine(line)] }), { day }).lines[0]?.term
}

describe('the first term', () => {
  test('C73 ends the day before the renewal, also in short months and leap years', () => {
    expect(termOn('2027-01-31', { priceFrequency: 'monthly' })?.until).toBe('2027-02-27')
    expect(termOn('2028-02-29', { priceFrequency: 'yearly' })?.until).toBe('2029-02-27')
    expect(termOn('2026-12-01', { priceFrequency: 'monthly' })?.until).toBe('2026-12-31')
    expect(termOn('2026-03-01', { priceFrequency: '3-yearly' })?.until).toBe('2029-02-28')
    const years = { parameters: { sld: 'tuin', tld: 'com', years: 10 } }
    expect(termOn('2028-02-29', years)?.until).toBe('2038-02-27')
  })

  test('begins after the withdrawal period if a consumer did not request an immediate start', () => {
    const { consents } = sampleOrder()
    const waiting = sampleOrder({ consents: { ...consents, immediateStart: { text: '…', isGiven: false } } })
    expect(sampleInvoice(waiting).lines[0]?.term?.from).toBe('2026-12-01')
    const program = sampleOrder({ consents: { ...consents, immediateStart: null } })
    expect(sampleInvoice(program).lines[0]?.term?.from).toBe('2026-12-01')
    const business = sampleOrder({ consents: { ...consents, immediateStart: null }, buyer: dutchBusiness })
    expect(sampleInvoice(business).lines[0]?.term?.from).toBe('2026-11-15')
  })

  test('of a transferred name is only on the invoice if the transfer has a price', () => {
    expect(termOn('2026-11-15', { priceType: 'transfer', price: cents(0) })).toBeNull()
    expect(termOn('2026-11-15', { priceType: 'transfer', price: cents(900) })).not.toBeNull()
  })
})

test('a company is named with its contact person; only a confirmed VAT number is printed', () => {
  expect(sampleInvoice(sampleOrder({ buyer: germanBusiness })).buyer).toEqual({
    name: 'Gärtnerei Weiß GmbH',
    attention: 'Jürgen Weiß',
    address: { street: 'Lindenallee 7b', postalCode: '50667', city: 'Köln', country: 'DE' },
    email: 'j.weiss@gaertnerei-weiss.example',
    chamberOfCommerceNumber: 'HRB 12345',
    vatNumber: 'DE123456789',
  })
  const unconfirmed = sampleOrder({ buyer: { ...germanBusiness, vatState: 'unknown' } })
  expect(sampleInvoice(unconfirmed).buyer.vatNumber).toBeNull()
  expect(sampleInvoice(unconfirmed).tax.rate).toBe(1900)
})

test.each([
  [germanBusiness, 'reverse_charge'],
  [swissBuyer, 'outside_eu'],
  [germanBuyer, null],
  [dutchBusiness, null],
] as const)('why there is no VAT: %o', (buyer, exemption) => {
  const invoice = sampleInvoice(sampleOrder({ buyer }))
  expect(invoice.exemption).toBe(exemption)
  expect(invoice.tax.vat > 0).toBe(exemption === null)
})

test('a name is printed in display form, and of the brand only the necessary fields', () => {
  const order = sampleOrder({ lines: [sampleLine({ name: 'xn--bcher-kva.example' })] })
  const facts = { number: 'F2026-000001', orderNumber: '2026-000001', day: '2026-11-15', method: null } as const
  const brand = { ...sampleSeller, portalUrl: 'https://portal.example' }
  const invoice = invoiceOf(order, { ...facts, seller: brand })
  expect(invoice.lines[0]?.name).toBe('bücher.example')
  expect(invoice.seller).toEqual(sampleSeller)
})
