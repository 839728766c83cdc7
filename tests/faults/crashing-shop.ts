import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Pool } from 'pg'
import type { CartResponse } from '#features/carts/schema/cart-response.ts'
import type { PaymentResponse } from '#features/payments/schema/payment.ts'
import type { DemoBank } from '#apps/demo/bank/bank.ts'
import { openBank, type RunningBank } from '#tests/builders/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'
import type { CrashPoint, ProcessSettings } from './process-settings.ts'

export interface Reply {
  readonly status: number
  /** Members of all responses: the test knows which endpoint it called. */
  readonly body: CartResponse & Omit<PaymentResponse, 'id'> & { readonly code?: string }
}

/** A shop in a separate process that can be killed anywhere and restarted at the same address. */
export interface CrashingShop extends AsyncDisposable {
  readonly database: TestDatabase
  readonly pool: Pool
  readonly running: RunningBank
  readonly bank: DemoBank
  readonly origin: string
  /** Runs until it is killed or reaches the crash point. */
  start(crash?: CrashPoint): Promise<void>
  kill(): Promise<void>
  /** Simulates a defect: blocks the event loop for two seconds. */
  hang(): void
  /** Resolves to the signal that ended the process. */
  ended(): Promise<NodeJS.Signals | null>
  /** Resolves to null if there was no response. */
  ask(method: string, path: string, question?: { customer?: string; json?: unknown }): Promise<Reply | null>
}

const root = join(import.meta.dirname, '../..')

export async function openCrashingShop(): Promise<CrashingShop> {
  const database = await testDatabase()
  const running = await openBank()
  let port = 0
  let child: ChildProcess | undefined
  let gone: Promise<NodeJS.Signals | null> = Promise.resolve(null)

  const start: CrashingShop['start'] = async (crash) => {
    const settings: ProcessSettings = {
      connection: database.connection,
      bankUrl: running.url,
      port,
      crash: crash ?? null,
    }
    const started = spawn(
      process.execPath,
      ['--import', './tests/faults/crash.ts', 'tests/faults/shop-process.ts', JSON.stringify(settings)],
      // The process ends when this pipe breaks, so that a killed test run leaves no process behind.
      { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
    )
    child = started
    gone = once(started, 'exit').then(([, signal]: (NodeJS.Signals | null)[]) => signal ?? null)
    const failed = gone.then(() => Promise.reject(new Error('the process ended before it was ready')))
    const [line] = (await Promise.race([once(createInterface(started.stdout), 'line'), failed])) as [string]
    failed.catch(() => {})
    port = (JSON.parse(line) as { port: number }).port
  }
  const kill = async () => {
    child?.kill('SIGKILL')
    await gone
  }
  return {
    database,
    pool: database.pool,
    running,
    bank: running.bank,
    get origin() {
      return `http://127.0.0.1:${port}`
    },
    start,
    kill,
    hang: () => void child?.kill('SIGUSR2'),
    ended: () => gone,
    async ask(method, path, { customer, json } = {}) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: {
            ...(customer !== undefined && { 'x-customer': customer }),
            ...(json !== undefined && { 'content-type': 'application/json' }),
          },
          ...(json !== undefined && { body: JSON.stringify(json) }),
        })
        return { status: response.status, body: (await response.json()) as Reply['body'] }
      } catch {
        return null
      }
    },
    async [Symbol.asyncDispose]() {
      await kill()
      await running[Symbol.asyncDispose]()
      await database.drop()
    },
  }
}
