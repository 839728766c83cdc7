import { expect, test } from 'vitest'
import { commissionRates, commissionOf, maxCommission } from '#domain/partners/commission.ts'
import { earningsOf, maxSales, salesIn } from './earnings-table.tsx'

test('a month is the sum of its sales, a year is twelve of them', () => {
  expect(earningsOf({})).toEqual({ month: 0, year: 0 })
  expect(earningsOf({ 'webhosting-struik': 3, 'email-': 2 })).toEqual({ month: 140_00, year: 1680_00 })
})

test('names alone earn nothing, however many', () => {
  expect(earningsOf({ 'domain-': maxSales })).toEqual({ month: 0, year: 0 })
})

test('one sale of each rung is counted as the ledger books it', () => {
  for (const { slugs, amount } of commissionRates) {
    expect(earningsOf({ [slugs]: 1 }).month, slugs).toBe(amount)
    expect(commissionOf([{ productSlug: slugs, priceType: 'purchase' }]), slugs).toBe(amount)
    expect(amount, slugs).toBeLessThanOrEqual(maxCommission)
  }
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
])('typed as %j it is %i sales', (typed, sales) => {
  expect(salesIn(typed)).toBe(sales)
})
