import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchEventLoop, watchOverload } from './load-watch.ts'
import { logTo } from '#tests/builders/log.ts'

let now = 0
const lines: string[] = []

beforeEach(() => {
  now = 0
  lines.length = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

const watch = () => watchEventLoop({ log: logTo((line) => void lines.push(line)), now: () => now })

/** Advances the clock and runs timers when they are due. */
function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 50) {
    now += 50
    vi.advanceTimersByTime(50)
  }
}

test('C25 a loop that runs is never behind', () => {
  const { isBehind } = watch()
  pass(10_000)
  expect(isBehind()).toBe(false)
  expect(lines).toEqual([])
})

test.each([
  [999, false],
  [1000, true],
  [2000, true],
])('C25 late by %i ms: behind is %s, whoever notices first, and it passes', (lateMs, expected) => {
  for (const isAskedFirst of [true, false]) {
    lines.length = 0
    const { isBehind, stop } = watch()
    pass(1000)
    now += 250 + lateMs
    if (!isAskedFirst) vi.advanceTimersByTime(250)
    expect(isBehind()).toBe(expected)
    expect(lines).toEqual(expected ? [`alert event_loop: The event loop was blocked. (ms: ${lateMs})`] : [])
    pass(1900)
    expect(isBehind()).toBe(expected)
    pass(100)
    expect(isBehind()).toBe(false)
    stop()
  }
})

test('overload is told once when it lasts, and once when it is over', () => {
  let refused = 0
  const stop = watchOverload(
    logTo((line) => lines.push(line)),
    () => refused,
  )
  const second = (count: number) => {
    refused += count
    vi.advanceTimersByTime(1000)
  }
  for (const count of [1, 1, 1, 1, 0, 1, 1, 1, 1]) second(count)
  expect(lines).toEqual([])
  second(1)
  for (const count of [9, 0, 0, 0, 0, 9]) second(count)
  expect(lines).toEqual(['alert overload: Calls are refused because there are too many.'])
  for (let quiet = 0; quiet < 9; quiet += 1) second(0)
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^info overload: No calls are refused any more\. \(seconds: \d+\)$/),
  ])
  stop()
})
