import { type CommissionSlugs, commissionRates } from '#domain/partners/commission.ts'
import { type Cents, cents, sumOf } from '#domain/money/money.ts'

/** How many sales of each rung somebody counts on in a month. */
export type SalesPerMonth = Readonly<Partial<Record<CommissionSlugs, number>>>

export const maxSales = 999

export interface Earnings {
  readonly month: Cents
  readonly year: Cents
}

/** Every sale is an order of its own, so none of them reaches the most one order can bring. */
export function earningsOf(sales: SalesPerMonth): Earnings {
  const month = sumOf(commissionRates.map(({ slugs, amount }) => cents(amount * (sales[slugs] ?? 0))))
  return { month, year: cents(month * 12) }
}

/** What was typed as a number of sales: whole, from none to `maxSales`. */
export function salesIn(typed: string): number {
  const digits = /^\d+/.exec(typed.trim())?.[0] ?? '0'
  return Math.min(Number(digits), maxSales)
}
