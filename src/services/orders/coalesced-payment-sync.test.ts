import { expect, test } from 'vitest'
import { createCoalescedPaymentSync } from './coalesced-payment-sync.ts'

/** Looks that end when the test says so. */
function scripted(now: () => number = () => 0) {
  const begun: { readonly paymentId: string; end: () => void; fail: (error: Error) => void }[] = []
  const looks = createCoalescedPaymentSync((paymentId) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    begun.push({ paymentId, end: resolve, fail: reject })
    return promise
  }, now)
  return { looks, begun }
}

test('C56 never two at one payment: who comes while one is under way shares the next', async () => {
  const { looks, begun } = scripted()
  const first = looks.again('one', 'webhook')
  const others = Array.from({ length: 50 }, () => looks.again('one', 'webhook'))
  const another = looks.again('two', 'webhook')
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
  const { looks, begun } = scripted()
  const first = looks.again('one', 'webhook')
  const second = looks.again('one', 'webhook')
  begun[0]?.fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await Promise.resolve()
  begun[1]?.end()
  await second
  const third = looks.again('one', 'webhook')
  expect(begun).toHaveLength(3)
  begun[2]?.end()
  await third
})

test('a page shares the look that is under way, and asks for none within two seconds', async () => {
  let time = 0
  const { looks, begun } = scripted(() => time)
  const [first, second] = [looks.unlessRecent('one', 'return'), looks.unlessRecent('one', 'return')]
  begun[0]?.end()
  await Promise.all([first, second])
  time = 1999
  await looks.unlessRecent('one', 'return')
  expect(begun).toHaveLength(1)
  time = 2000
  const third = looks.unlessRecent('one', 'return')
  expect(begun).toHaveLength(2)
  begun[1]?.end()
  await third
})
