import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon, { type Options, type Request, type Result } from 'autocannon'
import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { createDatabase } from '#tests/builders/cluster.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'
import { choice, emptyCarts, filledCarts } from '#tests/soak/prepared-carts.ts'

/**
 * `node bench/run.ts [--before <directory>]`: a page, reading a cart, adding an item and logging in, each beside its floor
 * and beside another release (a directory made by `npm run release`). Measured in turn, because the speed of a shared
 * machine changes. Prints medians and keeps nothing.
 */
const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '64' },
    works: { type: 'string', default: 'page,read,add,log in' },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const connections = Number(options.connections)
const root = join(import.meta.dirname, '..')
const works = ['page', 'read', 'add', 'log in'] as const
type Work = (typeof works)[number]
const chosen = works.filter((work) => options.works.split(',').includes(work))
/** The shop hashes one password per core at a time and queues a few dozen. */
const logInConnections = 8
const readCarts = 1000

/** What bare `node:http` serves: the bytes and headers of the home page. */
const bareServer = `
  let text = ''
  for await (const piece of process.stdin) text += piece
  const { headers, body } = JSON.parse(text)
  const bytes = Buffer.from(body, 'base64')
  const { createServer } = await import('node:http')
  createServer((_, response) => response.writeHead(200, headers).end(bytes)).listen(Number(process.argv[1]), '127.0.0.1')`

/** One stretch of one work. */
interface Figure {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the server for a call. */
  readonly cpuMicros: number
}

/** A subject measures one work, or has no such work. */
interface Subject {
  readonly name: string
  readonly pid: number
  measure(work: Work): Promise<Figure | undefined>
}

const closing: (() => unknown)[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
// The embedded database runs as another user when this process is root.
chmodSync(dataDir, 0o711)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(1)))

try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database'), say: console.log })
  closing.push(() => postgres.stop())
  const shop = await openShop('shop', root, postgres.superuser)
  const before = options.before && (await openShop('before', resolve(options.before), postgres.superuser))
  const shops = before ? [shop, before] : [shop]
  const subjects: Subject[] = [...shops, await openBare(shop.port), await openRaw(shop.connection)]
  await pause(2000)
  const atRest = shops.map(({ pid }) => residentOf(pid))

  const figures = new Map<string, Figure[]>()
  for (const work of chosen) for (const subject of subjects) await subject.measure(work)
  for (let round = 0; round < rounds; round += 1) {
    for (const work of chosen) {
      // Every second round in the opposite order, so that no subject is always the first.
      for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
        const figure = await subject.measure(work)
        const key = `${work} ${subject.name}`
        if (figure) figures.set(key, [...(figures.get(key) ?? []), figure])
      }
    }
  }
  console.table(rowsOf(subjects, figures))
  const loaded = shops.map(({ pid }) => residentOf(pid))
  await pause(30_000)
  console.table(
    shops.map(({ name, pid }, index) => ({
      subject: name,
      'MB before': atRest[index],
      'MB after the load': loaded[index],
      'MB 30 s later': residentOf(pid),
    })),
  )
} finally {
  await close()
}

async function close(): Promise<void> {
  while (closing.length > 0) await closing.pop()?.()
  rmSync(dataDir, { recursive: true, force: true })
}

function rowsOf(subjects: readonly Subject[], figures: ReadonlyMap<string, readonly Figure[]>) {
  return chosen.flatMap((work) => {
    const rateOf = (name: string) => median(figures.get(`${work} ${name}`), ({ perSecond }) => perSecond)
    const floor = rateOf(work === 'page' ? 'bare node' : 'raw statements')
    return subjects.flatMap(({ name }) => {
      const measured = figures.get(`${work} ${name}`)
      if (measured === undefined) return []
      const cpu = median(measured, ({ cpuMicros }) => cpuMicros)
      return {
        work,
        subject: name,
        'calls/s': Math.round(rateOf(name)),
        'of the floor': floor > 0 ? (rateOf(name) / floor).toFixed(2) : '–',
        'p50 ms': median(measured, ({ p50 }) => p50),
        'p99 ms': median(measured, ({ p99 }) => p99),
        'CPU µs/call': name === 'raw statements' ? '–' : Math.round(cpu),
      }
    })
  })
}

