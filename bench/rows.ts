import { appendFileSync } from 'node:fs'

/** One figure of a bench; `floor` is what it is compared with in the same run. */
export interface Row {
  /** The same from run to run: figures before and now are found by it. */
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly floor?: { readonly what: string; readonly value: number }
  readonly goal?: Goal
}

export interface Goal {
  /** The ratio of value to floor, or the value itself. */
  readonly of: 'ratio' | 'value'
  readonly sign: '≥' | '≤'
  readonly limit: number
}

export function ratioOf({ value, floor }: Row): number | undefined {
  return floor && value / floor.value
}

/** How far: 1 is the goal, more is better than it. */
export function shareOfGoal(row: Row): number | undefined {
  if (!row.goal) return undefined
  const { of, sign, limit } = row.goal
  const measured = (of === 'ratio' ? ratioOf(row) : row.value) ?? Number.NaN
  if (measured === limit) return 1
  return sign === '≥' ? measured / limit : limit / measured
}

export function isReached(row: Row): boolean | undefined {
  const share = shareOfGoal(row)
  return share === undefined ? undefined : share >= 1
}

/** For `bench/run.ts`, which says in the environment where it reads them. A bench by itself prints its own tables. */
export function reportRows(rows: readonly Row[]): void {
  const file = process.env['BENCH_ROWS']
  if (file !== undefined) for (const row of rows) appendFileSync(file, `${JSON.stringify(row)}\n`)
}
