import { expect, test } from 'vitest'
import { createCoalescedPaymentSync } from './coalesced-payment-sync.ts'

/** Requests that end when the test says so. */
function scripted(now: () => number = () => 0) {
  const begun: { readonly paymentId: string; end: () => void; fail: (error: Error) => void }[] = []
  const sync = createCoalescedPaymentSync((paymentId) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    begun.push({ paymentId, end: resolve, fail: reject })
    return promise
  }, now)
  return { sync, begun }
}

test('C56 never two at one payment: who comes while one is under way shares the next', async () => {
  const { sync, begun } = scripted()
  const first = sync.fresh('one', 'webhook')
  const others = Array.from({ length: 50 }, () => sync.fresh('one', 'webhook'))
  const another = sync.fresh('two', 'webhook')
  expect(begun.map(({ paymentId }) => paymentId)).toEqual(['one', 'two'])
  begun[0]?.end()
  begun[1]?.end()
  await Promise.all([first, another])
  await Promise.resolve()
  expect(begun).toHaveLength(3)
  begun[2]?.end()
  await Promise.all(others)
  expect(begun).toHaveLength(3)
})

test('one that fails is told to those who waited for it, and the next begins all the same', async () => {
  const { sync, begun } = scripted()
  const first = sync.fresh('one', 'webhook')
  const second = sync.fresh('one', 'webhook')
  begun[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await Promise.resolve()
  begun[1]?.end()
  await second
  const third = sync.fresh('one', 'webhook')
  expect(begun).toHaveLength(3)
  begun[2]?.end()
  await third
})

test('a page shares the request that is under way, and asks for none within two seconds', async () => {
  let time = 0
  const { sync, begun } = scripted(() => time)
  const [first, second] = [sync.unlessRecent('one', 'return'), sync.unlessRecent('one', 'return')]
  begun[0]?.end()
  await Promise.all([first, second])
  time = 1999
  await sync.unlessRecent('one', 'return')
  expect(begun).toHaveLength(1)
  time = 2000
  const third = sync.unlessRecent('one', 'return')
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await third
})
