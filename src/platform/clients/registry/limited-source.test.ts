import { expect, test } from 'vitest'
import type { LookupRate, SourceFailure } from '#core/names/availability.ts'
import type { LookupPriority } from '#platform/clients/domain-lookup.ts'
import { createLimitedSource, type LimitedSource } from './limited-source.ts'

const forever = new AbortController().signal
const busy: SourceFailure = { kind: 'failed', reason: 'busy' }
const [anna, bob, carl] = ['192.0.2.1', '198.51.100.2', '2001:db8:1:1::/64'] as const

interface World {
  readonly source: LimitedSource
  /** Asks a number of times. @returns how many requests were sent */
  readonly send: (count: number, priority: LookupPriority, visitor: string) => Promise<number>
  readonly pass: (ms: number) => void
}

/** A source of which a process may ask twenty things a minute. */
function openWorld(rate: LookupRate = { max: 20, seconds: 60 }, maxConcurrent = 100, maxQueueLength = 100): World {
  let time = 0
  const limits = { rate, maxConcurrent, maxQueueLength }
  const source = createLimitedSource({ id: 'a', ...limits, shared: undefined, now: () => time, random: () => 0 })
  return {
    source,
    async send(count, priority, visitor) {
      let sent = 0
      for (let index = 0; index < count; index += 1) {
        const asker = { priority, source: visitor }
        const answer = await source.run(async () => ({ kind: 'taken' }) as const, asker, forever)
        if (answer.kind === 'taken') sent += 1
        else expect(answer).toEqual(busy)
      }
      return sent
    },
    pass: (ms) => void (time += ms),
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index}`)

test.each([
  ['list', 10],
  ['search', 15],
  ['exact', 20],
  ['payment', 20],
] as const)('requests of many visitors with the priority %s fill at most %i of twenty', async (priority, most) => {
  const { send } = openWorld()
  let sent = 0
  for (const visitor of many(40)) sent += await send(1, priority, visitor)
  expect(sent).toBe(most)
})

test('after lists there is room for searches, and after those for exact names and payments', async () => {
  const { send } = openWorld()
  const sentBy = async (priority: LookupPriority, count: number) => {
    let sent = 0
    for (const visitor of many(count)) sent += await send(1, priority, visitor)
    return sent
  }
  expect(await sentBy('list', 40)).toBe(10)
  expect(await sentBy('search', 40)).toBe(5)
  expect(await sentBy('exact', 2)).toBe(2)
  expect(await sentBy('payment', 40)).toBe(3)
})

test('one visitor has half of a rate while nobody else asks, a fifth otherwise', async () => {
  const { send, pass } = openWorld()
  expect(await send(30, 'exact', anna)).toBe(10)
  expect(await send(30, 'exact', bob)).toBe(4)
  expect(await send(1, 'exact', anna)).toBe(0)
  expect(await send(30, 'exact', carl)).toBe(4)
  pass(60_000)
  expect(await send(30, 'search', bob)).toBe(10)
})

test('a visitor who was refused asked all the same: the first has a fifth from then on', async () => {
  const { send, pass } = openWorld()
  expect(await send(10, 'list', anna)).toBe(10)
  expect(await send(1, 'list', bob)).toBe(0)
  pass(59_999)
  expect(await send(1, 'list', bob)).toBe(0)
  pass(1)
  expect(await send(10, 'list', anna)).toBe(4)
  expect(await send(10, 'list', bob)).toBe(4)
})

test('an order has half of a rate also while others ask, and no more', async () => {
  const { send } = openWorld()
  expect(await send(1, 'exact', bob)).toBe(1)
  expect(await send(30, 'payment', anna)).toBe(10)
  expect(await send(30, 'payment', bob)).toBe(9)
})

test('what waits counts for the visitor; what is given up no longer does', async () => {
  const { source, send } = openWorld({ max: 20, seconds: 60 }, 1)
  const blocking = Promise.withResolvers<{ readonly kind: 'taken' }>()
  const first = source.run(() => blocking.promise, { priority: 'exact', source: bob }, forever)
  const leaving = new AbortController()
  const waiting = Array.from({ length: 4 }, () =>
    source.run(async () => ({ kind: 'taken' }) as const, { priority: 'exact', source: anna }, leaving.signal),
  )
  expect(await send(1, 'exact', anna)).toBe(0)
  leaving.abort()
  await Promise.allSettled(waiting)
  blocking.resolve({ kind: 'taken' })
  await first
  expect(await send(10, 'exact', anna)).toBe(4)
})

test('payments and exact names overtake searches and lists in the queue, and find room when those do not', async () => {
  const { source } = openWorld({ max: 1000, seconds: 60 }, 1, 4)
  const blocking = Promise.withResolvers<{ readonly kind: 'taken' }>()
  const first = source.run(() => blocking.promise, { priority: 'list', source: bob }, forever)
  const order: string[] = []
  const ask = (priority: LookupPriority, visitor: string) => {
    const work = async () => {
      order.push(priority)
      return { kind: 'taken' } as const
    }
    return source.run(work, { priority, source: visitor }, forever)
  }
  const waiting = [ask('list', anna), ask('list', anna)]
  await expect(ask('list', carl)).rejects.toThrow('busy')
  waiting.push(ask('search', bob))
  await expect(ask('search', carl)).rejects.toThrow('busy')
  waiting.push(ask('payment', carl))
  blocking.resolve({ kind: 'taken' })
  await Promise.all([first, ...waiting])
  expect(order).toEqual(['payment', 'search', 'list', 'list'])
})

test('in ten thousand requests of any visitors no rule is broken', async () => {
  const rate = { max: 20, seconds: 60 }
  const { send, pass } = openWorld(rate)
  const sent: { readonly at: number; readonly priority: LookupPriority; readonly visitor: string }[] = []
  let at = 0
  const priorities = ['payment', 'exact', 'search', 'list'] as const
  for (let index = 0; index < 10_000; index += 1) {
    const step = (index * 7919) % 1000
    at += step
    pass(step)
    const priority = priorities[(index * 31) % 4] ?? 'list'
    const visitor = [anna, bob, carl][(index * 17) % 3] ?? anna
    if ((await send(1, priority, visitor)) === 0) continue
    const recent = sent.filter((each) => each.at > at - 60_000)
    const most = { payment: 20, exact: 20, search: 15, list: 10 }[priority]
    expect(recent.length).toBeLessThan(most)
    const own = recent.filter((each) => each.visitor === visitor)
    expect(own.length).toBeLessThan(priority === 'payment' ? 10 : 4)
    sent.push({ at, priority, visitor })
  }
  expect(sent.length).toBeGreaterThan(1000)
})
