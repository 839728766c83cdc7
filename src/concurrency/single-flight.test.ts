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
