import { parseArgs } from 'node:util'
import { fillCarts, makeCarts } from '../cart/carts.ts'
import { openConnection, requestText } from '../cart/connection.ts'
import { cpuOf } from '../cart/cpu.ts'
import { startDatabase } from '../cart/database.ts'
import { type Measured, measureLoad, percentilesOf } from '../cart/load.ts'
import { medianOf } from '../cart/report.ts'
import { startShop } from '../cart/subject.ts'
import { reportRows } from '../rows.ts'
import { openRowConnection } from './row-connection.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const searchers = Number(options.connections)
const probes = 4

const database = await startDatabase()
const shop = await startShop(database.url)
const stop = async () => {
  await shop.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))
const median = (values: readonly number[]) => Math.round(medianOf(values) * 100) / 100
let searched = 0

try {
  await searchAlone(50)
  const carts = await makeCarts(shop.port, 2000)
  await fillCarts(database.sql, carts)
  const alone = []
  const quiet: Measured[] = []
  const crowded = []
  const checks = []
  for (let round = 1; round <= rounds; round += 1) {
    alone.push(await searchAlone(200))
    checks.push(await checkLists(20))
    quiet.push(await probeCarts(carts))
    crowded.push(await probeAmongSearches(carts))
    console.log(`round ${round} of ${rounds} is done`)
  }
  console.log(`\nMedians of ${rounds} rounds, in milliseconds.\n`)
  console.table({
    'first row, one search at a time': {
      p50: median(alone.map(({ first }) => first.median)),
      p99: median(alone.map(({ first }) => first.p99)),
    },
    'last row, one search at a time': {
      p50: median(alone.map(({ last }) => last.median)),
      p99: median(alone.map(({ last }) => last.p99)),
    },
    '200 names in one call': {
      p50: median(checks.map((each) => each.median)),
      p99: median(checks.map((each) => each.p99)),
    },
    'reading a cart, alone': {
      p50: median(quiet.map((each) => each.median)),
      p99: median(quiet.map((each) => each.p99)),
    },
    [`reading a cart, ${searchers} searching`]: {
      p50: median(crowded.map(({ cart }) => cart.median)),
      p99: median(crowded.map(({ cart }) => cart.p99)),
    },
    [`first row, ${searchers} searching`]: {
      p50: median(crowded.map(({ first }) => first.median)),
      p99: median(crowded.map(({ first }) => first.p99)),
    },
  })
  const ratios = crowded.map(({ cart }, round) => median([cart.p99 / (quiet[round]?.p99 ?? 1)]))
  const ofMedians = medianOf(crowded.map(({ cart }) => cart.p99)) / medianOf(quiet.map((each) => each.p99))
  console.log(`p99 of a cart among ${searchers} searching, times alone: ${ratios.join(' ')} by round`)
  console.log(`median of these ${median(ratios)}; of the medians above ${median([ofMedians])}`)
  console.log(`CPU time of a search: ${Math.round(medianOf(alone.map(({ micros }) => micros)))} µs`)
  console.log(`searches a second meanwhile: ${Math.round(medianOf(crowded.map(({ rate }) => rate)))}`)
  reportRows([
    {
      what: `p99 of a cart beside ${searchers} searches`,
      value: medianOf(crowded.map(({ cart }) => cart.p99)),
      unit: 'ms',
      floor: { what: 'without', value: medianOf(quiet.map((each) => each.p99)) },
    },
    { what: 'a search for a name', value: medianOf(alone.map(({ micros }) => micros)), unit: 'µs CPU' },
  ])
} finally {
  await stop()
}

/** A new name each time: nothing helps from the time before. */
function nextSearch(): string {
  searched += 1
  return requestText('GET', `/api/domains/search?q=tuin${searched}.nl&language=nl`, shop.port)
}

async function searchAlone(times: number) {
  const connection = await openRowConnection(shop.port)
  const before = cpuOf(shop.pid)
  const first: number[] = []
  const last: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { firstRowMs, lastRowMs, rows } = await connection.search(nextSearch())
    if (rows < 2) throw new Error(`a search came to ${rows} rows`)
    first.push(firstRowMs)
    last.push(lastRowMs)
  }
  connection.close()
  const micros = ((cpuOf(shop.pid) - before) * 1000) / times
  return { first: percentilesOf(first), last: percentilesOf(last), micros }
}

async function checkLists(times: number) {
  const connection = await openConnection(shop.port)
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const names = Array.from({ length: 200 }, (_, index) => `lijst${time}-${index}.nl`)
    const since = performance.now()
    const { status, body } = await connection.ask(requestText('POST', '/api/domains/check', shop.port, { names }))
    if (status !== 200) throw new Error(`answered ${status}: ${body}`)
    took.push(performance.now() - since)
  }
  connection.close()
  return percentilesOf(took)
}

function probeCarts(carts: readonly string[]) {
  let asked = 0
  const next = () => requestText('GET', `/api/carts/${carts[asked++ % carts.length]}`, shop.port)
  return measureLoad({ port: shop.port, connections: probes, seconds, next, expect: 200 })
}

async function probeAmongSearches(carts: readonly string[]) {
  const connections = await Promise.all(Array.from({ length: searchers }, () => openRowConnection(shop.port)))
  const first: number[] = []
  let isOver = false
  const searching = connections.map(async (connection) => {
    while (!isOver) first.push((await connection.search(nextSearch())).firstRowMs)
    connection.close()
  })
  const cart = await probeCarts(carts)
  isOver = true
  await Promise.all(searching)
  return { cart, first: percentilesOf(first), rate: first.length / cart.seconds }
}
