import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdmission, type Place, type Rank } from './admission.ts'

const ranks = ['first', 'second', 'usual', 'last'] as const
const nobody = { first: 0, second: 0, usual: 0, last: 0 }

test('[issue 20] the fuller, the fewer ranks are admitted, and whoever is refused is counted', () => {
  const admission = createAdmission({ max: 20, isAdaptive: false })
  const admitted = () => ranks.filter((rank) => !admission.refuses(rank))
  const fill = (count: number) => Array.from({ length: count }, () => admission.enter('first', true))
  fill(9)
  expect(admitted()).toEqual(ranks)
  fill(1)
  expect(admitted()).toEqual(['first', 'second', 'usual'])
  expect(admission.isCrowded()).toBe(true)
  fill(5)
  expect(admitted()).toEqual(['first', 'second'])
  fill(5)
  expect(admitted()).toEqual([])
  expect(admission.enter('first', true)).toBeNull()
  expect(admission.refused).toEqual({ first: 2, second: 1, usual: 2, last: 3 })
})

test('[issue 20] a rank does not wait for those behind it', () => {
  const admission = createAdmission({ max: 20, isAdaptive: false })
  for (let count = 0; count < 50; count += 1) admission.enter('last', true)
  expect(admission.refuses('usual')).toBe(false)
  for (let count = 0; count < 50; count += 1) admission.enter('usual', true)
  expect(admission.refuses('second')).toBe(false)
  for (let count = 0; count < 50; count += 1) admission.enter('second', true)
  expect(admission.refuses('first')).toBe(false)
})

test('[issue 20] whatever comes and however long it takes: limits hold, nobody overtakes, and rest makes room', () => {
  const step = fc.record({
    rank: fc.constantFrom(...ranks),
    gapMs: fc.double({ min: 0, max: 30, noNaN: true }),
    tookMs: fc.double({ min: 0, max: 400, noNaN: true }),
    isOwnWork: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      let time = 0
      const admission = createAdmission({ max: 40, now: () => time })
      const inside: { readonly place: Place; readonly rank: Rank; readonly until: number }[] = []
      let refused = 0
      for (const { rank, gapMs, tookMs, isOwnWork } of steps) {
        time += gapMs
        for (let at = inside.length - 1; at >= 0; at -= 1) {
          const { until, place } = inside[at] ?? expect.fail()
          if (until <= time && inside.splice(at, 1)) place.leave()
        }
        const order = ranks.map((each) => admission.refuses(each))
        refused += order.filter(Boolean).length
        expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)))
        const place = admission.enter(rank, isOwnWork)
        expect(place === null).toBe(order[ranks.indexOf(rank)])
        if (place === null) refused += 1
        else inside.push({ place, rank, until: time + tookMs })
        expect(inside.filter((call) => call.rank === 'first').length).toBeLessThanOrEqual(40)
        expect(inside.filter((call) => call.rank === 'last').length).toBeLessThanOrEqual(20)
        expect(admission.limit()).toBeGreaterThanOrEqual(6)
        expect(admission.limit()).toBeLessThanOrEqual(160)
      }
      expect(Object.values(admission.refused).reduce((sum, count) => sum + count, 0)).toBe(refused)
      for (const { place } of inside) place.leave()
      time += 1001
      expect(admission.isCrowded()).toBe(false)
    }),
  )
})

/** What calls cost a processor, in milliseconds on average; refusing one costs 0.02. */
const kinds: readonly { readonly rank: Rank; readonly share: number; readonly ms: number; readonly own: boolean }[] = [
  { rank: 'first', share: 0.05, ms: 0.8, own: true },
  { rank: 'usual', share: 0.6, ms: 0.4, own: true },
  { rank: 'last', share: 0.35, ms: 0.7, own: false },
]
const averageMs = kinds.reduce((sum, { share, ms }) => sum + share * ms, 0)
const capacity = 1000 / averageMs
const refusalMs = 0.02
const databaseMs = 1
const stepMs = 5000

