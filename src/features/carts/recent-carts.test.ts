import { expect, test } from 'vitest'
import { createRecentCarts } from './repository.ts'

const cartOf = (id: string, version = 0) => ({ id, version, customerId: null, items: [] })

test('the last seen is known, and nothing that was dropped', () => {
  const recent = createRecentCarts()
  recent.put(cartOf('a', 1))
  recent.put(cartOf('a', 2))
  expect(recent.get('a')?.version).toBe(2)
  recent.drop('a')
  expect(recent.get('a')).toBeUndefined()
})

test('it is bounded: what nobody used goes, what was used stays', () => {
  const recent = createRecentCarts(10)
  recent.put(cartOf('old'))
  for (let index = 0; index < 100; index += 1) {
    recent.put(cartOf(`n${index}`))
    recent.put(cartOf('used', index))
  }
  expect(recent.get('old')).toBeUndefined()
  expect(recent.get('n0')).toBeUndefined()
  expect(recent.get('used')?.version).toBe(99)
})

test('a newer state is never hidden by an older generation', () => {
  const recent = createRecentCarts(4)
  recent.put(cartOf('a', 1))
  for (const id of ['b', 'c']) recent.put(cartOf(id))
  recent.put(cartOf('a', 2))
  expect(recent.get('a')?.version).toBe(2)
  recent.drop('a')
  expect(recent.get('a')).toBeUndefined()
})
