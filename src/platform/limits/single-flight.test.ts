import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const failing = () => Promise.reject(new Error('down'))

test('the same at the same time is done once, afterwards again, and something else beside it', async () => {
  const once = createSingleFlight()
  let done = 0
  const work = async () => (done += 1)
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
})

test('a failure is everybody’s who waits, and nobody’s who comes after', async () => {
  const once = createSingleFlight()
  const [one, other] = await Promise.allSettled([once('a', failing), once('a', failing)])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  expect(await once('a', async () => 'up')).toBe('up')
})

test('the work is aborted when the last caller has left, and not before', async () => {
  const once = createSingleFlight()
  const [one, other] = [new AbortController(), new AbortController()]
  let isStopped = false
  const work = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        isStopped = true
        reject(signal.reason)
      })
    })
  const first = once('a', work, one.signal)
  const second = once('a', work, other.signal)
  one.abort(new Error('first left'))
  await expect(first).rejects.toThrow('first left')
  expect(isStopped).toBe(false)
  other.abort(new Error('second left'))
  await expect(second).rejects.toThrow('second left')
  expect(isStopped).toBe(true)
  expect(await once('a', async () => 'anew')).toBe('anew')
  await expect(once('a', async () => 'never', one.signal)).rejects.toThrow('first left')
})

test('work that goes on although everybody left is shared with nobody, and its end changes nothing', async () => {
  const once = createSingleFlight()
  const caller = new AbortController()
  const [old, next] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const left = once('a', () => old.promise, caller.signal)
  caller.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const second = once('a', () => next.promise)
  old.resolve('old')
  await old.promise
  const third = once('a', async () => 'third')
  next.resolve('next')
  expect(await Promise.all([second, third])).toEqual(['next', 'next'])
})

test('a caller who leaves after the end stops nothing', async () => {
  const once = createSingleFlight()
  const caller = new AbortController()
  let given: AbortSignal | undefined
  await once('a', async (signal) => void (given = signal), caller.signal)
  caller.abort()
  expect(given?.aborted).toBe(false)
})
