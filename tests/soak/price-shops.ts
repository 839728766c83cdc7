import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { createPriceReleases, priceReleaseStore } from '#features/prices/repository.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { cents, vatPairOf } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import type { PriceChanges, PriceRelease } from '#core/catalogue/price-releases.ts'
import { root } from '#platform/config/root.ts'
import { createDatabase, startTestCluster } from '#tests/builders/cluster.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
  /** By the clock of the shops. */
  readonly asked: number
  readonly answered: number
}

export interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
}

const count = 3

/** Three processes of the built shop over one database, with clocks that are ahead. */
export async function openPriceShops(aheadMs: number) {
  const open = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'stek-prices-'))
  chmodSync(directory, 0o755)
  open.defer(() => rmSync(directory, { recursive: true, force: true }))
  const cluster = await startTestCluster()
  open.defer(() => cluster.stop())
  const connection = await createDatabase(cluster.superuser)
  const pool = new Pool({ ...connection, max: 1 })
  open.defer(() => pool.end())
  const complaints: string[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  open.defer(() => agent.destroy())
  const env = {
    PATH: '/usr/bin:/bin',
    LIMITS: 'off',
    DEMO: 'on',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: databaseUrlOf({ connection }),
    CLOCK_AHEAD_MS: String(aheadMs),
  }
  const shops = await Promise.all(Array.from({ length: count }, start))
  open.defer(() => shops.forEach(({ child }) => child.kill('SIGKILL')))
  const rows: PriceRelease[] = []

  return {
    ask,
    complaints,
    /** Those that were added. */
    releases: rows as readonly PriceRelease[],
    now,
    async release(beginsAt: number, prices: PriceChanges, undoes: number | null = null): Promise<void> {
      const made = { draftId: randomUUID(), costs: null, releasedBy: 'campaign', reason: 'campaign', notices: null }
      const release = { number: rows.length + 1, beginsAt: new Date(beginsAt), undoes, prices }
      const client = await pool.connect()
      try {
        if (!(await priceReleaseStore(client).add({ ...release, ...made }))) throw new Error('The release was refused')
      } finally {
        client.release()
      }
      rows.push((await createPriceReleases(pool).after(rows.length))[0] ?? release)
    },
    /** Resident memory of each process, in megabytes. */
    memory: () => shops.map(({ child }) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(child))?.[1]) / 1000),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }

  function now(): number {
    return performance.timeOrigin + performance.now() + aheadMs
  }

  async function start(): Promise<{ readonly child: ChildProcess; readonly port: number }> {
    const port = await freePort()
    const clock = join(import.meta.dirname, 'shifted-clock.ts')
    const child = spawn(process.execPath, ['--import', clock, 'dist/server/main.js'], {
      cwd: root,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (piece: Buffer) => complaints.push(piece.toString().trim()))
    while (true) {
      const status = await send(port, 'GET', '/api/health/ready').then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) return { child, port }
      if (child.exitCode !== null) throw new Error(`A process ended: ${complaints.join('\n')}`)
      await pause(100)
    }
  }

  /** Of the process with that number. */
  function ask(process: number, method: string, path: string, asked?: Asked): Promise<Answer> {
    return send(shops[process % count]?.port ?? 0, method, path, asked)
  }

  function send(port: number, method: string, path: string, { headers, json, form }: Asked = {}): Promise<Answer> {
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    const of = body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }
    const asked = now()
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, agent, headers: { ...of, ...headers } })
      sent.on('error', reject).on('response', (response) => {
        const pieces: Buffer[] = []
        response.on('error', reject).on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () => {
          const cookies = response.headers['set-cookie'] ?? []
          const text = Buffer.concat(pieces).toString()
          resolve({ status: response.statusCode ?? 0, text, cookies, asked, answered: now() })
        })
      })
      sent.end(body)
    })
  }
}

function statusOf({ pid }: ChildProcess): string {
  return readFileSync(`/proc/${pid}/status`, 'utf8')
}

/** Every extension and every package costs so much more. */
export function everythingDearer(by: number): PriceChanges {
  const extensions = Array.from(catalogue.extensions.values(), ({ tld, history }) => [
    `.${tld}`,
    { charge: cents((history.at(-1)?.charge ?? 0) + by) },
  ])
  const packages = ['webhosting-stek', 'webhosting-struik', 'wordpress-stek'].map((slug) => {
    const [yearly] = catalogue.products.get(slug)?.options ?? []
    return [`${slug} yearly`, { charge: cents((yearly?.history.at(-1)?.charge ?? 0) + by) }]
  })
  return Object.fromEntries([...extensions, ...packages]) as PriceChanges
}

/** What a cart, a page and a bank say: euros of a name, of a package, and of both with VAT. */
export interface Amounts {
  readonly name: number
  readonly hosting: number
  readonly total: number
}

export function cartAmounts(text: string): Partial<Amounts> {
  interface Item {
    readonly id: string
    readonly price: { readonly periodical: number }
    readonly discount?: { readonly periodical: number }
  }
  const { items, total } = JSON.parse(text) as { readonly items: readonly Item[]; readonly total: number }
  const net = (id: string) => {
    const item = items.find((each) => each.id === id)
    return item ? Math.round(100 * (item.price.periodical - (item.discount?.periodical ?? 0))) / 100 : Number.NaN
  }
  return { name: net('d'), hosting: net('h'), total }
}

export function offeredIn(html: string): number {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  interface Thing {
    readonly sku?: string
    readonly offers?: readonly { readonly name: string; readonly price: string }[]
  }
  const { '@graph': things = [] } = JSON.parse(json) as { readonly '@graph'?: readonly Thing[] }
  const offers = things.find(({ sku }) => sku === 'webhosting-stek')?.offers
  return withoutVat(Number(offers?.find(({ name }) => name.includes('per jaar'))?.price))
}

/** The price of an option in the data file, which holds what is in force first. */
export function fileOf(text: string): number {
  interface Option {
    readonly history: readonly { readonly charge: number }[]
    readonly discounts: readonly { readonly amount: number }[]
  }
  const [option] = (JSON.parse(text) as Readonly<Record<string, readonly Option[]>>)['webhosting-stek'] ?? []
  return ((option?.history[0]?.charge ?? Number.NaN) - (option?.discounts[0]?.amount ?? 0)) / 100
}

/** The amount without VAT that is shown with it as this one. */
export function withoutVat(gross: number): number {
  const net = Math.round((gross * 1_000_000) / (10_000 + visitorVatRate))
  return vatPairOf(cents(net), visitorVatRate).incl === Math.round(gross * 100) ? net / 100 : Number.NaN
}

export function euros(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replaceAll('.', '').replace(',', '.'))
}
