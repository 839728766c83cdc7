import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { createDemoBank } from '#apps/demo/bank/bank.ts'
import { root } from '#platform/config/root.ts'
import { bankKey } from '#tests/builders/demo-bank.ts'
import { openMailServer } from '#tests/builders/mail-server.ts'
import { createMemoryBook } from '#tests/builders/memory-book.ts'
import { writeNginxConfiguration } from '#tests/builders/nginx.ts'
import { freePort } from '#tests/builders/own-place.ts'
import { openProvisioningServer } from '#tests/builders/provisioning-server.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { manageFailover } from './manager.ts'
import { forward, type Machine, openNetwork } from './network.ts'
import { createServer, type DatabaseServer } from './server-pair.ts'

const shops = 3
const slowMs = 300
const restartMs = 2000
const secret = `whsec_${randomBytes(32).toString('base64')}`

export type Say = (line: string) => void

/** A process that is started again when it dies, as by systemd. */
export interface ShopMachine {
  readonly machine: Machine
  readonly kill: () => void
}

export type Topology = Awaited<ReturnType<typeof openTopology>>

/**
 * Three shops behind a proxy, a primary and a standby, each on a machine of its own; the payment provider, provisioning and
 * the mail server are outside.
 */
export async function openTopology(open: AsyncDisposableStack, say: Say) {
  const directory = mkdtempSync(join(tmpdir(), 'stek-failover-'))
  chmodSync(directory, 0o755)
  open.defer(() => rmSync(directory, { recursive: true, force: true }))
  const network = await openNetwork()
  open.use(network)
  const pair = [
    await createServer(await network.addMachine('db1'), directory, open),
    await createServer(await network.addMachine('db2'), directory, open),
  ] as const
  await startPair(pair)
  const manager = await manageFailover(pair, say)
  open.use(manager)
  await manager.safe()
  const hosts = pair.map(({ machine }) => `${machine.address}:5432`)
  const connection = { connectionString: `postgres://shop@${hosts.join()}/shop` }
  await migrate(connection)
  const pool = createPool(connection)
  open.defer(() => pool.end())

  const port = await freePort()
  const outside = await openOutside(network.home, open)
  const environment = {
    ...outside.settings,
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    HOST: '0.0.0.0',
    DEMO: 'on',
    LIMITS: 'off',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    ASSETS_DIR: join(directory, 'assets'),
    DATABASE_URL: connection.connectionString,
  }
  const web = await network.addMachine('web')
  const log: string[] = []
  const machines: ShopMachine[] = []
  let slowLink: ChildProcess | undefined
  for (let number = 1; number <= shops; number += 1) {
    const machine = await network.addMachine(`shop${number}`)
    const DATA_DIR = join(directory, machine.name)
    mkdirSync(DATA_DIR)
    const own = { ...environment, DATA_DIR, TRUSTED_PROXIES: web.address }
    // The last one reaches its database over a line that can be slow.
    const lines = hosts.map((host, index) => `${6001 + index}=${host}`)
    const slowUrl = 'postgres://shop@127.0.0.1:6001,127.0.0.1:6002/shop'
    if (number === shops) {
      const script = [join(root, 'tests/soak/failover/slow-link.ts'), String(slowMs), ...lines]
      slowLink = machine.start(process.execPath, script, { stdio: 'ignore' })
      open.defer(() => void slowLink?.kill('SIGKILL'))
    }
    machines.push(keepRunning(machine, number === shops ? { ...own, DATABASE_URL: slowUrl } : own))
  }
  await startProxy(web, port)
  await forward({ host: '127.0.0.1', port }, { host: web.address, port: 80 }, open)
  const origin = `http://localhost:${port}`
  while (!(await isReady(origin))) await pause(200)
  return { manager, pair, pool, connection, machines, origin, outside, log, slow: () => slowLink?.kill('SIGUSR2') }

  function keepRunning(machine: Machine, env: Readonly<Record<string, string>>): ShopMachine {
    let [child, isOver] = [start(), false]
    open.defer(() => {
      isOver = true
      child.kill('SIGKILL')
    })
    return { machine, kill: () => void child.kill('SIGKILL') }

    function start(): ChildProcess {
      const options = { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] as const }
      const next = machine.start(process.execPath, ['dist/server/main.js'], { ...options, stdio: [...options.stdio] })
      next.stderr?.on('data', (piece: Buffer) => log.push(`${machine.name}: ${piece.toString().trim()}`))
      next.once('exit', () => isOver || setTimeout(() => isOver || (child = start()), restartMs))
      return next
    }
  }

  async function startProxy(machine: Machine, shopPort: number): Promise<void> {
    const addresses = machines.map((shop) => `${shop.machine.address}:${shopPort}`)
    const setting = { port: 80, addresses, host: `localhost:${shopPort}` }
    const child = machine.start('nginx', ['-c', writeNginxConfiguration(setting, directory)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (piece: Buffer) => log.push(`nginx: ${piece.toString().trim()}`))
    open.defer(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    })
  }
}

async function startPair([first, second]: readonly [DatabaseServer, DatabaseServer]): Promise<void> {
  await first.create()
  await first.start()
  await first.ask('create role shop login', 5000)
  await first.ask('create database shop owner shop', 20_000)
  await second.follow(first)
  await second.start()
}

/** What the shop talks to, on this machine and reached at its address. */
async function openOutside(home: string, open: AsyncDisposableStack) {
  const bank = createDemoBank({ book: createMemoryBook({ max: 100_000 }), origin: 'https://bank.example', pace: 0.01 })
  const bankServer = await listening(bank.listener)
  open.defer(async () => {
    bank.stop()
    await bank.idle()
    await bankServer.close()
  })
  const mail = await openMailServer()
  open.use(mail)
  const provisioning = await openProvisioningServer(secret)
  open.use(provisioning)
  for (const port of [bankServer.port, portOf(mail.url), portOf(provisioning.url)]) {
    await forward({ host: home }, { host: '127.0.0.1', port }, open)
  }
  return {
    bank,
    mail,
    provisioning,
    settings: {
      MOLLIE_API_KEY: bankKey,
      MOLLIE_API_URL: `http://${home}:${bankServer.port}`,
      SMTP_URL: `smtp://${home}:${portOf(mail.url)}`,
      PROVISIONING_URL: `http://${home}:${portOf(provisioning.url)}/orders`,
      PROVISIONING_SECRET: secret,
    },
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

async function isReady(origin: string): Promise<boolean> {
  const asked = fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(2000) })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}