interface Done {
  readonly rank: Rank
  readonly isServed: boolean
  readonly cameAt: number
  readonly tookMs: number
  readonly workMs: number
}

test.each([
  [2, 0.95],
  [5, 0.85],
])('[issue 20] at %i times the capacity whoever is served is served soon, in order of rank', (load, work) => {
  const [calm = [], crowd = [], after = []] = simulate([0.25, load, 0.25])
  const served = crowd.filter(wasServed)
  const shareOf = (rank: Rank) => {
    const own = crowd.filter((call) => call.rank === rank)
    return own.filter(wasServed).length / own.length
  }
  const later = crowd.filter(({ cameAt }) => cameAt > stepMs + 500)
  expect(p99(later.filter(wasServed))).toBeLessThan(3.1 * p99(calm))
  expect(p99(later.filter((call) => !call.isServed))).toBeLessThan(3.1 * p99(calm))
  const [full = []] = simulate([1])
  expect(workOf(served)).toBeGreaterThan(work * workOf(full.filter(wasServed)))
  expect(shareOf('first')).toBe(1)
  expect(shareOf('usual')).toBeGreaterThan(8 * shareOf('last'))
  expect(calm.every(wasServed)).toBe(true)
  const recovered = after.filter(({ cameAt }) => cameAt > 2 * stepMs + 500)
  expect(recovered.every(wasServed)).toBe(true)
  expect(p99(recovered)).toBeLessThan(1.2 * p99(calm))
})

test('[issue 20] a machine that is slow by itself refuses nobody for it', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  for (let call = 0; call < 2000; call += 1) {
    const place = admission.enter('last', true)
    expect(place).not.toBeNull()
    time += 40
    place?.leave()
  }
})

test('[issue 20] a pause of the process, and a call that waits for a lock, refuse nobody', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  const serve = (count: number, tookMs: number) => {
    const places = Array.from({ length: count }, () => admission.enter('usual', true))
    time += tookMs
    for (const place of places) place?.leave()
  }
  for (let round = 0; round < 100; round += 1) {
    for (let calm = 0; calm < 200; calm += 1) serve(1, 1)
    serve(30, round % 2 === 0 ? 80 : 1)
    serve(1, 1500)
  }
  expect(admission.refused).toEqual(nobody)
  expect(admission.isCrowded()).toBe(false)
})

test('[issue 20] a database that is slow for 150 ms refuses nobody', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  for (let round = 0; round < 50; round += 1) {
    for (let calm = 0; calm < 500; calm += 1) {
      const place = admission.enter('usual', true)
      time += 1
      place?.leave()
    }
    const waiting: ReturnType<typeof admission.enter>[] = []
    for (let ms = 0; ms < 150; ms += 2) {
      time += 2
      waiting.push(admission.enter('usual', true))
      if (waiting.length === 15) waiting.shift()?.leave()
    }
    for (const place of waiting) place?.leave()
  }
  expect(admission.refused).toEqual(nobody)
})

test('[issue 20] while the process is busy there is less than one search at a time, however many come', () => {
  let [time, busy] = [0, 0.75]
  const admission = createAdmission({ now: () => time, busyShare: () => busy })
  const searchesIn = (ms: number) => {
    let [served, place] = [0, null as Place | null]
    for (const end = time + ms; time < end; time += 1) {
      const cart = admission.enter('usual', true)
      if (time % 2 === 0) {
        place?.leave()
        place = admission.enter('last', false)
        if (place !== null) served += 1
      }
      cart?.leave()
    }
    place?.leave()
    return served
  }
  searchesIn(500)
  const crowded = searchesIn(1000)
  expect(crowded).toBeGreaterThan(50)
  expect(crowded).toBeLessThan(150)
  busy = 0
  searchesIn(500)
  expect(searchesIn(1000)).toBe(500)
})

