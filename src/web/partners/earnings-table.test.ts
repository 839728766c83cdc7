import { expect, test } from 'vitest'
import { cents } from '#core/money/money.ts'
import { earningsOf, maxSales, salesIn } from './earnings-table.tsx'

const row = (slugs: 'domain-' | 'email-' | 'webhosting-struik', least: number) => ({ slugs, least: cents(least) })
const ladder = [row('domain-', 0), row('email-', 600), row('webhosting-struik', 2400)]

test('monthly earnings are the sum of the minimum commissions, yearly earnings twelve times that', () => {
  expect(earningsOf(ladder, {})).toEqual({ month: 0, year: 0 })
  expect(earningsOf(ladder, { 'webhosting-struik': 3, 'email-': 2 })).toEqual({ month: 84_00, year: 1008_00 })
})

test('domain names alone earn nothing, however many', () => {
  expect(earningsOf(ladder, { 'domain-': maxSales })).toEqual({ month: 0, year: 0 })
})

test.each([
  ['', 0],
  ['7', 7],
  [' 12 ', 12],
  ['007', 7],
  ['2,5', 2],
  ['-3', 0],
  ['veel', 0],
  ['99999', maxSales],
])('%j is parsed as %i sales', (typed, sales) => {
  expect(salesIn(typed)).toBe(sales)
})
