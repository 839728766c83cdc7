import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogBuffer } from './log-output.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines are written together, soon, and at once when asked', () => {
  const written: string[] = []
  const lines = createLogBuffer((text) => void written.push(text))
  lines.write('a')
  lines.write('b')
  expect(written).toEqual([])
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['a\nb\n'])
  lines.write('c')
  lines.flush()
  lines.flush()
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('many lines do not wait', () => {
  const written: string[] = []
  const lines = createLogBuffer((text) => void written.push(text))
  for (let index = 0; index < 1000; index += 1) lines.write('x')
  expect(written.join('')).toBe('x\n'.repeat(1000))
})
