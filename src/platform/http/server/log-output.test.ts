import { closeSync, openSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogBuffer, createLogOutput } from './log-output.ts'

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

test.runIf(process.platform === 'linux')('a log that cannot be written is reported once, with the reason', async () => {
  vi.useRealTimers()
  const full = openSync('/dev/full', 'w')
  const reasons: string[] = []
  const output = createLogOutput(full, String, (reason) => void reasons.push(reason))
  output.write('a\n')
  await expect.poll(() => reasons).toEqual(['ENOSPC'])
  for (const line of ['b\n', 'c\n']) output.write(line)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reasons).toEqual(['ENOSPC'])
  closeSync(full)
})
