import { expect, test } from 'vitest'
import { jsonLinesOf } from './domains.ts'

const bytes = new TextEncoder().encode('{"name":"crème.nl"}\n\n{"name":"b.nl"}\n{"name":"ç.de"}\n')

function streamOf(pieces: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function valuesOf(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<readonly unknown[]> {
  const values: unknown[] = []
  for await (const group of jsonLinesOf(streamOf(pieces))) values.push(...group)
  return values
}

test('lines are parsed wherever the chunks of the stream are split', async () => {
  const whole = [{ name: 'crème.nl' }, { name: 'b.nl' }, { name: 'ç.de' }]
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await valuesOf([bytes.slice(0, cut), bytes.slice(cut)]), String(cut)).toEqual(whole)
  }
  expect(await valuesOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
})

test('lines that arrive together are one group', async () => {
  const groups: number[] = []
  for await (const group of jsonLinesOf(streamOf([bytes, bytes]))) groups.push(group.length)
  expect(groups).toEqual([3, 3])
})

test('an incomplete last line is dropped', async () => {
  expect(await valuesOf([bytes.slice(0, -4)])).toEqual([{ name: 'crème.nl' }, { name: 'b.nl' }])
})

test('a reader that stops early cancels the stream', async () => {
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(bytes),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const group of jsonLinesOf(stream)) {
    expect(group).toHaveLength(3)
    break
  }
  await expect.poll(() => isCancelled).toBe(true)
})
