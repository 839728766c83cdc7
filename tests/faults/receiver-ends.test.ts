import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { prepareReceiverStore } from '#apps/receiver/receiver-store.ts'
import { endReasons } from '#core/orders/order-ends.ts'
import { daysAfter } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { openRegistrarServer, sampleHolder } from '#tests/registrars/registrar-world.ts'
import type { ReceiverProcessSettings } from './receiver-process.ts'

const secret = `whsec_${Buffer.alloc(32, 'receiver').toString('base64')}`
const seal = createWebhookSignatures([secret])
const today = shopDayOf(new Date())

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

/** A contract of each kind: how it ends, and whether its name was handed over before. */
function contractOf(number: number) {
  const reason = endReasons[number % endReasons.length]
  const isLater = reason === 'cancellation' && number % 2 === 0
  return {
    orderNumber: `2026-${String(number).padStart(6, '0')}`,
    name: `einde${number}.sync`,
    reason,
    lastDay: isLater ? daysAfter(today, 300) : today,
    isLater,
    wasHeld: reason === 'withdrawal' && number % 2 === 0,
  }
}

type Contract = ReturnType<typeof contractOf>

function orderOf({ orderNumber, name }: Contract) {
  const { companyNumber, ...contact } = sampleHolder
  const customer = { id: 'x', language: 'nl', ...contact, chamberOfCommerceNumber: companyNumber }
  const line = { itemId: 'a', parentId: null, kind: 'register', name, term: 'yearly', transferCode: null }
  return { type: 'order.paid', data: { orderNumber, customer, lines: [line], waiting: [], mandate: null } }
}

function endOf({ orderNumber, name, reason, lastDay }: Contract) {
  const end = { itemId: 'a', parentId: null, kind: 'register', name, reason, lastDay, refunded: null }
  return { type: 'order.ended', data: { orderNumber, ends: [end], refund: null } }
}

/** Retries like the shop until a receiver takes the event. */
async function announce(id: string, event: object, number: number): Promise<void> {
  const body = JSON.stringify(event)
  for (let attempt = 0; ; attempt += 1) {
    const port = running[(number + attempt) % Math.max(1, running.length)]?.port ?? 1
    const headers = seal.headersFor(id, body)
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).catch(() => null)
    if (response?.status === 204) return
    await pause(20)
  }
}

/** Tells the receivers of a contract and its end, each twice at once. */
async function live(contract: Contract, number: number): Promise<void> {
  const [paid, ended] = [orderOf(contract), endOf(contract)]
  // An order that was held is handed over after its end was told, which must not buy the name.
  const events = contract.wasHeld ? [ended, paid] : [paid, ended]
  for (const event of events) {
    const id = `${event.type} ${contract.orderNumber}`
    await Promise.all([announce(id, event, number), announce(id, event, number + 1)])
    if (number % 3 === 0) await pause(Math.random() * 200)
  }
}

for (const count of [20, 300]) {
  test(
    `${count} ended contracts of all kinds while receivers are killed: each end is heard once`,
    { timeout: 1_200_000, ...inLongRun },
    async () => {
      const registrar = await openRegistrarServer('realtimeregister')
      /** Ids of the reports that a line ended, by order: a repeat has the same id, and the shop counts it once. */
      const heard = new Map<string, Set<string>>()
      const done = new Set<string>()
      const hear = async (request: IncomingMessage) => {
        const body = await text(request)
        const id = seal.idOf((name) => request.headers[name]?.toString(), body)
        if (id === null) return
        const { data } = JSON.parse(body) as { readonly data: { readonly orderNumber: string; readonly state: string } }
        if (data.state === 'done') done.add(data.orderNumber)
        if (data.state !== 'ended') return
        heard.set(data.orderNumber, (heard.get(data.orderNumber) ?? new Set()).add(id))
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
      await Promise.all([start(settings), start(settings), start(settings)])
      let killed = 0
      const killing = new AbortController()
      const killer = (async () => {
        while (!killing.signal.aborted) {
          await pause(150 + Math.random() * 300)
          if (running.length < 2) continue
          running.shift()?.child.kill('SIGKILL')
          killed += 1
          await start(settings)
        }
      })()

      const contracts = Array.from({ length: count }, (_, index) => contractOf(index + 1))
      for (let from = 0; from < count; from += 12) {
        await Promise.all(contracts.slice(from, from + 12).map((contract, index) => live(contract, from + index)))
      }
      const due = contracts.filter(({ isLater }) => !isLater).map(({ orderNumber }) => orderNumber)
      await expect.poll(() => [...heard.keys()].toSorted(), { timeout: 120_000 }).toEqual(due)
      const later = contracts.filter(({ isLater }) => isLater).map(({ orderNumber }) => orderNumber)
      await expect.poll(() => later.filter((orderNumber) => !done.has(orderNumber)), { timeout: 60_000 }).toEqual([])
      killing.abort()
      await killer
      expect([...heard.values()].filter((ids) => ids.size !== 1)).toEqual([])
      const held = contracts.filter(({ wasHeld }) => wasHeld).map(({ name }) => name)
      expect(registrar.simulation.charges.filter((name) => held.includes(name))).toEqual([])
      expect(registrar.simulation.charges.length).toBe(new Set(registrar.simulation.charges).size)
      expect(killed).toBeGreaterThan(0)
      console.log(`${count} contracts, ${due.length} ended, ${killed} kills`)
      await registrar.close()
      await shop.close()
    },
  )
}
