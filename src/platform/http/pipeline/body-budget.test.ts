import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

/** Begins a body for each source. Dropped ones are listed by their number. */
function begun(sources: readonly string[]) {
  const budget = createBodyBudget()
  const dropped: number[] = []
  const ends = sources.map((source, index) => budget.begin(source, () => dropped.push(index)))
  return { budget, dropped, ends }
}

const many = (count: number, sourceOf: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => sourceOf(i))

test('the ninth body of a source drops the one of it that has taken longest', () => {
  const { dropped } = begun(['other', ...many(10, () => 'one')])
  expect(dropped).toEqual([1, 2])
})

test('beyond 64 the body that has taken longest is dropped, whoever sends it', () => {
  const { dropped } = begun(many(67, (index) => `source ${index}`))
  expect(dropped).toEqual([0, 1, 2])
})

test('a body that has arrived does not count', () => {
  const { budget, dropped, ends } = begun(many(64, (index) => `source ${index}`))
  for (const end of ends) end()
  for (const source of many(64, (index) => `source ${index}`)) budget.begin(source, () => dropped.push(-1))
  expect(dropped).toEqual([])
})
