import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectAtRest } from './memory-at-rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function atRest() {
  const shop = { isServing: false, collected: [] as string[] }
  const stop = collectAtRest(
    () => shop.isServing,
    ({ type, flavor }) => void shop.collected.push(flavor ?? String(type)),
  )
  const collectedIn = (ms: number) => {
    shop.collected.length = 0
    vi.advanceTimersByTime(ms)
    return shop.collected
  }
  return { shop, stop, collectedIn }
}

describe('[issue 20] memory at rest', () => {
  test('collects all when the shop has opened and after first work, then a little every second and the heap every half minute', () => {
    const { shop, collectedIn } = atRest()
    expect(shop.collected).toEqual(['last-resort'])
    expect(collectedIn(5500).toSorted()).toEqual(['last-resort', ...Array<string>(5).fill('minor')])
    const minute = collectedIn(60_000)
    expect(minute.filter((type) => type === 'major')).toHaveLength(2)
    expect(minute.filter((type) => type === 'minor')).toHaveLength(58)
  })

  test('collects nothing while somebody is served, and the whole heap only after half a quiet minute', () => {
    const { shop, collectedIn } = atRest()
    shop.isServing = true
    expect(collectedIn(120_000)).toEqual([])
    shop.isServing = false
    expect(collectedIn(29_500)).toEqual(Array<string>(29).fill('minor'))
    expect(collectedIn(1000)).toEqual(['major'])
  })

  test('ends with the shop, and does nothing without --expose-gc', () => {
    const { stop, collectedIn } = atRest()
    stop()
    expect(collectedIn(60_000)).toEqual([])
    collectAtRest(() => false, undefined)()
    expect(vi.getTimerCount()).toBe(0)
  })
})
