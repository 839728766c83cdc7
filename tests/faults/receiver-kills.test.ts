import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { prepareReceiverStore } from '#apps/receiver/receiver-store.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { sliced } from '#tests/builders/slices.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { openRegistrarServer, type RegistrarKind, sampleHolder, words } from '#tests/registrars/registrar-world.ts'
import type { ReceiverProcessSettings } from './receiver-process.ts'

const secret = `whsec_${Buffer.alloc(32, 'receiver').toString('base64')}`
const seal = createWebhookSignatures([secret])

let database: TestDatabase
const running: { readonly child: ChildProcess; readonly port: number }[] = []

beforeEach(async () => {
  database = await testDatabase({ bare: true })
  await prepareReceiverStore(database.pool)
})
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
  await database.drop()
})

async function start(settings: ReceiverProcessSettings): Promise<void> {
  const child = fork(new URL('receiver-process.ts', import.meta.url), [JSON.stringify(settings)], { execArgv: [] })
  const [port] = (await once(child, 'message')) as [number]
  running.push({ child, port })
}

function messageOf(number: number): string {
  const { companyNumber, ...contact } = sampleHolder
  const customer = { id: 'x', language: 'nl', ...contact, chamberOfCommerceNumber: companyNumber }
  const name = `naam${number}.${number % 2 === 0 ? 'sync' : 'async'}`
  const line = { itemId: 'a', parentId: null, kind: 'register', name, term: 'yearly', transferCode: null }
  const data = {
    orderNumber: `2026-${String(number).padStart(6, '0')}`,
    customer,
    lines: [line],
    waiting: [],
    mandate: null,
  }
  return JSON.stringify({ type: 'order.paid', timestamp: new Date().toISOString(), data })
}

/** Retries like the shop until a receiver accepts the event. */
async function announce(number: number): Promise<void> {
  const body = messageOf(number)
  for (let attempt = 0; ; attempt += 1) {
    const port = running[(number + attempt) % Math.max(1, running.length)]?.port ?? 1
    const headers = seal.headersFor(`event-${number}`, body)
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).catch(() => null)
    if (response?.status === 204) return
    await pause(20)
  }
}

const campaigns: readonly (readonly [kills: number, kind: RegistrarKind])[] = [
  [3, 'realtimeregister'],
  [500, 'realtimeregister'],
  [500, 'openprovider'],
]

for (const { cases, options } of sliced(campaigns, 1)) {
  test.each(cases)(
    '%i kills of receivers that register at %s: no name is bought twice, and none is lost',
    { timeout: 1_800_000, ...options },
    async (kills, kind) => {
      const registrar = await openRegistrarServer(kind)
      const { simulation } = registrar
      const done = new Set<string>()
      const hear = async (request: IncomingMessage) => {
        const body = await text(request)
        const isSigned = seal.idOf((name) => request.headers[name]?.toString(), body) !== null
        const { data } = JSON.parse(body) as { readonly data: { readonly orderNumber: string; readonly state: string } }
        if (isSigned && data.state === 'done') done.add(data.orderNumber)
      }
      const shop = await listening((request, response) => void hear(request).then(() => response.writeHead(200).end()))
      const settings: ReceiverProcessSettings = {
        connection: database.connection,
        registrar: { ...registrar.settings, timeouts: { checkMs: 500, readMs: 500, writeMs: 300 } },
        shopOrigin: `http://127.0.0.1:${shop.port}`,
        secret,
        leaseMs: 600,
        delays: { repeatMs: 1500, minPollMs: 10, maxPollMs: { register: 50, move: 50 }, parkedMs: 500, lockedMs: 500 },
      }

      let killed = 0
      let starting = 0
      let isWanted = false
      const startOne = async () => {
        starting += 1
        await start(settings)
        starting -= 1
      }
      const killOne = () => {
        const victim = running.shift()
        if (victim === undefined) return
        victim.child.kill('SIGKILL')
        killed += 1
        void startOne()
      }
      // Kills at random moments, and every other time during an order at the registrar, which it either accepts or
      // never receives.
      simulation.fault = (request) => {
        if (!isWanted || !words[kind].isCreate(request)) return undefined
        isWanted = false
        killOne()
        return { isDone: killed % 4 === 1 }
      }

      await Promise.all([startOne(), startOne(), startOne()])
      const announcing: Promise<void>[] = []
      let orders = 0
      while (killed < kills) {
        await pause(Math.random() * 40)
        if (orders - done.size < 12) {
          orders += 1
          announcing.push(announce(orders))
        }
        if (running.length > 1 && starting < 2) {
          if (killed % 2 === 0) isWanted = true
          else killOne()
        }
      }
      isWanted = false
      await Promise.all(announcing)
      await expect.poll(() => done.size, { timeout: 60_000 }).toBe(orders)
      expect(simulation.charges.length - new Set(simulation.charges).size).toBe(0)
      expect(new Set(simulation.charges).size).toBe(orders)
      const creates = registrar.requests.filter(words[kind].isCreate).length
      console.log(`${killed} kills, ${orders} names, ${creates} orders sent, ${simulation.charges.length} charged`)
      await registrar.close()
      await shop.close()
    },
  )
}