test('[issue 20] log-ins that wait for their turn keep no cart waiting', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  for (let count = 0; count < 300; count += 1) admission.enter('first', false)
  for (let call = 0; call < 1000; call += 1) {
    const place = admission.enter('usual', true)
    time += 20
    place?.leave()
  }
  expect(admission.refused.usual).toBe(0)
})

test('[issue 20] four that ask again at once are all served while calls are fast, however busy they keep the process', () => {
  let time = 0
  const admission = createAdmission({ now: () => time, busyShare: () => 1 })
  const ask = (turns: number, ms: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const places = Array.from({ length: 4 }, () => admission.enter('usual', true))
      time += ms
      for (const place of places) place?.leave()
    }
  }
  ask(2000, 1.5)
  expect(admission.refused.usual).toBe(0)
  expect(admission.limit()).toBe(4)

  // A moment in which the machine was slow does not last.
  ask(20, 20)
  expect(admission.limit()).toBe(2)
  ask(200, 1.5)
  const { usual: refused } = admission.refused
  ask(2000, 1.5)
  expect([admission.limit(), admission.refused.usual - refused]).toEqual([4, 0])
})

test('[issue 20] carts make way for payments and for passwords that are hashed, but only in overload', () => {
  let [time, busy, hashing] = [0, 0, 0]
  const cartsBeside = (cores: number, payments: number, hashes: number) => {
    ;[time, busy, hashing] = [0, 1, 0]
    const admission = createAdmission({ now: () => time, busyShare: () => busy, hashing: () => hashing, cores })
    for (let call = 0; call < 1000; call += 1) {
      const place = admission.enter('usual', true)
      time += 1
      place?.leave()
    }
    expect(admission.limit()).toBe(4)
    hashing = hashes
    for (let count = 0; count < payments; count += 1) admission.enter('first', true)
    let carts = 0
    while (carts < 10 && admission.enter('usual', true) !== null) carts += 1
    return carts
  }
  expect([0, 1, 2].map((payments) => cartsBeside(2, payments, 0))).toEqual([4, 2, 0])
  expect([1, 2, 4, 8].map((cores) => cartsBeside(cores, 0, 1))).toEqual([0, 0, 2, 3])

  const atRest = createAdmission({ hashing: () => 4, cores: 2 })
  expect(Array.from({ length: 40 }, () => atRest.enter('usual', true)).every((place) => place !== null)).toBe(true)
})

test('[issue 20] when no cart is let in, looks at payments are refused beside two calls that are young', () => {
  let [time, busy] = [0, 1]
  const admission = createAdmission({ now: () => time, busyShare: () => busy })
  const keepAsking = (ms: number) => {
    for (const end = time + ms; time < end; time += 1) {
      const place = admission.enter('usual', true)
      place?.leave()
    }
  }
  const admitted = () => ranks.filter((rank) => rank !== 'last' && !admission.refuses(rank))
  keepAsking(1000)
  expect(admitted()).toEqual(['first', 'second', 'usual'])
  const places = [admission.enter('first', false)]
  expect(admitted()).toEqual(['first', 'second', 'usual'])
  places.push(admission.enter('second', false))
  expect(admitted()).toEqual(['first'])
  places.shift()?.leave()
  expect(admitted()).toEqual(['first', 'second', 'usual'])
  places.push(admission.enter('second', false))

  // Whoever is under way for longer waits for somebody else.
  keepAsking(99)
  expect(admitted()).toEqual(['first'])
  keepAsking(1)
  expect(admitted()).toEqual(['first', 'second', 'usual'])

  busy = 0
  keepAsking(1000)
  for (let count = 0; count < 10; count += 1) places.push(admission.enter('second', false))
  expect(admitted()).toEqual(['first', 'second', 'usual'])
})

