import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { root } from '#platform/config/root.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'
import { openBank, type RunningBank } from '#tests/builders/checkout.ts'
import { createDatabase, startTestCluster } from '#tests/builders/cluster.ts'
import { bankKey } from '#tests/builders/demo-bank.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'
import { filledCarts } from './prepared-carts.ts'

/** A payment that was begun and is not paid yet. */
export interface OpenPayment {
  readonly id: string
  readonly bankId: string
  readonly cartId: string
  /** Of its customer. */
  readonly cookie: string
}

export interface LoadedShops extends AsyncDisposable {
  readonly bank: RunningBank['bank']
  readonly sql: Client
  /** Refuses no call, however many there are. */
  readonly free: number
  /** Has all its limits, as in production. */
  readonly limited: number
  /** Registers customers and begins payments of them, in the free shop. */
  readonly openPayments: (customers: number, ofEach: number) => Promise<readonly OpenPayment[]>
}

/** A customer may register and log in while others do; more hashes at a time are refused. */
const registeredAtOnce = 8

/** Two built shops over one database, one of them without limits, and a bank. */
export async function openLoadedShops(): Promise<LoadedShops> {
  const open = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'stek-load-'))
  chmodSync(directory, 0o711)
  open.defer(() => rmSync(directory, { recursive: true, force: true }))
  const cluster = await startTestCluster()
  open.defer(() => cluster.stop())
  const connection = await createDatabase(cluster.superuser)
  const running = await openBank()
  open.use(running)
  const [free, limited] = [await start('free', { LIMITS: 'off' }), await start('limited', {})]
  const sql = new Client(connection)
  await sql.connect()
  open.defer(() => sql.end())
  const origin = `http://localhost:${free}`

  return {
    bank: running.bank,
    sql,
    free,
    limited,
    async openPayments(customers, ofEach) {
      const payments: OpenPayment[] = []
      for (let number = 0; number < customers; number += registeredAtOnce) {
        const length = Math.min(registeredAtOnce, customers - number)
        const cookies = await Promise.all(Array.from({ length }, (_, index) => register(number + index)))
        for (const cookie of cookies) payments.push(...(await begin(cookie, ofEach)))
      }
      return payments
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }

  async function start(name: string, settings: Readonly<Record<string, string>>): Promise<number> {
    const port = await freePort()
    const env = {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: join(directory, name),
      DATABASE_URL: databaseUrlOf({ connection }),
      DEMO: 'on',
      MOLLIE_API_KEY: bankKey,
      MOLLIE_API_URL: running.url,
      MOLLIE_CHECKOUT_HOSTS: 'bank.example',
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    }
    const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env,
      // The shop stops when this channel breaks, so that a run that is stopped leaves no shop behind.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    open.defer(async () => {
      if (child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    const isReady = () => fetch(`http://localhost:${port}/api/health/ready`).catch(() => undefined)
    while ((await isReady())?.ok !== true) {
      if (child.exitCode !== null) throw new Error(`The shop ${name} ended with code ${child.exitCode}.`)
      await pause(100)
    }
    return port
  }

  /** @returns the cookie of a new session */
  async function register(number: number): Promise<string> {
    const email = `koper-${number}@example.nl`
    await ask('/api/auth/register', JSON.stringify(registrationOf(email)))
    const proof = await fetch(`${origin}/api/auth/csrf`)
    const { csrfToken } = (await proof.json()) as { csrfToken: string }
    const form = new URLSearchParams({ email, password: goodPassword, csrfToken })
    return cookieOf(await ask('/api/auth/callback/credentials', form, cookieOf(proof)))
  }

  /** Some names are taken in the demo's registry: then the next one is tried. */
  async function begin(cookie: string, count: number): Promise<readonly OpenPayment[]> {
    const payments: OpenPayment[] = []
    const body = JSON.stringify({ paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } })
    while (payments.length < count) {
      names += 1
      const item = JSON.stringify(domainChoice('d', `een-lange-naam-om-te-kopen-${names}`))
      const [cartId = ''] = await filledCarts(origin, 1, { cookie, item })
      const begun = await ask(`/api/carts/${cartId}/payments`, body, cookie)
      const { id, checkoutUrl, code } = (await begun.json()) as Readonly<Record<string, string>>
      if (code === 'domain_taken') continue
      payments.push({ id: id ?? '', cartId, cookie, bankId: /tr_\w+/.exec(checkoutUrl ?? '')?.[0] ?? '' })
    }
    return payments
  }

  async function ask(path: string, body: string | URLSearchParams, cookie = ''): Promise<Response> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, ...type },
      body,
      redirect: 'manual',
    })
    if (response.status >= 400 && response.status !== 409) throw new Error(`${path}: ${await response.text()}`)
    return response
  }
}

let names = 0

function cookieOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
