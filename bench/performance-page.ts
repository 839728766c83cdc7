import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { barsOf } from './bars.ts'
import { capacityPage } from './capacity-page.ts'
import { alignedTable, numeral } from './page-tables.ts'
import { elsewhere, method, peers, reasons } from './performance-texts.ts'
import { isReached, ratioOf, type Row, shareOfGoal } from './rows.ts'

/** What became of a bench: its figures, and what went wrong with it. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  /** Load average of the machine before the run. */
  readonly load?: number
  readonly fault?: string
  readonly rows: readonly Row[]
}

type Results = 'before' | 'now'

const root = join(import.meta.dirname, '..')
const fileOf = (results: Results) => join(root, 'bench', 'results', `${results}.json`)

export function readResults(results: Results): readonly Outcome[] {
  return JSON.parse(readFileSync(fileOf(results), 'utf8')) as Outcome[]
}

export function writeResults(results: Results, outcomes: readonly Outcome[]): void {
  writeFileSync(fileOf(results), `${JSON.stringify(outcomes, rounded, 2)}\n`)
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(4)) : value
}

export function writePerformancePage(): void {
  for (const [file, text] of performanceFiles()) writeFileSync(join(root, file), text)
}

/** The page and its pictures, from the results that are kept. */
export function performanceFiles(): ReadonlyMap<string, string> {
  const [before, now] = [readResults('before'), readResults('now')]
  const rows = now.flatMap((outcome) => outcome.rows)
  const earlier = new Map(before.flatMap((outcome) => outcome.rows).map((row) => [row.what, row]))
  const goals = rows.filter(({ goal }) => goal)
  const goalBars = goals.map((row) => {
    const old = earlier.get(row.what)
    return { name: row.what, before: old && shareOfGoal({ ...row, ...old }), now: shareOfGoal(row) }
  })
  const floorBars = rows
    .filter((row) => row.unit === '/s' && row.floor)
    .map((row) => {
      const old = earlier.get(row.what)
      return { name: `${row.what}: ${row.floor?.what}`, before: old && ratioOf(old), now: ratioOf(row) }
    })
  const missed = [
    ...now.flatMap(({ name, fault }) => (fault === undefined ? [] : [`- The bench \`${name}\` was ${fault}.`])),
    ...goals
      .filter((row) => !isReached(row))
      .map((row) => `- **${row.what}**: ${measureOf(row)}, goal ${goalOf(row)}. ${reasons[row.what] ?? ''}`.trimEnd()),
  ]
  const page = `# Performance

Written by \`npm run bench\` from \`bench/results/before.json\` (November 2026, before the work on the goals below) and
\`bench/results/now.json\`; change \`bench/performance-page.ts\` and not this page. Every figure stands beside a floor of the
same run: on shared or other machines ratios can be compared, rates cannot. In brackets: the ratio before.

## Goals

![How much of each goal is reached, before and now](pictures/goals.svg)

${tableWith(goals, earlier)}

## Not reached

${missed.length > 0 ? missed.join('\n') : 'Every goal that is measured here is reached.'}

## Beside the floors

![Rates as a share of their floors, before and now](pictures/floors.svg)

${tableWith(
  rows.filter(({ goal }) => !goal),
  earlier,
)}

${peers}

${elsewhere}

${method}

${alignedTable(
  ['bench', 'seconds', 'load average before'],
  now.map(({ name, seconds, load }) => [`\`bench/${name}/run.ts\``, String(seconds), load?.toFixed(1) ?? '–']),
  [1, 2],
)}
`
  return new Map([
    ['docs/performance.md', page],
    ['docs/operations/capacity.md', capacityPage(rows)],
    ['docs/pictures/goals.svg', barsOf('Share of the goal: 1 is reached, more is better', goalBars)],
    ['docs/pictures/floors.svg', barsOf('Rate of the shop as a share of the floor', floorBars)],
  ])
}

/** Of one run, for the terminal. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const faults = outcomes.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name}: ${fault}`]))
  const earlier = new Map(
    readResults('before')
      .flatMap(({ rows }) => rows)
      .map((row) => [row.what, row]),
  )
  const table = tableWith(
    outcomes.flatMap(({ rows }) => rows),
    earlier,
  )
  return [table, ...faults].join('\n')
}

function tableWith(rows: readonly Row[], earlier: ReadonlyMap<string, Row>): string {
  const hasGoals = rows.some(({ goal }) => goal)
  const head = ['what', 'before', 'now', 'floor', 'ratio', ...(hasGoals ? ['goal', 'reached'] : [])]
  const cells = rows.map((row) => {
    const old = earlier.get(row.what)
    const reached = isReached(row)
    return [
      row.what,
      old ? `${withUnit(old)}${old.floor ? ` (${ratioOf(old)?.toFixed(2)})` : ''}` : '–',
      withUnit(row),
      row.floor ? `${row.floor.what}: ${numeral(row.floor.value)}` : '–',
      ratioOf(row)?.toFixed(2) ?? '–',
      ...(hasGoals ? [row.goal ? goalOf(row) : '–', reached === undefined ? '–' : reached ? 'yes' : '**no**'] : []),
    ]
  })
  return alignedTable(head, cells, [1, 2, 4])
}

function measureOf(row: Row): string {
  return row.goal?.of === 'ratio' ? `a ratio of ${ratioOf(row)?.toFixed(2)}` : withUnit(row)
}

function goalOf({ goal, unit }: Row): string {
  if (!goal) return ''
  return goal.of === 'ratio'
    ? `ratio ${goal.sign} ${goal.limit}`
    : `${goal.sign} ${numeral(goal.limit)}${unit === '/s' ? '/s' : ` ${unit}`}`
}

function withUnit({ value, unit }: Row): string {
  return unit === '/s' ? `${numeral(value)}/s` : `${numeral(value)} ${unit}`
}
