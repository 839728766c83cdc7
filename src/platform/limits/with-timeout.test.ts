import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('the outcome of work that is done in time', async () => {
  expect(await withTimeout(1000, Promise.resolve('done'), () => 'late')).toBe('done')
  await expect(withTimeout(1000, Promise.reject(new Error('failed')), () => 'late')).rejects.toThrow('failed')
})

test('after the timeout the late value, and a failure that comes later disturbs nobody', async () => {
  const work = pause(30).then(() => Promise.reject(new Error('too late')))
  expect(await withTimeout(5, work, () => 'late')).toBe('late')
  await pause(40)
})
