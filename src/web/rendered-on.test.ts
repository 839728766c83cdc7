import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Another test file in this worker may have loaded the module with today's date.
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test('pages built after midnight in Amsterdam have the prices of the new day, even before midnight UTC', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T23:30:00Z') })
  const { renderedOn } = await import('./rendered-on.ts')
  expect(renderedOn).toBe('2026-11-16')
})
