import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fillCarts, makeNumberedCarts } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { cpuOf } from '../cart/cpu.ts'
import { startDatabase } from '../cart/database.ts'
import { type Measured, measureLoad, percentilesOf } from '../cart/load.ts'
import { medianOf } from '../cart/report.ts'
import { startShop, type Subject } from '../cart/subject.ts'
import { reportRows } from '../rows.ts'
import { addCustomers } from './customers.ts'
import { type Flood, type FloodAnswers, type FloodKind, openFlood } from './flood.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
    rate: { type: 'string', default: '200' },
    connections: { type: 'string', default: '4' },
    kinds: { type: 'string', default: 'cheap calls,one address,many addresses' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const rate = Number(options.rate)
const kinds = options.kinds.split(',') as readonly FloodKind[]
const customers = 5000
/** Until the queue of passwords is full, as it stays while a flood lasts. */
const fillingMs = 500
const carts = 4000

/** One stretch without a flood and one with it, right after each other. */
interface Pair {
  readonly calm: Figures
  readonly flooded: Figures
  readonly answers: FloodAnswers
}
interface Figures extends Measured {
  readonly cpuMicros: number
}

const database = await startDatabase()
const subjects: Subject[] = []
const stop = async () => {
  for (const subject of subjects) await subject.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

try {
  await addCustomers(database.sql, customers)
  const ids = await makeNumberedCarts(database.sql, 0, carts)
  await fillCarts(database.sql, ids)
  // The limits are on, as in any shop; whoever reads a cart comes from a network of their own.
  const shop = await startShop(database.url, { TRUSTED_PROXIES: '127.0.0.1' })
  subjects.push(shop)
  const requests = ids.map((id, number) => readingFrom(shop.port, id, `10.${number >> 8}.${number & 255}.1`))
  const floods = new Map<FloodKind, Flood>()
  for (const kind of kinds) floods.set(kind, await openFlood({ port: shop.port, perSecond: rate, kind, customers }))
  for (const flood of floods.values()) await pairOf(flood, shop, requests)

  const pairs = new Map<FloodKind, Pair[]>(kinds.map((kind) => [kind, []]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, flood] of floods) pairs.get(kind)?.push(await pairOf(flood, shop, requests))
    console.log(`round ${round} of ${rounds} is done`)
  }
  for (const flood of floods.values()) await flood.close()
  console.log(`\nReading carts on ${options.connections} connections, beside ${rate} calls a second; medians.\n`)
  console.table([...pairs].map(([kind, measured]) => lineOf(kind, measured)))
  reportRows(
    [...pairs].map(([kind, measured]) => {
      const row = {
        what: `p99 of a cart beside ${rate} log-ins a second: ${kind}`,
        value: pooledP99(measured, 'flooded'),
        unit: 'ms',
        floor: { what: 'without', value: pooledP99(measured, 'calm') },
      }
      return kind === 'cheap calls' ? row : { ...row, goal: { of: 'ratio', sign: '≤', limit: 2 } }
    }),
  )
} finally {
  await stop()
}

async function pairOf(flood: Flood, shop: Subject, requests: readonly string[]): Promise<Pair> {
  const calm = await readCarts(shop, requests)
  await flood.begin()
  await pause(fillingMs)
  const flooded = await readCarts(shop, requests)
  return { calm, flooded, answers: await flood.end() }
}

async function readCarts({ port, pid }: Subject, requests: readonly string[]): Promise<Figures> {
  let asked = 0
  const next = () => requests[(asked += 1) % requests.length]
  const before = cpuOf(pid)
  // Who is refused asks again at once here, so that many are while code is new and calls are late: told, not forbidden.
  const load = { port, connections: Number(options.connections), seconds, next, expect: 200, maxTurnedAway: Infinity }
  const measured = await measureLoad(load)
  return { ...measured, cpuMicros: ((cpuOf(pid) - before) * 1000) / measured.calls }
}

function readingFrom(port: number, cartId: string, address: string): string {
  return requestText('GET', `/api/carts/${cartId}`, port).replace('\r\n\r\n', `\r\nX-Forwarded-For: ${address}\r\n\r\n`)
}

function lineOf(kind: FloodKind, pairs: readonly Pair[]) {
  const both = (name: string, of: (figures: Figures) => number, digits = 2) => ({
    [name]: `${median(pairs, ({ calm }) => of(calm)).toFixed(digits)} → ${median(pairs, ({ flooded }) => of(flooded)).toFixed(digits)}`,
  })
  const pooled = (['calm', 'flooded'] as const).map((state) => pooledP99(pairs, state))
  const ratios = pairs.map(({ calm, flooded }) => flooded.p99 / calm.p99).toSorted((one, other) => one - other)
  return {
    flood: kind,
    ...both('calls/s', ({ calls, seconds: took }) => calls / took, 0),
    ...both('refused %', ({ calls, turnedAway }) => (100 * turnedAway) / (calls + turnedAway), 0),
    ...both('p50 ms', ({ median: middle }) => middle),
    ...both('p99 ms', ({ p99 }) => p99),
    'p99 of all': pooled.map((p99) => p99.toFixed(2)).join(' → '),
    ...both('server µs a call', ({ cpuMicros }) => cpuMicros, 0),
    ratio: ((pooled[1] ?? 0) / (pooled[0] ?? 1)).toFixed(2),
    'a pair': `${medianOf(ratios).toFixed(2)} (${ratios[ratios.length >> 2]?.toFixed(2)}–${ratios.at(-(ratios.length >> 2) - 1)?.toFixed(2)})`,
    answers: answersIn(pairs),
  }
}

/** Of all calls of all rounds. */
function pooledP99(pairs: readonly Pair[], state: 'calm' | 'flooded'): number {
  return percentilesOf(pairs.flatMap((pair) => pair[state].times)).p99
}

function answersIn(pairs: readonly Pair[]): string {
  const sums = new Map<string, number>()
  for (const { answers } of pairs) {
    for (const [status, count] of Object.entries(answers)) sums.set(status, (sums.get(status) ?? 0) + count)
  }
  const all = [...sums.values()].reduce((sum, count) => sum + count, 0)
  return [...sums].map(([status, count]) => `${status}: ${Math.round((count / all) * 100)} %`).join(', ')
}

function median(pairs: readonly Pair[], of: (pair: Pair) => number): number {
  return medianOf(pairs.map(of))
}
