import type { Row } from '../rows.ts'

export interface Figure {
  readonly subject: 'shop' | 'bare' | 'raw'
  readonly work: string
  readonly connections: number
  readonly rate: number
  readonly median?: number
  readonly p99?: number
  /** CPU time a call: of the server, or of whoever sends raw statements. */
  readonly clientMicros: number
  readonly databaseMicros: number
}

/** One line for each work and number of connections: the shop, its two floors, and how near it comes. */
export function printTable(figures: readonly Figure[]): void {
  const lines = [...new Set(figures.map(({ work, connections }) => `${work} ${connections}`))].map((key) => {
    const of = (subject: Figure['subject']) =>
      figures.filter((figure) => figure.subject === subject && `${figure.work} ${figure.connections}` === key)
    const rate = (subject: Figure['subject']) => medianOf(of(subject).map((figure) => figure.rate))
    const shop = of('shop')
    const micros = (subject: Figure['subject']) => ({
      client: Math.round(medianOf(of(subject).map((figure) => figure.clientMicros))),
      database: Math.round(medianOf(of(subject).map((figure) => figure.databaseMicros))),
    })
    const cpu = (subject: Figure['subject']) => `${micros(subject).client} + ${micros(subject).database}`
    return {
      work: key.split(' ')[0],
      connections: Number(key.split(' ')[1]),
      'shop/s': Math.round(rate('shop')),
      'bare/s': Math.round(rate('bare')),
      'raw/s': Math.round(rate('raw')),
      'of raw': percent(rate('shop') / rate('raw')),
      'of bare': percent(rate('shop') / rate('bare')),
      'p50 ms': round(medianOf(shop.map((figure) => figure.median ?? 0))),
      'p99 ms': round(medianOf(shop.map((figure) => figure.p99 ?? 0))),
      'shop µs + pg': cpu('shop'),
      'bare µs + pg': cpu('bare'),
      'raw µs + pg': cpu('raw'),
    }
  })
  console.table(lines)
}

const titles: Readonly<Record<string, string>> = { create: 'make a cart', add: 'add an item', read: 'read a cart' }
/** The least share of the raw statements' rate, at 64 connections. */
const goals: Readonly<Record<string, number>> = { add: 1, read: 0.6 }

/** What the goals are about, and what a call costs beside the smallest server there is. */
export function rowsOf(figures: readonly Figure[]): readonly Row[] {
  return [...new Set(figures.map(({ work, connections }) => `${work} ${connections}`))].flatMap((key): Row[] => {
    const [work = '', connections = ''] = key.split(' ')
    const of = (subject: Figure['subject'], take: (figure: Figure) => number) =>
      medianOf(
        figures
          .filter((figure) => figure.subject === subject && `${figure.work} ${figure.connections}` === key)
          .map(take),
      )
    const what = `${titles[work]}, ${connections} connections`
    const raw = { what: 'raw statements', value: of('raw', ({ rate }) => rate) }
    const bare = { what: 'bare Node and pg', value: of('bare', ({ rate }) => rate) }
    const bareCost = { what: 'bare Node and pg', value: of('bare', ({ clientMicros }) => clientMicros) }
    const half = { what: 'p50', value: of('shop', ({ median = 0 }) => median) }
    const rate = of('shop', (figure) => figure.rate)
    const least = connections === '64' ? goals[work] : undefined
    return [
      {
        what,
        value: rate,
        unit: '/s',
        floor: raw,
        ...(least !== undefined && { goal: { of: 'ratio', sign: '≥', limit: least } }),
      },
      { what: `${what}, beside bare Node`, value: rate, unit: '/s', floor: bare },
      {
        what: `${what}, server`,
        value: of('shop', ({ clientMicros }) => clientMicros),
        unit: 'µs CPU',
        floor: bareCost,
      },
      {
        what: `${what}, database`,
        value: of('shop', ({ databaseMicros }) => databaseMicros),
        unit: 'µs CPU',
      },
      {
        what: `${what}, p99`,
        value: of('shop', ({ p99 = 0 }) => p99),
        unit: 'ms',
        floor: half,
        ...(work === 'add' && { goal: { of: 'ratio', sign: '≤', limit: 3 } }),
      },
    ]
  })
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)} %`
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100
}
