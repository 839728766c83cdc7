import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { createDemoBank, type DemoBank } from '#apps/demo/bank/bank.ts'
import { noFaults } from '#apps/demo/bank/faults.ts'
import { createMemoryBook } from '#tests/builders/memory-book.ts'
import { type Audit, audit } from './audit.ts'
import { buy } from './buyer.ts'
import { type Chances, createChances } from './chances.ts'
import { openSink } from './sink.ts'
import { openUnsteadyShop } from './unsteady-shop.ts'

export interface SoakOptions {
  readonly payments: number
  /** Goes on after those payments until so many processes were killed. */
  readonly minKills?: number
  /** Buyers stop after this time, however few processes were killed. */
  readonly maxMs?: number
  readonly paymentsPerKill?: number
  readonly seed: number
  readonly say?: (line: string) => void
}

export interface SoakResult extends Audit {
  readonly kills: number
  readonly restarts: number
  /** What a shop complained about that it should not have met. */
  readonly complaints: readonly string[]
}

/** Money that came too late, and jobs that the bad manners of the bank make fail for a while. */
const expected = /^alert payment: An order was paid twice|^(?:alert|info) jobs: /
const buyersAtOnce = 10
const paymentsPerRestart = 100
const settlingMs = 120_000
const settlingMsEach = 50

/**
 * Many buyers, two shops on one database, a bank with bad manners; shops are killed, the database is restarted. When
 * all is quiet again, what the shop wrote down must be what the bank knows.
 */
export async function soakPayments({
  payments,
  minKills = 0,
  maxMs = Infinity,
  paymentsPerKill = 30,
  seed,
  say = () => {},
}: SoakOptions): Promise<SoakResult> {
  const chances = createChances(seed)
  await using open = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'stek-soak-'))
  chmodSync(dataDir, 0o711)
  open.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const startDatabase = () => startEmbeddedPostgres({ dataDir, say: () => {}, settings })
  let postgres = await startDatabase()
  open.defer(() => postgres.stop())
  const { connection } = postgres
  await migrate(connection)
  const pool = createPool(connection)
  open.defer(() => pool.end())
  const { bank, url: bankUrl } = await openBank(payments, open)
  const sink = await openSink()
  open.defer(() => sink.close())
  const shops = [
    await openUnsteadyShop({ connection, bankUrl, sinkUrl: sink.url }),
    await openUnsteadyShop({ connection, bankUrl, sinkUrl: sink.url }),
  ] as const
  for (const shop of shops) open.defer(() => shop.stop())

  let [done, kills, restarts] = [0, 0, 0]
  const over = new AbortController()
  const trouble = makeTrouble()
  const urls = [shops[0].url, shops[1].url] as const
  const since = performance.now()
  let next = 0
  const isOver = () => (next > payments && kills >= minKills) || performance.now() > since + maxMs
  const lane = async () => {
    for (let number = (next += 1); !isOver(); number = next += 1) {
      await buy({ pool, bank, urls, chances }, number)
      done += 1
      if (done % 500 === 0) say(`${done} payments, ${kills} kills, ${restarts} restarts`)
    }
  }
  try {
    await Promise.all(Array.from({ length: buyersAtOnce }, lane))
  } finally {
    over.abort()
    await trouble
  }
  const result = await settled()
  const complaints = shops.flatMap(({ log }) => log).filter((line) => !expected.test(line))
  return { ...result, kills, restarts, complaints }

  async function makeTrouble(): Promise<void> {
    let [killAt, restartAt] = [paymentsPerKill / 2, Math.min(paymentsPerRestart / 2, payments / 4)]
    while (!over.signal.aborted) {
      await pause(200 + chances.below(800))
      misbehave(bank, chances)
      await passTime(pool, 50).catch(() => {})
      if (done >= killAt) {
        killAt = done + chances.below(2 * paymentsPerKill)
        kills += 1
        await chances.pick(shops).kill()
      }
      if (done >= restartAt) {
        restartAt = done + paymentsPerRestart
        restarts += 1
        await postgres.stop()
        postgres = await startDatabase()
      }
    }
    Object.assign(bank.faults, noFaults())
  }

  /** All that is late arrives, and what webhooks did not tell is found. */
  async function settled(): Promise<Audit> {
    const until = performance.now() + settlingMs + done * settlingMsEach
    await bank.makeDue()
    for (let oneIn = 1; ; oneIn = 10) {
      await passTime(pool, oneIn)
      await pause(1000)
      const found = await audit(connection, bank, sink)
      if (found.problems.length === 0 || performance.now() > until) return found
    }
  }
}

async function openBank(payments: number, open: AsyncDisposableStack) {
  const book = createMemoryBook({ max: payments * 20 })
  const bank = createDemoBank({ book, origin: 'https://bank.example', pace: 0.01 })
  const server = createServer(bank.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  open.defer(async () => {
    bank.stop()
    await bank.idle()
    server.close()
    server.closeAllConnections()
  })
  return { bank, url: `http://127.0.0.1:${port}` }
}

function misbehave(bank: DemoBank, chances: Chances): void {
  Object.assign(bank.faults, noFaults())
  const fault = chances.below(8)
  if (fault === 0) bank.faults.dropNext = 1 + chances.below(2)
  if (fault === 1) bank.faults.failNext = 1 + chances.below(2)
  if (fault === 2) bank.faults.losesWebhooks = true
  if (fault === 3) bank.faults.webhookCopies = 3
  if (fault === 4) bank.faults.webhookDelayMs = 60_000
  if (fault === 5) bank.faults.early = 'paid'
  if (fault === 6) bank.faults.slowMs = 200
}

/** The minutes until somebody looks again are over; of what is settled, the days for one in so many. */
export async function passTime(pool: Pool, oneIn: number): Promise<void> {
  await pool.query(
    `update payments set next_poll_at = now() where id in (
       select id from payments
       where next_poll_at > now() and (status in ('open', 'pending', 'authorized') or random() * $1 < 1)
       for update skip locked)`,
    [oneIn],
  )
}
