import { expect, test } from 'vitest'
import { createPasswords } from './argon2-passwords.ts'
import { Unavailable } from '#core/result/unavailable.ts'

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('a full queue refuses the next hash as busy, until there is room again', async () => {
  const passwords = createPasswords({ cost, maxConcurrent: 1, maxQueueLength: 2 })
  const hashes = Array.from({ length: 3 }, () => passwords.hash('a'))
  expect(passwords.isBusy()).toBe(true)
  await expect(passwords.verify(null, 'a')).rejects.toEqual(new Unavailable('busy'))
  await Promise.all(hashes)
  expect(passwords.isBusy()).toBe(false)
  expect(await passwords.verify(null, 'a')).toBe(false)
})

test('without other settings 32 hashes wait, however many cores there are', async () => {
  const passwords = createPasswords({ cost, maxConcurrent: 1 })
  const hashes = Array.from({ length: 34 }, () => passwords.hash('a'))
  const outcomes = await Promise.allSettled(hashes)
  expect(outcomes.map(({ status }) => status)).toEqual([...Array.from({ length: 33 }, () => 'fulfilled'), 'rejected'])
})
