import { expect, test, vi } from 'vitest'
import { jsonLinesStream } from './json-lines-stream.ts'

async function* numbered(count: number, made: number[]) {
  for (let index = 0; index < count; index += 1) {
    made.push(index)
    yield [{ index }, { line: 'a\nb' }]
  }
}

async function* broken() {
  yield [1]
  throw new Error('no more')
}

const report = vi.fn<(error: unknown) => void>()

test('a line for each value, also when a value has line breaks', async () => {
  const onEnd = vi.fn<() => void>()
  const stream = jsonLinesStream(numbered(2, []), { onEnd, maxMs: 1000, report })
  expect(await new Response(stream).text()).toBe('{"index":0}\n{"line":"a\\nb"}\n{"index":1}\n{"line":"a\\nb"}\n')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('nothing is made before the reader has room for it', async () => {
  const made: number[] = []
  const reader = jsonLinesStream(numbered(100, made), { onEnd: () => {}, maxMs: 1000, report }).getReader()
  await new Promise((resolve) => setImmediate(resolve))
  expect(made).toEqual([0])
  await reader.read()
  await new Promise((resolve) => setImmediate(resolve))
  expect(made).toEqual([0, 1])
  await reader.cancel()
})

test('a reader who leaves ends it, once; so does one who takes too long', async () => {
  const left = vi.fn<() => void>()
  const reader = jsonLinesStream(numbered(100, []), { onEnd: left, maxMs: 1000, report }).getReader()
  await reader.read()
  await reader.cancel()
  expect(left).toHaveBeenCalledOnce()

  const late = vi.fn<() => void>()
  const slow = jsonLinesStream(numbered(100, []), { onEnd: late, maxMs: 10, report }).getReader()
  await expect.poll(() => late.mock.calls.length).toBe(1)
  await slow.read()
  expect(await slow.read()).toEqual({ value: undefined, done: true })
})

test('rows that cannot be made end the answer, not the process', async () => {
  const onEnd = vi.fn<() => void>()
  expect(await new Response(jsonLinesStream(broken(), { onEnd, maxMs: 1000, report })).text()).toBe('1\n')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(new Error('no more'))
})
