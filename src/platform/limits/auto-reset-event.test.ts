import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAutoResetEvent } from './auto-reset-event.ts'

test('set while nobody waits, it ends the next wait, and only that', async () => {
  const event = createAutoResetEvent()
  event.set()
  event.set()
  await event.wait()
  let ended = false
  const second = event.wait().then(() => (ended = true))
  await setImmediate()
  expect(ended).toBe(false)
  event.set()
  await second
  expect(ended).toBe(true)
})

test('a wait ends at its timeout too', async () => {
  await createAutoResetEvent().wait(1)
})
