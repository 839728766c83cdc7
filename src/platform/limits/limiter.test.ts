import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { Unavailable } from '#core/result/unavailable.ts'

/** Work that ends when the test resolves it. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const job = { isStarted: false, end: resolve, run: () => ((job.isStarted = true), promise) }
  return job
}

test('so many at a time, the next in the order they came, and no more than may wait', async () => {
  const { run } = createLimiter({ maxConcurrent: 2, maxQueueLength: 2 })
  const jobs = Array.from({ length: 4 }, work)
  const done = jobs.map((job) => run(job.run))
  await expect(run(work().run)).rejects.toEqual(new Unavailable('busy'))
  expect(jobs.map(({ isStarted }) => isStarted)).toEqual([true, true, false, false])
  jobs[1]?.end('one')
  expect(await done[1]).toBe('one')
  await Promise.resolve()
  expect(jobs.map(({ isStarted }) => isStarted)).toEqual([true, true, true, false])
  for (const job of jobs) job.end('rest')
  expect(await Promise.all(done)).toEqual(['rest', 'one', 'rest', 'rest'])
})

test('what fails makes room like what succeeds', async () => {
  const { run } = createLimiter({ maxConcurrent: 1, maxQueueLength: 0 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 7)).toBe(7)
})

test('an aborted caller leaves the queue and its work never starts', async () => {
  const { run } = createLimiter({ maxConcurrent: 1, maxQueueLength: 1 })
  const [first, second] = [work(), work()]
  const controller = new AbortController()
  const done = run(first.run)
  const aborted = run(second.run, controller.signal)
  controller.abort(new Error('gone'))
  await expect(aborted).rejects.toThrow('gone')
  const third = run(async () => 'third')
  first.end('first')
  expect(await Promise.all([done, third])).toEqual(['first', 'third'])
  expect(second.isStarted).toBe(false)
  await expect(run(work().run, controller.signal)).rejects.toThrow('gone')
})

test('never more at once than the limit, and everything runs, whatever fails or is aborted', async () => {
  await assert(
    asyncProperty(
      integer({ min: 1, max: 4 }),
      array(constantFrom('ends', 'fails', 'aborted'), { maxLength: 30 }),
      async (maxConcurrent, kinds) => {
        const { run, isFull } = createLimiter({ maxConcurrent, maxQueueLength: kinds.length })
        let [running, maxRunning] = [0, 0]
        const outcomes = await Promise.allSettled(
          kinds.map((kind) => {
            const controller = new AbortController()
            const done = run(async () => {
              running += 1
              maxRunning = Math.max(maxRunning, running)
              await Promise.resolve()
              running -= 1
              if (kind === 'fails') throw new Error('failed')
            }, controller.signal)
            if (kind === 'aborted') controller.abort()
            return done
          }),
        )
        expect(maxRunning).toBeLessThanOrEqual(maxConcurrent)
        expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(
          kinds.filter((kind) => kind === 'ends').length,
        )
        expect(isFull()).toBe(false)
        expect(await run(async () => 'free')).toBe('free')
      },
    ),
  )
})
