import { expect, onTestFinished, test, vi } from 'vitest'
import { createCallLimit, type PlaceKind } from './call-limit.ts'

type Leave = (() => void) | null

async function enterMany(limit: ReturnType<typeof createCallLimit>, kind: PlaceKind, count: number): Promise<Leave[]> {
  return Promise.all(Array.from({ length: count }, () => limit.enter(kind)))
}

const served = (places: readonly Leave[]) => places.filter((leave) => leave !== null).length

test('searches stop at three quarters, other calls at the limit, and eight more places are reserved', async () => {
  const limit = createCallLimit(32)
  const searches = await enterMany(limit, 'search', 30)
  expect(served(searches)).toBe(24)
  expect(served(await enterMany(limit, 'usual', 10))).toBe(8)
  expect(served(await enterMany(limit, 'reserved', 8))).toBe(8)
  expect([limit.inFlight(), limit.refused()]).toEqual([40, 8])
  searches[0]?.()
  expect(served(await enterMany(limit, 'search', 1))).toBe(0)
  expect(served(await enterMany(limit, 'usual', 2))).toBe(1)
})

test('calls that browsers send by themselves hold eight places at most', async () => {
  const limit = createCallLimit(32)
  const reports = await enterMany(limit, 'side', 20)
  expect(served(reports)).toBe(8)
  expect(served(await enterMany(limit, 'usual', 40))).toBe(24)
  reports[0]?.()
  expect(served(await enterMany(limit, 'side', 2))).toBe(1)
})

test('log-ins from unknown devices, and tokens and sessions, hold twelve places each', async () => {
  const limit = createCallLimit(32)
  const logIns = await enterMany(limit, 'login', 20)
  expect(served(logIns)).toBe(12)
  expect(served(await enterMany(limit, 'session', 20))).toBe(12)
  expect(served(await enterMany(limit, 'usual', 40))).toBe(8)
  expect(served(await enterMany(limit, 'reserved', 8))).toBe(8)
  logIns[0]?.()
  expect(served(await enterMany(limit, 'login', 2))).toBe(1)
})

test('reserved calls use what others leave free, and never keep another call out', async () => {
  const limit = createCallLimit(32)
  expect(served(await enterMany(limit, 'reserved', 40))).toBe(40)
  expect(served(await enterMany(limit, 'usual', 33))).toBe(32)
})

test('a reserved call waits for a place, in the order of arrival, and at most 64 do', async () => {
  const limit = createCallLimit(1)
  const places = await enterMany(limit, 'reserved', 9)
  const order: number[] = []
  const waiting = Array.from({ length: 64 }, async (_, index) => {
    const leave = await limit.enter('reserved')
    order.push(index)
    leave?.()
  })
  expect(await limit.enter('reserved')).toBe(null)
  expect(order).toEqual([])
  places[0]?.()
  await Promise.all(waiting)
  expect(order).toEqual(Array.from({ length: 64 }, (_, index) => index))
  for (const leave of places.slice(1)) leave?.()
  expect(limit.inFlight()).toBe(0)
})

test('after five seconds without a place a reserved call is refused, and its turn is not lost to others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = createCallLimit(1)
  const [first] = await enterMany(limit, 'reserved', 9)
  const late = limit.enter('reserved')
  await vi.advanceTimersByTimeAsync(4999)
  const next = limit.enter('reserved')
  await vi.advanceTimersByTimeAsync(1)
  expect(await late).toBe(null)
  first?.()
  expect(await next).not.toBe(null)
  expect([limit.inFlight(), limit.refused()]).toEqual([9, 1])
})

test('health checks take no place', async () => {
  const limit = createCallLimit(1)
  await enterMany(limit, 'usual', 1)
  expect(served(await enterMany(limit, 'none', 50))).toBe(50)
  expect(limit.inFlight()).toBe(1)
})