test('[issue 20] calls that are late get fewer places, two at least', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  const underWay: { readonly place: Place; readonly endsAt: number }[] = []
  for (; time < 5000; time += 1) {
    while ((underWay[0]?.endsAt ?? Infinity) <= time) underWay.shift()?.place.leave()
    const place = admission.enter('usual', true)
    if (place !== null) underWay.push({ place, endsAt: time + 40 })
  }
  expect(admission.limit()).toBe(2)
  expect(underWay).toHaveLength(2)
})

test('[issue 20] calls that never end make no room for more', () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  for (let ms = 0; ms < 5000; ms += 1) {
    time += 1
    admission.enter('usual', ms % 2 === 0)
  }
  expect(admission.limit()).toBeLessThan(64)
  expect(admission.refused.usual).toBeGreaterThan(4900)
})

test('[issue 20] whoever waits for others gets room: calls of our own are as fast as ever', () => {
  let time = 0
  const admission = createAdmission({ max: 512, now: () => time })
  let waiting = 0
  for (let ms = 0; ms < 5000; ms += 1) {
    time += 1
    if (ms % 5 === 0 && admission.enter('last', false) !== null) waiting += 1
    if (ms % 2 === 0) {
      const place = admission.enter('usual', true)
      time += 1
      place?.leave()
    }
  }
  expect(waiting).toBe(256)
})

function workOf(calls: readonly Done[]): number {
  return calls.reduce((sum, { workMs }) => sum + workMs, 0)
}

function wasServed(call: Done): boolean {
  return call.isServed
}

/** One processor that takes what comes in order, half of the work before and half after the database; five seconds each. */
function simulate(loads: readonly number[]): readonly (readonly Done[])[] {
  const random = seeded(1)
  const some = (average: number) => -Math.log(1 - random()) * average
  const done: Done[][] = loads.map(() => [])
  const answers: { readonly at: number; readonly run: () => void }[] = []
  const queue: (() => number)[] = []
  let time = 0
  let nextAt = 0
  let [busyMs, askedAt] = [0, 0]
  const busyShare = () => {
    const share = busyMs / Math.max(1, time - askedAt)
    ;[busyMs, askedAt] = [0, time]
    return Math.min(1, share)
  }
  const admission = createAdmission({ now: () => time, busyShare })
  const until = loads.length * stepMs
  while (nextAt < until || queue.length > 0 || answers.length > 0) {
    while (Math.min(nextAt < until ? nextAt : Infinity, answers[0]?.at ?? Infinity) <= time) take()
    const work = queue.shift()
    if (work) {
      const ms = work()
      busyMs += ms
      time += ms
    } else time = Math.min(nextAt < until ? nextAt : Infinity, answers[0]?.at ?? Infinity)
  }
  return done

  function take(): void {
    if ((answers[0]?.at ?? Infinity) < nextAt || nextAt >= until) return answers.shift()?.run()
    const step = Math.floor(nextAt / stepMs)
    arrive(nextAt, done[step] ?? [])
    nextAt += some(1000 / (capacity * (loads[step] ?? 1)))
  }

  function arrive(cameAt: number, calls: Done[]): void {
    let left = random()
    const { rank, ms, own } = kinds.find(({ share }) => (left -= share) < 0) ?? expect.fail()
    const workMs = some(ms)
    const end = (isServed: boolean) => calls.push({ rank, isServed, cameAt, workMs, tookMs: time - cameAt })
    queue.push(() => {
      const place = admission.enter(rank, own)
      if (place === null) {
        end(false)
        return refusalMs
      }
      const half = workMs / 2
      answers.push({ at: time + half + databaseMs, run: () => void queue.push(() => finish(place)) })
      return half
      function finish(taken: Place): number {
        setAfter(half, () => {
          taken.leave()
          end(true)
        })
        return half
      }
    })
  }

  /** When the work under way is done. */
  function setAfter(ms: number, run: () => void): void {
    const before = time
    time += ms
    run()
    time = before
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function p99(calls: readonly Done[]): number {
  return calls.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)[Math.floor(calls.length * 0.99)] ?? 0
}
