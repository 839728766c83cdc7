import { parseArgs } from 'node:util'
import { fillCarts, makeCarts } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { startDatabase } from '../cart/database.ts'
import { type Measured, measureLoad } from '../cart/load.ts'
import { medianOf } from '../cart/report.ts'
import { startShop, type Subject } from '../cart/subject.ts'
import { startFlood } from './flood.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '200' },
    connections: { type: 'string', default: '4' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const rate = Number(options.rate)

const database = await startDatabase()
const subjects: Subject[] = []
const stop = async () => {
  for (const subject of subjects) await subject.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

try {
  const shop = await startShop(database.url)
  subjects.push(shop)
  const carts = await makeCarts(shop.port, 500)
  await fillCarts(database.sql, carts)
  await readCarts(shop, carts)

  const calm: Measured[] = []
  const flooded: Measured[] = []
  const answers = new Map<number, number>()
  for (let round = 1; round <= rounds; round += 1) {
    calm.push(await readCarts(shop, carts))
    const flood = await startFlood(shop.port, rate)
    flooded.push(await readCarts(shop, carts))
    await flood.stop()
    for (const [status, count] of flood.answers) answers.set(status, (answers.get(status) ?? 0) + count)
    console.log(`round ${round} of ${rounds} is done`)
  }
  console.log(`\nReading carts on ${options.connections} connections, beside ${rate} log-ins a second; medians.\n`)
  console.table([lineOf('calm', calm), lineOf('flooded', flooded)])
  const perSecond = (count: number) => Math.round(count / (rounds * seconds))
  console.table(
    [...answers].map(([status, count]) => ({ 'log-ins answered': status, count, 'a second': perSecond(count) })),
  )
  const ratio = medianOf(flooded.map(({ p99 }) => p99)) / medianOf(calm.map(({ p99 }) => p99))
  console.log(`p99 of cart calls: ${ratio.toFixed(2)} times`)
} finally {
  await stop()
}

function readCarts({ port }: Subject, carts: readonly string[]): Promise<Measured> {
  let asked = 0
  const next = () => requestText('GET', `/api/carts/${carts[(asked += 1) % carts.length]}`, port)
  return measureLoad({ port, connections: Number(options.connections), seconds, next, expect: 200 })
}

function lineOf(name: string, measured: readonly Measured[]) {
  return {
    shop: name,
    'calls/s': Math.round(medianOf(measured.map(({ calls, seconds: took }) => calls / took))),
    'p50 ms': rounded(measured.map(({ median }) => median)),
    'p99 ms': rounded(measured.map(({ p99 }) => p99)),
  }
}

function rounded(values: readonly number[]): number {
  return Math.round(medianOf(values) * 100) / 100
}
