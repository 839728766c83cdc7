import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAccessLog, noAccessLog, type AccessLog } from '#platform/http/pipeline/access-log.ts'
import { createLogBuffer, createLogOutput } from '#platform/http/server/log-output.ts'
import { choiceOf, fillCarts, makeCarts, makeNumberedCarts } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { runMicrosOf } from '../cart/cpu.ts'
import { startDatabase } from '../cart/database.ts'
import { freePort } from '../cart/free-port.ts'
import { measureLoad } from '../cart/load.ts'
import { medianOf } from '../cart/report.ts'
import { startShop, type Subject } from '../cart/subject.ts'
import { reportRows, type Row } from '../rows.ts'

/**
 * Server CPU of a call: by one process and by two behind a balancer that sends each call to the next one; with metrics,
 * with traces; and what a line of the access log costs. Rates say nothing here: load and database share the cores.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
  },
})
const [rounds, seconds, connections] = [options.rounds, options.seconds, options.connections].map(Number) as [
  number,
  number,
  number,
]
const works = ['read', 'add'] as const
const cartCount = 6000
const logLines = 100_000
/** Of a turn: a machine whose memory is slow for a tenth of a second then makes one slice dear, and not the turn. */
const sliceMs = 250
/** Of each turn: a process that did nothing for a while has given back memory and code, which no busy shop does. */
const warmUpSeconds = 0.5

const collector = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'))
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const off = { LIMITS: 'off' }
const traced = (share: string) => ({
  ...off,
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  OTEL_TRACES_SAMPLER_ARG: share,
})
const metrics = { ...off, METRICS_PORT: String(await freePort()) }
/** The settings of each process. */
const variants = {
  'one process': [off],
  'two processes': [off, off],
  'with metrics': [metrics],
  'with traces of 5 %': [traced('0.05')],
  'with traces of all': [traced('1')],
}
type Variant = keyof typeof variants
const names = Object.keys(variants) as Variant[]
/** These have a goal. */
const compared: readonly Variant[] = ['one process', 'two processes']
/** What has a goal is measured twice in a round, the other way round: one turn may differ from the next by a third. */
const turns: readonly Variant[] = [...names, ...compared.toReversed()]
/** Of each process: V8 optimizes by how often code was called, and of two processes each is called half as often. */
const warmUpsOf = (name: Variant) => variants[name].length * (compared.includes(name) ? 3 : 1)

const database = await startDatabase()
const subjects = new Map<Variant, readonly Subject[]>()
const micros = new Map<string, number[]>()
let readCarts: readonly string[] = []
const stop = async () => {
  for (const servers of subjects.values()) for (const server of servers) await server.stop()
  collector.closeAllConnections()
  collector.close()
  await database.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (micros.size === works.length * names.length) reportRows(rowsOf())
    void stop().then(() => process.exit(1))
  })
}

try {
  for (const name of names) {
    const servers: Subject[] = []
    subjects.set(name, servers)
    for (const settings of variants[name]) servers.push(await startShop(database.url, settings))
  }
  readCarts = await makeNumberedCarts(database.sql, 0, cartCount)
  await fillCarts(database.sql, readCarts)
  for (const work of works) {
    for (const name of names) {
      for (let turn = 0; turn < warmUpsOf(name); turn += 1) await measure(subjects.get(name) ?? [], work)
    }
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const work of works) {
      for (const name of turns) {
        const slices = await measure(subjects.get(name) ?? [], work)
        micros.set(`${work} ${name}`, [...(micros.get(`${work} ${name}`) ?? []), ...slices])
      }
    }
    console.log(`round ${round} of ${rounds} is done`)
  }
  const logLine = await microsOfLogLine()
  console.log(
    `\nServer CPU in µs a call, ${connections} connections; lower quartiles of the slices of ${rounds} rounds.\n`,
  )
  console.table(Object.fromEntries(names.map((name) => [name, { read: cost('read', name), add: cost('add', name) }])))
  console.log(`A line of the access log: ${logLine.toFixed(1)} µs`)
  const read = { what: 'reading a cart', value: cost('read', 'one process') }
  reportRows([...rowsOf(), { what: 'a line of the access log', value: logLine, unit: 'µs CPU', floor: read }])
} finally {
  await stop()
}

/** The lower quartile: whoever else uses the machine makes a call cost more, never less. */
function cost(work: string, name: Variant): number {
  const sorted = (micros.get(`${work} ${name}`) ?? []).toSorted((one, other) => one - other)
  return Math.round(sorted[sorted.length >> 2] ?? 0)
}

function rowsOf(): readonly Row[] {
  const title = { read: 'read a cart', add: 'add an item' }
  return works.flatMap((work) =>
    names.slice(1).map((name): Row => {
      const floor = { what: 'one process', value: cost(work, 'one process') }
      const row = { what: `${title[work]}, ${name}`, value: cost(work, name), unit: 'µs CPU', floor }
      return name === 'two processes' ? { ...row, goal: { of: 'ratio', sign: '≤', limit: 1.18 } } : row
    }),
  )
}

/** Of each slice the microseconds of a call. */
async function measure(servers: readonly Subject[], work: (typeof works)[number]): Promise<readonly number[]> {
  const carts = work === 'read' ? readCarts : await makeShared(servers)
  let [asked, answered] = [0, 0]
  const next = (port: number) => () => {
    asked += 1
    if (work === 'read') return requestText('GET', `/api/carts/${carts[asked % carts.length]}`, port)
    const cartId = carts[asked - 1]
    return cartId && requestText('POST', `/api/carts/${cartId}/items`, port, choiceOf(asked))
  }
  const load = {
    connections: connections / servers.length,
    expect: work === 'read' ? 200 : 201,
    onReply: () => void (answered += 1),
  }
  const offer = (ofSeconds: number) =>
    Promise.all(servers.map(({ port }) => measureLoad({ ...load, seconds: ofSeconds, port, next: next(port) })))
  await offer(warmUpSeconds)
  const now = () => ({ answered, spent: servers.reduce((sum, { pid }) => sum + runMicrosOf(pid), 0) })
  const slices: number[] = []
  let before = now()
  const timer = setInterval(() => {
    const after = now()
    slices.push((after.spent - before.spent) / (after.answered - before.answered))
    before = after
  }, sliceMs)
  await offer(seconds)
  clearInterval(timer)
  return slices
}

/** Each cart is made by one process and used by any: their ids are random, and so is their order. */
async function makeShared(servers: readonly Subject[]): Promise<readonly string[]> {
  const made = await Promise.all(servers.map(({ port }) => makeCarts(port, cartCount / servers.length)))
  return made.flat().toSorted()
}

async function microsOfLogLine(): Promise<number> {
  const place = openSync('/dev/null', 'w')
  const lines = createLogBuffer(createLogOutput(place, String).write)
  const request = { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0)' } }
  const microsOf = async (log: AccessLog) => {
    const before = process.cpuUsage()
    for (let line = 0; line < logLines; line += 1) {
      log.begin(request as IncomingMessage).end({ status: 200, body: null })
      if (line % connections === 0) await setImmediate()
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / logLines
  }
  const log = createAccessLog(lines.write)
  const taken: number[] = []
  for (let turn = 0; turn < 5; turn += 1) taken.push((await microsOf(log)) - (await microsOf(noAccessLog)))
  lines.flush()
  closeSync(place)
  return medianOf(taken)
}
