import { expect, test } from 'vitest'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { basisPoints, cents } from '#domain/money/money.ts'
import { nextInvoiceOf } from './billing-term.ts'
import type { OrderSnapshot } from './order.ts'

type Order = Parameters<typeof nextInvoiceOf>[0]
type Line = OrderSnapshot['lines'][number]

function line(renewal: number | null, priceFrequency: Frequency | null, rest: Partial<Line> = {}): Line {
  const kept = { priceType: 'purchase', price: cents(1000), ...rest } as Partial<Line>
  return { ...kept, priceFrequency, renewal: renewal === null ? null : cents(renewal) } as Line
}

function order(lines: readonly Line[], immediateStart = true): Order {
  return {
    lines,
    totals: { vatRate: basisPoints(2100) },
    buyer: { customerType: 'private' },
    consents: { immediateStart: { text: '', isGiven: immediateStart } },
  } as unknown as Order
}

test('all that comes back, on the day the first of it does', () => {
  const lines = [line(1199, 'yearly'), line(500, 'monthly'), line(null, null)]
  expect(nextInvoiceOf(order(lines), '2026-11-15')).toEqual({
    amount: { excl: 1699, incl: 2056 },
    date: '2026-12-15',
  })
})

test('who waits for the withdrawal period to be over, Monday 30 November, pays later too', () => {
  expect(nextInvoiceOf(order([line(1199, 'yearly')], false), '2026-11-15')?.date).toBe('2027-12-01')
})

test('C73 at the end of a month and in a leap year', () => {
  expect(nextInvoiceOf(order([line(500, 'monthly')]), '2027-01-31')?.date).toBe('2027-02-28')
  expect(nextInvoiceOf(order([line(500, 'yearly')]), '2028-02-29')?.date).toBe('2029-02-28')
})

test('nothing comes back, or nobody knows when', () => {
  expect(nextInvoiceOf(order([line(null, null)]), '2026-11-15')).toBeNull()
  const move = line(1199, 'yearly', { priceType: 'transfer', price: cents(0) })
  expect(nextInvoiceOf(order([move]), '2026-11-15')).toBeNull()
})
