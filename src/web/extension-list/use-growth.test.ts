import { expect, test } from 'vitest'
import type { ExtensionRow } from '#domain/names/extension-rows.ts'
import { countAtOnce } from '#web/extension-list/use-growth.ts'

const rowsOf = (...tlds: readonly string[]) => tlds.map((tld) => ({ tld }) as ExtensionRow)
const numbered = (from: number, to: number) =>
  rowsOf(...Array.from({ length: to - from }, (_, index) => `x${from + index}`))

test('a list that is new all over begins with a few rows', () => {
  expect(countAtOnce(numbered(0, 24), numbered(100, 124))).toBe(4)
})

test('rows that keep their order stay, however many', () => {
  expect(countAtOnce(numbered(0, 24), numbered(0, 24))).toBe(24)
  expect(countAtOnce(numbered(12, 24), numbered(0, 24))).toBe(12)
})

test('a row that goes before another has to be drawn again like a new one', () => {
  expect(countAtOnce(numbered(0, 24).toReversed(), numbered(0, 24))).toBe(1 + 4)
  expect(countAtOnce(rowsOf('x5', 'x0', 'x6', 'x1', 'x7'), numbered(0, 24))).toBe(5)
})

test('a list that is opened shows the next rows at once: somebody goes on there with the keyboard', () => {
  expect(countAtOnce(numbered(0, 32), numbered(0, 24))).toBe(28)
})

test('a short list is there at once', () => {
  expect(countAtOnce(rowsOf('shop', 'shopping'), numbered(0, 24))).toBe(2)
  expect(countAtOnce([], numbered(0, 24))).toBe(0)
})