function median(measured: readonly Figure[] = [], of: (figure: Figure) => number): number {
  const sorted = measured.map(of).toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

interface OpenShop extends Subject {
  readonly port: number
  readonly connection: Connection
}

/** A built checkout or a release, over a database of its own and without limits for a single caller. */
async function openShop(name: string, home: string, superuser: Connection): Promise<OpenShop> {
  const main = join(home, 'dist/server/main.js')
  if (!existsSync(main)) throw new Error(`There is no build at ${main}. Run: npm run build`)
  const connection = await createDatabase(superuser, { name: `bench_${name}`, from: 'template1' })
  const port = await freePort()
  const ownNode = join(home, 'node_modules/.bin/node')
  const child = start(existsSync(ownNode) ? ownNode : process.execPath, [main, '--migrate'], home, {
    PORT: String(port),
    DATA_DIR: join(dataDir, name),
    DATABASE_URL: databaseUrlOf({ connection }),
    LIMITS: 'off',
  })
  const origin = `http://localhost:${port}`
  await until(async () => (await fetch(`${origin}/api/health/ready`).catch(() => undefined))?.ok === true)
  const sql = await clientOf(connection)
  const numbered = cartsFor(sql, 's')
  const filled = await filledCarts(origin, readCarts)
  const logIn = await logInRequest(origin)
  const json = { 'content-type': 'application/json', origin }
  const load = (more: Partial<Options>, status = 200) => cannon({ url: origin, connections, ...more }, child, status)
  let [read, added, ids] = [0, 0, [] as readonly string[]]
  return {
    name,
    port,
    connection,
    pid: child.pid ?? 0,
    async measure(work) {
      if (work === 'page') return load({ headers: { 'accept-encoding': 'br' } })
      if (work === 'log in') return load({ connections: logInConnections, ...logIn })
      if (work === 'read') return load(eachWith(() => ({ path: `/api/carts/${filled[(read += 1) % filled.length]}` })))
      ids = await numbered()
      added = 0
      const adding = () => ({
        method: 'POST' as const,
        path: `/api/carts/${ids[(added += 1) - 1]}/items`,
        headers: json,
        body: choice,
      })
      return load(eachWith(adding), 201)
    },
  }
}

async function openBare(shopPort: number): Promise<Subject> {
  const page = await pageOf(shopPort)
  const port = await freePort()
  const child = start(process.execPath, ['--input-type=module', '-e', bareServer, String(port)], root, {})
  child.stdin?.end(JSON.stringify(page))
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(url).catch(() => undefined))?.ok === true)
  return {
    name: 'bare node',
    pid: child.pid ?? 0,
    measure: async (work) => (work === 'page' ? cannon({ url, connections }, child, 200) : undefined),
  }
}

