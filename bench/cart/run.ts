import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#adapters/postgres/embedded/start-embedded-postgres.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import { openConnection, requestText } from './connection.ts'
import { measureLoad } from './load.ts'
import { hasPgbench, measureRaw, type RawRun } from './raw-floor.ts'
import { type Figure, printTable } from './report.ts'
import { startBareHandler, startShop, type Subject } from './subject.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '1,16,64' },
    works: { type: 'string', default: 'create,add,read' },
  },
})
const seconds = Number(options.seconds)
const works = options.works.split(',') as RawRun['work'][]

const dataDir = mkdtempSync(join(tmpdir(), 'stek-bench-'))
chmodSync(dataDir, 0o711)
const postgres = await startEmbeddedPostgres({ dataDir, say: console.log })
const { connection } = postgres
const url = `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host ?? '')}`
await migrate(connection)
const sql = new Client(connection)
await sql.connect()
const postmaster = Number(readFileSync(join(postgres.location, 'data/postmaster.pid'), 'utf8').split('\n')[0])
const subjects: Subject[] = []

const figures: Figure[] = []
let base = 0
try {
  subjects.push(await startShop(url), await startBareHandler(url))
  for (const subject of subjects) await measureSubject(subject, 'create', 16)
  figures.length = 0
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const connections of options.connections.split(',').map(Number)) {
      for (const work of works) {
        for (const subject of subjects) await measureSubject(subject, work, connections)
        await measureRawWork(work, connections)
      }
    }
    console.log(`round ${round + 1} of ${options.rounds} is done`)
  }
  console.log(
    `\nRaw statements by ${hasPgbench ? 'pgbench' : 'a loop in Node'}; medians of ${options.rounds} rounds.\n`,
  )
  printTable(figures)
} finally {
  await sql.end()
  for (const subject of subjects) await subject.stop()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Enough carts for a run, and no more than the shop would remember at once. */
function cartsFor(connections: number): number {
  return Math.min(15_000, Math.ceil(seconds * (connections === 1 ? 2000 : 7500)))
}

async function measureSubject(subject: Subject, work: RawRun['work'], connections: number): Promise<void> {
  const carts = work === 'create' ? [] : await makeCarts(subject, cartsFor(connections))
  if (work === 'read') await fillCarts(carts)
  let made = 0
  const next = () => {
    if (work === 'create') return requestText('POST', '/api/carts', subject.port, {})
    const cartId = work === 'read' ? carts[made++ % carts.length] : carts[made++]
    if (cartId === undefined) return undefined
    if (work === 'read') return requestText('GET', `/api/carts/${cartId}`, subject.port)
    return requestText('POST', `/api/carts/${cartId}/items`, subject.port, wishOf(made))
  }
  const before = { server: cpuOf(subject.pid), database: cpuOfFamily(postmaster) }
  const measured = await measureLoad({
    port: subject.port,
    connections,
    seconds,
    next,
    expect: work === 'read' ? 200 : 201,
  })
  const { calls } = measured
  figures.push({
    subject: subject.name,
    work,
    connections,
    rate: calls / measured.seconds,
    median: measured.median,
    p99: measured.p99,
    serverMicros: ((cpuOf(subject.pid) - before.server) * 1000) / calls,
    databaseMicros: ((cpuOfFamily(postmaster) - before.database) * 1000) / calls,
  })
}

async function measureRawWork(work: RawRun['work'], connections: number): Promise<void> {
  const perClient = Math.ceil(cartsFor(connections) / connections)
  base += 1_000_000_000
  if (work !== 'create') {
    const count = perClient * connections
    await sql.query(
      `insert into carts (id) select lpad(($1::bigint + n)::text, 22, 'r') from generate_series(0, $2) as n`,
      [base, count],
    )
    if (work === 'read') await fillCarts(Array.from({ length: count }, (_, n) => String(base + n).padStart(22, 'r')))
  }
  const rate = await measureRaw(connection, { work, clients: connections, seconds, base, perClient })
  figures.push({ subject: 'raw', work, connections, rate })
}

function wishOf(number: number) {
  return {
    id: `item-${number}-0123456789`,
    parentId: null,
    type: 'domain',
    parameters: { sld: 'voorbeeld', tld: 'nl' },
    productSlug: 'domain-nl',
    priceType: 'purchase',
    priceFrequency: 'yearly',
  }
}

async function makeCarts({ port }: Subject, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  const connections = await Promise.all(Array.from({ length: 32 }, () => openConnection(port)))
  const request = requestText('POST', '/api/carts', port, {})
  await Promise.all(
    connections.map(async (each) => {
      while (ids.length < count) {
        const { body } = await each.ask(request)
        const id = /"id":"([^"]+)"/.exec(body)?.[1]
        if (id === undefined) throw new Error(`no cart: ${body}`)
        ids.push(id)
      }
      each.close()
    }),
  )
  return ids
}

/** Each gets a domain and a package, by SQL: what is read is then the same for all. */
async function fillCarts(ids: readonly string[]): Promise<void> {
  await sql.query(
    `insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, parent, seen_cents, position)
     select cart_id, item.* from unnest($1::text[]) as cart_id, (values
       ('item-0123456789abcdef', 'domain', 'voorbeeld.nl', 'domain-nl', 'purchase', 'yearly', 'domain voorbeeld.nl', null, 349, 1),
       ('item-fedcba9876543210', 'hosting', 'voorbeeld.nl', 'webhosting-stek', 'purchase', 'yearly', 'hosting voorbeeld.nl', 'domain voorbeeld.nl', 2400, 2)
     ) as item`,
    [ids],
  )
}
