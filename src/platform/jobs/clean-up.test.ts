import { expect, test } from 'vitest'
import { cleanUp } from './clean-up.ts'

test('a clean-up that fails is reported, and all others are done all the same', async () => {
  const left = { sessions: 3, mails: 1 }
  const reported: unknown[] = []
  await cleanUp(
    {
      sessions: async () => left.sessions && left.sessions--,
      tokens: () => Promise.reject(new Error('no tokens')),
      mails: async () => left.mails && left.mails--,
      jobs: () => Promise.reject(new Error('no jobs')),
    },
    (error, name) => reported.push([name, error]),
  )
  expect(left).toEqual({ sessions: 0, mails: 0 })
  expect(reported).toEqual([
    ['tokens', new Error('no tokens')],
    ['jobs', new Error('no jobs')],
  ])
})