/** As it is sent: `fetch` would unpack the body. */
async function pageOf(port: number) {
  const asked = get({ port, host: 'localhost', headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  // Node adds these itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !own.has(name)))
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return { headers, body: Buffer.concat(pieces).toString('base64') }
}

/** The statements that a cart costs at least, on as many connections, without a server in front of them. */
async function openRaw(connection: Connection): Promise<Subject> {
  const clients = await Promise.all(Array.from({ length: connections }, () => clientOf(connection)))
  const sql = await clientOf(connection)
  const numbered = cartsFor(sql, 'r')
  // Columns and values are those of an item that the shop wrote.
  const { rows } = await sql.query<Record<string, unknown>>('select * from cart_items limit 1')
  const columns = Object.keys(rows[0] ?? {})
  const values = (cartId: string) => columns.map((name) => (name === 'cart_id' ? cartId : rows[0]?.[name]))
  const places = columns.map((_, index) => `$${index + 1}`).join(', ')
  const insert = `insert into cart_items (${columns.join(', ')}) values (${places})`
  const { rows: carts } = await sql.query<{ cart_id: string }>('select distinct cart_id from cart_items limit $1', [
    readCarts,
  ])
  const readOne = 'select * from carts left join cart_items on cart_id = carts.id where carts.id = $1 order by position'

  async function addTo(client: Client, cartId: string): Promise<void> {
    await client.query('begin')
    await client.query({ name: 'lock', text: 'select from carts where id = $1 for update', values: [cartId] })
    await client.query({ name: 'insert', text: insert, values: values(cartId) })
    await client.query({ name: 'items', text: 'select * from cart_items where cart_id = $1', values: [cartId] })
    await client.query('commit')
  }

  async function loop(work: (client: Client, call: number) => Promise<unknown>): Promise<Figure> {
    const times: number[] = []
    const since = performance.now()
    let calls = 0
    const run = async (client: Client) => {
      for (let now = since; now < since + seconds * 1000;) {
        await work(client, calls++)
        times.push(performance.now() - now)
        now = performance.now()
      }
    }
    await Promise.all(clients.map(run))
    const perSecond = (1000 * times.length) / (performance.now() - since)
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)
    return { perSecond, p50: at(0.5), p99: at(0.99), cpuMicros: 0 }
  }

  return {
    name: 'raw statements',
    pid: process.pid,
    async measure(work) {
      if (work === 'read')
        return loop((client, call) =>
          client.query({ name: 'read', text: readOne, values: [carts[call % carts.length]?.cart_id] }),
        )
      if (work !== 'add') return undefined
      const ids = await numbered()
      return loop((client, call) => addTo(client, ids[call % ids.length] ?? ''))
    },
  }
}

/** Makes more empty carts than a stretch can need, so that each call adds the first item of a cart. */
function cartsFor(sql: Client, letter: string): () => Promise<readonly string[]> {
  const count = 10_000 * seconds
  let made = 0
  return async () => {
    made += count
    return emptyCarts(sql, letter, made - count, count)
  }
}

/** A request that logs a new customer in, and may be sent again and again. */
async function logInRequest(origin: string): Promise<Partial<Options>> {
  const email = 'bench@example.nl'
  const body = JSON.stringify(registrationOf(email))
  const json = { 'content-type': 'application/json', origin }
  const registered = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers: json, body })
  if (registered.status !== 201) throw new Error(`The customer was not registered: ${registered.status}`)
  const proof = await fetch(`${origin}/api/auth/csrf`)
  const { csrfToken } = (await proof.json()) as { csrfToken: string }
  const cookie = proof.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return {
    url: `${origin}/api/auth/callback/credentials`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookie.join('; '), origin },
    body: new URLSearchParams({ email, password: goodPassword, csrfToken }).toString(),
  }
}

function eachWith(change: () => Partial<Request>): Partial<Options> {
  return { requests: [{ setupRequest: (request) => ({ ...request, ...change() }) }] }
}

/** Every connection calls again as soon as it was answered; any other status ends the bench. */
async function cannon(load: Options, server: ChildProcess, status: number): Promise<Figure> {
  const cpu = cpuMicrosOf(server.pid ?? 0)
  const result: Result = await autocannon({ ...load, duration: seconds })
  const answered = result.requests.total
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (expected !== answered || result.errors > 0)
    throw new Error(
      `${answered - expected} of ${answered} calls were not answered with ${status}: ${JSON.stringify(
        result.statusCodeStats,
      )} and ${result.errors} errors`,
    )
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: (cpuMicrosOf(server.pid ?? 0) - cpu) / answered,
  }
}

function start(program: string, args: readonly string[], cwd: string, env: Record<string, string>) {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: '/usr/bin:/bin', ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  closing.push(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  return child
}

async function clientOf(connection: Connection): Promise<Client> {
  const client = new Client(connection)
  await client.connect()
  closing.push(() => client.end())
  return client
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await isThere()); attempt += 1) {
    if (attempt > 600) throw new Error('A server did not open within a minute.')
    await pause(100)
  }
}

/** User and system time of a process, of which Linux counts ticks of ten milliseconds; 0 elsewhere. */
function cpuMicrosOf(pid: number): number {
  const fields = readProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10_000
}

function residentOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024)
}

function readProcess(pid: number, file: string): string {
  const path = `/proc/${pid}/${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
