import { array, assert, boolean, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const options = { maxFailures: 3, windowMs: 1000, openMs: 500 }

function breakerAt(rest: { readonly halfOpen?: 'one' | 'all' } = {}) {
  let time = 0
  const breaker = createCircuitBreaker({ ...options, ...rest }, () => time)
  return { breaker, pass: (ms: number) => void (time += ms) }
}

test('opens after enough failures in a row, and not after failures that are long ago', () => {
  const { breaker, pass } = breakerAt()
  for (const isFailure of [true, true, false, true, true]) breaker.record(isFailure)
  expect(breaker.allowsRequest()).toBe(true)
  pass(1001)
  breaker.record(true)
  expect(breaker.allowsRequest()).toBe(true)
  breaker.record(true)
  breaker.record(true)
  expect(breaker.allowsRequest()).toBe(false)
})

test('half open it lets one request probe; its outcome closes or opens the circuit', () => {
  const { breaker, pass } = breakerAt()
  for (const isFailure of [true, true, true]) breaker.record(isFailure)
  pass(500)
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, false])
  breaker.record(true)
  pass(499)
  expect(breaker.allowsRequest()).toBe(false)
  pass(1)
  expect(breaker.allowsRequest()).toBe(true)
  breaker.record(false)
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true])
})

test('half open for all: everybody may try, and one failure opens it again', () => {
  const { breaker, pass } = breakerAt({ halfOpen: 'all' })
  for (const isFailure of [true, true, true]) breaker.record(isFailure)
  expect(breaker.allowsRequest()).toBe(false)
  pass(500)
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true])
  breaker.record(true)
  expect(breaker.allowsRequest()).toBe(false)
})

test('it is never open for longer than its time without a further failure, and never after a success', () => {
  const step = oneof(boolean(), integer({ min: 0, max: 800 }))
  assert(
    property(array(step), (steps) => {
      const { breaker, pass } = breakerAt()
      for (const each of steps) {
        if (typeof each === 'number') pass(each)
        else breaker.record(each)
        if (each === false) expect(breaker.allowsRequest()).toBe(true)
      }
      pass(options.openMs)
      expect(breaker.allowsRequest()).toBe(true)
    }),
  )
})
