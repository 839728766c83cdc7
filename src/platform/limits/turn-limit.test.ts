import { setImmediate as nextTurn } from 'node:timers/promises'
import { array, assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { createTurnLimit } from './turn-limit.ts'

function setUp(max: number, doOthersWait = () => true) {
  const done: number[] = []
  const whenDue = createTurnLimit(max, doOthersWait)
  return { done, ask: (...numbers: number[]) => numbers.forEach((number) => whenDue(() => void done.push(number))) }
}

test('what fits into this turn is done at once, the rest in the next ones', async () => {
  const { done, ask } = setUp(2)
  ask(1, 2, 3, 4, 5)
  expect(done).toEqual([1, 2])
  await nextTurn()
  expect(done).toEqual([1, 2, 3, 4])
  await nextTurn()
  expect(done).toEqual([1, 2, 3, 4, 5])
  await nextTurn()
  ask(6, 7, 8)
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('other work of the loop comes between', async () => {
  const { done, ask } = setUp(1)
  ask(1, 2)
  setImmediate(() => done.push(10))
  ask(3)
  while (done.length < 4) await nextTurn()
  expect(done).toEqual([1, 2, 10, 3])
})

test('while nobody else waits there is no limit', async () => {
  let doOthersWait = true
  const { done, ask } = setUp(1, () => doOthersWait)
  ask(1, 2, 3, 4)
  doOthersWait = false
  ask(5)
  expect(done).toEqual([1])
  await nextTurn()
  expect(done).toEqual([1, 2, 3, 4, 5])
  ask(6, 7, 8)
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('whenever it comes, everything is done once and in its order', async () => {
  await assert(
    asyncProperty(array(integer({ min: 0, max: 9 })), integer({ min: 1, max: 4 }), async (counts, max) => {
      const { done, ask } = setUp(max)
      let asked = 0
      for (const count of counts) {
        const before = done.length
        ask(...Array.from({ length: count }, () => (asked += 1)))
        expect(done.length - before).toBeLessThanOrEqual(max)
        await nextTurn()
      }
      for (let turn = 0; turn < asked; turn += 1) await nextTurn()
      expect(done).toEqual(Array.from({ length: asked }, (_, index) => index + 1))
    }),
  )
})

test('a piece that fails keeps none that come later from being done', async () => {
  const whenDue = createTurnLimit(1, () => true)
  const done: number[] = []
  expect(() => {
    whenDue(() => {
      throw new Error('broken')
    })
  }).toThrow('broken')
  whenDue(() => void done.push(1))
  whenDue(() => void done.push(2))
  while (done.length < 2) await nextTurn()
  expect(done).toEqual([1, 2])
})
