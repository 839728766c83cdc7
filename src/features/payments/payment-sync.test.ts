import { expect, test } from 'vitest'
import { createPaymentSync, type RequestSlots } from './payment-sync.ts'

/** Requests that end when the test says so. */
function scripted(slots: RequestSlots = { takeRequestSlot: async () => ({ waitMs: 0, ageMs: 0 }) }) {
  const begun: { readonly paymentId: string; end: (hasChanged?: boolean) => void; fail: (error: Error) => void }[] = []
  const sync = createPaymentSync((paymentId) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    begun.push({ paymentId, end: (hasChanged = false) => resolve(hasChanged), fail: reject })
    return promise
  }, slots)
  return { sync, begun }
}

test('C56 never two at one payment: who comes while one is under way shares the next', async () => {
  const { sync, begun } = scripted()
  const first = sync.syncNow('one', 'webhook')
  const others = Array.from({ length: 50 }, () => sync.syncNow('one', 'webhook'))
  const another = sync.syncNow('two', 'webhook')
  await expect.poll(() => begun.map(({ paymentId }) => paymentId)).toEqual(['one', 'two'])
  begun[0]?.end()
  begun[1]?.end()
  await Promise.all([first, another])
  await expect.poll(() => begun).toHaveLength(3)
  begun[2]?.end()
  await Promise.all(others)
  expect(begun).toHaveLength(3)
})

test('one that fails is told to those who waited for it, and the next begins all the same', async () => {
  const { sync, begun } = scripted()
  const first = sync.syncNow('one', 'webhook')
  const second = sync.syncNow('one', 'webhook')
  await expect.poll(() => begun).toHaveLength(1)
  begun[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => begun).toHaveLength(2)
  begun[1]?.end()
  await second
  const third = sync.syncNow('one', 'webhook')
  await expect.poll(() => begun).toHaveLength(3)
  begun[2]?.end()
  await third
})

test('a page shares the request that is under way, and asks for none when it is not the turn', async () => {
  let waitMs = 0
  const { sync, begun } = scripted({ takeRequestSlot: async () => ({ waitMs, ageMs: 0 }) })
  const [first, second] = [sync.syncIfStale('one', 'return'), sync.syncIfStale('one', 'return')]
  await expect.poll(() => begun).toHaveLength(1)
  begun[0]?.end(true)
  await expect(Promise.all([first, second]), 'both are told that it changed').resolves.toEqual([true, true])
  waitMs = 500
  await expect(sync.syncIfStale('one', 'return')).resolves.toBe(false)
  expect(begun).toHaveLength(1)
})

test('news wait for their turn; when somebody asked after they came, they are known', async () => {
  const answers = [
    { waitMs: 1, ageMs: 900 },
    { waitMs: 0, ageMs: 1000 },
  ]
  const taking = scripted({ takeRequestSlot: async () => answers.shift() ?? { waitMs: 0, ageMs: 0 } })
  const taken = taking.sync.syncNow('one', 'webhook')
  await expect.poll(() => taking.begun).toHaveLength(1)
  taking.begun[0]?.end()
  await taken
  const missing = scripted({ takeRequestSlot: async () => ({ waitMs: 5, ageMs: 0 }) })
  await missing.sync.syncNow('one', 'webhook')
  expect(missing.begun).toEqual([])
})

test('a database that answers slowly does not make an older question one that heard the news', async () => {
  const answers = [
    { waitMs: 1, ageMs: 5 },
    { waitMs: 0, ageMs: 0 },
  ]
  const takeRequestSlot = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    return answers.shift() ?? expect.fail()
  }
  const { sync, begun } = scripted({ takeRequestSlot })
  const told = sync.syncNow('one', 'webhook')
  await expect.poll(() => begun).toHaveLength(1)
  begun[0]?.end()
  await told
})
