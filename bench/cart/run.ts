import { parseArgs } from 'node:util'
import { reportRows } from '../rows.ts'
import { choiceOf, fillCarts, makeCarts, makeNumberedCarts } from './carts.ts'
import { requestText } from './connection.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { startDatabase } from './database.ts'
import { measureLoad } from './load.ts'
import { hasPgbench, measureRaw, type Work } from './raw-floor.ts'
import { type Figure, printTable, rowsOf } from './report.ts'
import { startBareHandler, startShop, type Subject } from './subject.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '1,16,64' },
    works: { type: 'string', default: 'create,add,read' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const works = options.works.split(',') as Work[]
const sizes = options.connections.split(',').map(Number)

const database = await startDatabase()
const subjects: Subject[] = []
const figures: Figure[] = []
const readCarts = new Map<number, readonly string[]>()
let numbered = 0
const stop = async () => {
  for (const subject of subjects) await subject.stop()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    reportRows(rowsOf(figures))
    void stop().then(() => process.exit(1))
  })
}

try {
  subjects.push(await startShop(database.url), await startBareHandler(database.url))
  for (const subject of subjects) for (const work of works) await measure(subject, work, 16)
  for (let round = 1; round <= rounds; round += 1) {
    for (const connections of sizes) {
      for (const work of works) {
        for (const subject of subjects) figures.push(await measure(subject, work, connections))
        figures.push(await measureRawWork(work, connections))
      }
    }
    console.log(`round ${round} of ${rounds} is done`)
  }
  console.log(`\nRaw statements by ${hasPgbench ? 'pgbench' : 'a loop in Node'}; medians of ${rounds} rounds.\n`)
  printTable(figures)
  reportRows(rowsOf(figures))
} finally {
  await stop()
}

function cartsFor(connections: number): number {
  return connections === 1 ? 1500 : 6000
}

/** What is read is made once; what is added to must be new. */
async function cartsOf({ port }: Subject, work: Work, connections: number): Promise<readonly string[]> {
  if (work === 'create') return []
  if (work === 'add') return makeCarts(port, cartsFor(connections))
  const known = readCarts.get(port)
  if (known) return known
  const made = await makeCarts(port, cartsFor(connections))
  await fillCarts(database.sql, made)
  readCarts.set(port, made)
  return made
}

async function measure(subject: Subject, work: Work, connections: number): Promise<Figure> {
  const { port, pid, name } = subject
  const carts = await cartsOf(subject, work, connections)
  let asked = 0
  const next = () => {
    asked += 1
    if (work === 'create') return requestText('POST', '/api/carts', port, {})
    if (work === 'read') return requestText('GET', `/api/carts/${carts[asked % carts.length]}`, port)
    const cartId = carts[asked - 1]
    return cartId && requestText('POST', `/api/carts/${cartId}/items`, port, choiceOf(asked))
  }
  const before = [cpuOf(pid), cpuOfFamily(database.postmaster)] as const
  const expect = work === 'read' ? 200 : 201
  const { calls, seconds: took, median, p99 } = await measureLoad({ port, connections, seconds, next, expect })
  const clientMicros = ((cpuOf(pid) - before[0]) * 1000) / calls
  const databaseMicros = ((cpuOfFamily(database.postmaster) - before[1]) * 1000) / calls
  return { subject: name, work, connections, rate: calls / took, median, p99, clientMicros, databaseMicros }
}

async function measureRawWork(work: Work, connections: number): Promise<Figure> {
  const perClient = Math.ceil(cartsFor(connections) / connections)
  numbered += 1_000_000_000
  if (work !== 'create') {
    const ids = await makeNumberedCarts(database.sql, numbered, perClient * connections)
    if (work === 'read') await fillCarts(database.sql, ids)
  }
  const before = [cpuOf(process.pid), cpuOfFamily(database.postmaster)] as const
  const run = { work, clients: connections, seconds, from: numbered, perClient }
  const { calls, rate } = await measureRaw(database.connection, run)
  const clientMicros = ((cpuOf(process.pid) - before[0]) * 1000) / calls
  const databaseMicros = ((cpuOfFamily(database.postmaster) - before[1]) * 1000) / calls
  return { subject: 'raw', work, connections, rate, clientMicros, databaseMicros }
}
