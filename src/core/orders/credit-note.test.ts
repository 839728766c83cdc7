import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountToCredit, creditNoteOf } from './credit-note.ts'
import type { InvoiceDocument } from './invoice.ts'
import { cents, negated, sumOf } from '#core/money/money.ts'
import { germanBuyer, sampleInvoice, sampleLine, sampleOrder, swissBuyer } from '#tests/builders/sample-order.ts'

const day = '2026-12-01'

function credited(invoice: InvoiceDocument, refunds: readonly number[]): readonly InvoiceDocument[] {
  const notes: InvoiceDocument[] = []
  let inAll = 0
  for (const refund of refunds) {
    inAll += refund
    if (amountToCredit(invoice, notes, cents(inAll)) === 0) continue
    const facts = {
      number: `F2026-${String(notes.length).padStart(6, '0')}`,
      refundedInAll: cents(inAll),
      day,
    } as const
    notes.push(creditNoteOf(invoice, notes, facts))
  }
  return notes
}

test('[T5] credit notes cover the refunds, never exceed the invoice, and add up to its VAT to the cent', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 5 })
  const refunds = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(prices, refunds, fc.constantFrom({}, germanBuyer, swissBuyer), (charges, amounts, buyer) => {
      const lines = charges.map((charge) => sampleLine({ price: cents(charge) }))
      const invoice = sampleInvoice(sampleOrder({ lines, buyer }))
      const notes = credited(invoice, [...amounts, 1_000_000])
      for (const note of notes) {
        expect(note.tax.net + note.tax.vat).toBe(note.total)
        expect(Math.max(note.tax.net, note.tax.vat, note.total)).toBeLessThanOrEqual(0)
        expect(note.subtotal - note.discount).toBe(note.tax.net)
        expect(sumOf(note.lines.map(({ net }) => net))).toBe(note.tax.net)
      }
      expect(negated(sumOf(notes.map(({ total }) => total)))).toBe(invoice.total)
      expect(negated(sumOf(notes.map(({ tax }) => tax.vat)))).toBe(invoice.tax.vat)
    }),
    { numRuns: 500 },
  )
})

test('a full credit repeats the lines of the invoice with the sign reversed', () => {
  const invoice = sampleInvoice()
  const [note] = credited(invoice, [invoice.total])
  expect(note).toMatchObject({
    kind: 'credit',
    number: 'F2026-000000',
    original: { number: 'F2026-000042', issuedOn: '2026-11-15' },
    issuedOn: day,
    subtotal: -10_599,
    discount: -4200,
    tax: { net: -6399, vat: -1344 },
    total: -7743,
    method: null,
  })
  expect(note?.lines.map(({ quantity, net }) => [quantity, net])).toEqual([
    [-1, -399],
    [-1, -6000],
    [-1, 0],
  ])
})

test('a partial credit has one line; its VAT is rounded half up and excludes earlier credits', () => {
  const invoice = sampleInvoice()
  const notes = credited(invoice, [1000, 0, 500])
  expect(notes.map(({ total, tax }) => [total, tax.vat])).toEqual([
    [-1000, -174],
    [-500, -86],
  ])
  expect(notes[0]?.lines).toMatchObject([{ description: 'Terugbetaling', quantity: -1, unitPrice: 826, net: -826 }])
})
