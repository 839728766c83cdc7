import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTransaction } from '#features/stores.ts'
import { root } from '#platform/config/root.ts'
import { addProvisioningEvent } from '#features/deliveries/deliver-order.ts'
import type { OrderMessage } from '#platform/clients/provisioning.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { insertPaidOrder } from '#tests/builders/paid-order.ts'
import { openProvisioningServer, type ProvisioningServer, takes } from '#tests/builders/provisioning-server.ts'
import type { OutboxSettings } from './outbox-process.ts'

const secret = `whsec_${Buffer.alloc(32, 'outbox').toString('base64')}`

let database: TestDatabase
let receiver: ProvisioningServer
let customerId: string
const running = new Set<ChildProcess>()

beforeEach(async () => {
  database = await testDatabase()
  receiver = await openProvisioningServer(secret)
  customerId = await insertCustomer(database.pool)
})
afterEach(async () => {
  await Promise.all([...running].map(kill))
  await receiver[Symbol.asyncDispose]()
  await database.drop()
})

function start(crash: OutboxSettings['crash'] = null): ChildProcess {
  const settings: OutboxSettings = { connection: database.connection, url: receiver.url, secret, crash }
  const args = ['--import', './tests/faults/crash.ts', 'tests/faults/outbox-process.ts', JSON.stringify(settings)]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const unsent = async () => {
  const { rows } = await database.pool.query('select from provisioning_events where sent_at is null')
  return rows.length
}
const jobs = async () => {
  const { rows } = await database.pool.query(`select from jobs where task = 'send_provisioning_event'`)
  return rows.length
}

test('C19 killed before the event is marked as sent: the event is sent again under the same id, and takes effect once', async () => {
  await insertPaidOrder(database.pool, customerId)
  const [, signal] = (await once(
    start({ when: 'before', statement: 'mark_provisioning_event_sent', hit: 1 }),
    'exit',
  )) as [unknown, string]
  expect(signal).toBe('SIGKILL')
  expect(await unsent()).toBe(1)
  start()
  await expect.poll(jobs).toBe(0)
  expect(await unsent()).toBe(0)
  const [first, second, ...more] = receiver.received.map(({ id }) => id)
  expect(second).toBe(first)
  expect(more).toEqual([])
  expect(receiver.taken).toHaveLength(1)
})

test('C20 killed while it holds 20 events: two other processes continue, each event takes effect once and in order', async () => {
  const numbers: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const { id, number } = await insertPaidOrder(database.pool, customerId)
    numbers.push(number)
    for (const step of [1, 2]) await addStep(id, `${number} ${step}`)
  }
  receiver.mood = () => {}
  const holding = start()
  await expect.poll(() => receiver.received.length).toBe(20)
  await kill(holding)
  expect(await unsent()).toBe(60)
  receiver.mood = async (response, event) => {
    await pause(Math.random() * 20)
    return takes(response, event)
  }
  start()
  start()
  await expect.poll(jobs).toBe(0)
  expect(await unsent()).toBe(0)
  const told = receiver.taken.map(({ data }) => data.orderNumber)
  expect(told).toHaveLength(60)
  for (const number of numbers) {
    expect(told.filter((each) => each.startsWith(number))).toEqual([number, `${number} 1`, `${number} 2`])
  }
})

/** Adds an event to an order, identified by its number. */
function addStep(orderId: string, orderNumber: string): Promise<void> {
  const message = { orderNumber, lines: [] } as unknown as OrderMessage
  return createTransaction(database.pool)((stores) => addProvisioningEvent(stores, orderId, 'order.released', message))
}
