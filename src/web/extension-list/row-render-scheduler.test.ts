import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExtensionRow } from '#core/names/extension-rows.ts'
import { countAtOnce, noteKey, scheduleRender } from './row-render-scheduler.ts'

let frames: FrameRequestCallback[] = []
/** Runs the next frame after this many milliseconds. */
function nextFrame(ms = 16): void {
  vi.advanceTimersByTime(ms)
  for (const frame of frames.splice(0)) frame(performance.now())
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.advanceTimersByTime(1000)
  while (frames.length > 0) nextFrame()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A task that takes this many frames and records each. */
function task(name: string, distance: number, turns: number, drawn: string[]) {
  let left = turns
  return { distance, draw: () => (drawn.push(name), (left -= 1) > 0) }
}

test('one task runs per frame, the nearest until it is complete, then the next', () => {
  const drawn: string[] = []
  scheduleRender(task('far', 900, 2, drawn))
  scheduleRender(task('near', 0, 2, drawn))
  scheduleRender(task('gone', Infinity, 1, drawn))
  for (let frame = 1; frame <= 5; frame += 1) {
    nextFrame()
    expect(drawn).toHaveLength(frame)
  }
  expect(drawn).toEqual(['near', 'near', 'far', 'far', 'gone'])
  expect(frames).toHaveLength(0)
})

test('a cancelled task is not run', () => {
  const drawn: string[] = []
  const takeBack = scheduleRender(task('one', 0, 3, drawn))
  scheduleRender(task('other', 5, 1, drawn))
  nextFrame()
  takeBack()
  nextFrame()
  expect(drawn).toEqual(['one', 'other'])
})

test('during typing, rows are rendered if frames are short', () => {
  const drawn: string[] = []
  scheduleRender(task('row', 0, 3, drawn))
  for (let frame = 1; frame <= 3; frame += 1) {
    noteKey()
    nextFrame()
  }
  expect(drawn).toHaveLength(3)
})

test('if frames are long, rows are rendered after a pause in typing', () => {
  const drawn: string[] = []
  scheduleRender(task('row', 0, 4, drawn))
  nextFrame()
  noteKey()
  nextFrame(60)
  nextFrame(60)
  expect(drawn).toHaveLength(1)
  vi.advanceTimersByTime(300)
  nextFrame(60)
  nextFrame(60)
  expect(drawn).toHaveLength(3)
})

const rowsOf = (...tlds: readonly string[]) => tlds.map((tld) => ({ tld }) as ExtensionRow)
const numbered = (from: number, to: number) =>
  rowsOf(...Array.from({ length: to - from }, (_, index) => `x${from + index}`))

test('an entirely new list begins with a few rows', () => {
  expect(countAtOnce(numbered(0, 24), numbered(100, 124))).toBe(2)
})

test('rows that keep their order are reused, however many', () => {
  expect(countAtOnce(numbered(0, 24), numbered(0, 24))).toBe(24)
  expect(countAtOnce(numbered(12, 24), numbered(0, 24))).toBe(12)
})

test('a row that moves before another counts as a new one', () => {
  expect(countAtOnce(numbered(0, 24).toReversed(), numbered(0, 24))).toBe(1 + 2)
  expect(countAtOnce(rowsOf('x5', 'x0', 'x6', 'x1', 'x7'), numbered(0, 24))).toBe(5)
})

test('an expanded list shows the next rows at once for keyboard navigation', () => {
  expect(countAtOnce(numbered(0, 32), numbered(0, 24))).toBe(26)
})

test('a short list is rendered at once', () => {
  expect(countAtOnce(rowsOf('shop', 'shopping'), numbered(0, 24))).toBe(2)
  expect(countAtOnce([], numbered(0, 24))).toBe(0)
})
