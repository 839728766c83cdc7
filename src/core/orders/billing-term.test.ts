import { expect, test } from 'vitest'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { basisPoints, cents } from '#core/money/money.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { brokenPromisesOf, nextInvoiceOf } from './billing-term.ts'
import type { OrderSnapshot } from './order.ts'

type Order = Parameters<typeof nextInvoiceOf>[0]
type Line = OrderSnapshot['lines'][number]

function line(renewal: number | null, priceFrequency: Frequency | null, rest: Partial<Line> = {}): Line {
  const kept = { priceType: 'purchase', price: cents(1000), parameters: { domain: 'a.nl' }, ...rest } as Partial<Line>
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

test('the next invoice has everything that renews on the first renewal date', () => {
  const lines = [line(1199, 'yearly'), line(500, 'monthly'), line(100, 'monthly'), line(null, null)]
  expect(nextInvoiceOf(order(lines), '2026-11-15')).toEqual({
    amount: { excl: 600, incl: 726 },
    date: '2026-12-15',
  })
})

test('a name for several years renews after them, and not together with its package', () => {
  const name = line(1499, 'yearly', { parameters: { sld: 'tuin', tld: 'com', years: 3 } })
  expect(nextInvoiceOf(order([name]), '2026-11-16')).toEqual({ amount: { excl: 1499, incl: 1814 }, date: '2029-11-16' })
  expect(nextInvoiceOf(order([name, line(8400, 'yearly')]), '2026-11-16')).toEqual({
    amount: { excl: 8400, incl: 10_164 },
    date: '2027-11-16',
  })
})

test('after a withdrawal period that ends on Monday 30 November, the renewal is later too', () => {
  expect(nextInvoiceOf(order([line(1199, 'yearly')], false), '2026-11-15')?.date).toBe('2027-12-01')
})

test('C73 renewals at the end of a month and in a leap year', () => {
  expect(nextInvoiceOf(order([line(500, 'monthly')]), '2027-01-31')?.date).toBe('2027-02-28')
  expect(nextInvoiceOf(order([line(500, 'yearly')]), '2028-02-29')?.date).toBe('2029-02-28')
})

test('no next invoice without renewals, or with an unknown date', () => {
  expect(nextInvoiceOf(order([line(null, null)]), '2026-11-15')).toBeNull()
  const move = line(1199, 'yearly', { priceType: 'transfer', price: cents(0) })
  expect(nextInvoiceOf(order([move]), '2026-11-15')).toBeNull()
})

const raised = (begins: IsoDate, after = 1499, before = 1199) => ({
  begins,
  renewalsOf: () => ({ before: cents(before), after: cents(after) }),
})

test('a confirmed renewal price is guaranteed through the first renewal', () => {
  const broken = (release: ReturnType<typeof raised>, lines = [line(1199, 'yearly'), line(null, null)]) =>
    brokenPromisesOf(order(lines), '2026-11-15', release).map(({ renewsOn, promised, raisedTo }) => [
      renewsOn,
      promised,
      raisedTo,
    ])
  expect(broken(raised('2026-12-01'))).toEqual([['2027-11-15', 1199, 1499]])
  expect(broken(raised('2027-11-15'))).toHaveLength(1)
  expect(broken(raised('2027-11-16'))).toEqual([])
  expect(broken(raised('2026-12-01', 1199))).toEqual([])
  // This release lowers a price that was higher before.
  expect(broken(raised('2026-12-01', 1299, 1399))).toEqual([])
  const moved = line(1199, 'yearly', { priceType: 'transfer', price: cents(0) })
  expect(broken(raised('2026-12-01'), [moved])).toEqual([[null, 1199, 1499]])
  expect(broken(raised('2027-11-16'), [moved])).toEqual([])
})
