import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'
import { Unavailable } from '#core/result/unavailable.ts'

test('work on one key is done in order, on others at the same time', async () => {
  const inTurn = createKeyedMutex({ maxWaitMs: 1000 })
  const done: string[] = []
  const work = (name: string, ms: number) => async () => {
    await pause(ms)
    done.push(name)
  }
  await Promise.all([inTurn('a', work('a1', 20)), inTurn('a', work('a2', 1)), inTurn('b', work('b1', 1))])
  expect(done).toEqual(['b1', 'a1', 'a2'])
})

test('a failure is the failure of its own turn only', async () => {
  const inTurn = createKeyedMutex({ maxWaitMs: 1000 })
  const failed = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('an outage is told to all who wait, and to nobody who comes after', async () => {
  const inTurn = createKeyedMutex({ maxWaitMs: 1000 })
  let tried = 0
  const away = async () => {
    tried += 1
    await pause(5)
    throw new Unavailable('database_unavailable')
  }
  const answers = await Promise.allSettled([1, 2, 3].map(() => inTurn('a', away)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(tried).toBe(1)
  expect(await inTurn('a', async () => 'back')).toBe('back')
})

test('who waits too long is told so, and the turn goes on', async () => {
  const inTurn = createKeyedMutex({ maxWaitMs: 10 })
  const slow = inTurn('a', () => pause(40))
  const late = inTurn('a', async () => 'late')
  await expect(late).rejects.toEqual(new Unavailable('busy'))
  await slow
  expect(await inTurn('a', async () => 'free')).toBe('free')
})
