import { expect, onTestFinished, test, vi } from 'vitest'
import { boundedQueue } from './bounded-queue.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const job = { isStarted: false, end: resolve, run: () => ((job.isStarted = true), promise) }
  return job
}

test('so many at a time, the next in the order they came, and no more than may wait', async () => {
  const { inTurn } = boundedQueue({ atOnce: 2, waiting: 2 })
  const jobs = Array.from({ length: 4 }, work)
  const done = jobs.map(({ run }) => inTurn(run))
  await expect(inTurn(work().run)).rejects.toEqual(new Unavailable('busy'))
  expect(jobs.map(({ isStarted }) => isStarted)).toEqual([true, true, false, false])
  jobs[1]?.end('one')
  expect(await done[1]).toBe('one')
  await Promise.resolve()
  expect(jobs.map(({ isStarted }) => isStarted)).toEqual([true, true, true, false])
  for (const job of jobs) job.end('rest')
  expect(await Promise.all(done)).toEqual(['rest', 'one', 'rest', 'rest'])
})

test('what fails makes room like what succeeds', async () => {
  const { inTurn } = boundedQueue({ atOnce: 1, waiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 7)).toBe(7)
})

test('a crowd is served with pauses, a few people without', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { inTurn, isFull } = boundedQueue({ atOnce: 1, waiting: 3, crowd: 1, pauseMs: 30 })
  const jobs = Array.from({ length: 4 }, work)
  const done = jobs.map(({ run }) => inTurn(run))
  const started = () => jobs.filter(({ isStarted }) => isStarted).length
  jobs[0]?.end('first')
  expect(await done[0]).toBe('first')
  await vi.advanceTimersByTimeAsync(29)
  expect([started(), isFull()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1)
  expect([started(), isFull()]).toEqual([2, false])

  jobs[1]?.end('second')
  await vi.advanceTimersByTimeAsync(30)
  expect(started()).toBe(3)
  jobs[2]?.end('third')
  await vi.advanceTimersByTimeAsync(0)
  expect(started()).toBe(4)
  jobs[3]?.end('fourth')
  expect(await done[3]).toBe('fourth')
  expect(await inTurn(async () => 'at once')).toBe('at once')
})
