import { expect, test } from 'vitest'
import type { AvailabilityState, NameResult } from '#core/names/name-result.ts'
import { type DomainCalls, type LookupFailure, createNameLookups, piecesOf } from './name-lookups.ts'
import { actionFor, checkedStateOf, countNames, reservationOf } from './name-state.ts'

const found = (name: string, state: AvailabilityState = 'available', reason?: string): NameResult => ({
  name,
  unicode: name,
  sld: name.slice(0, name.indexOf('.')),
  tld: name.slice(name.indexOf('.') + 1),
  state,
  ...(reason !== undefined && { reason }),
  source: 'demo',
  checkedAt: '2026-01-01T00:00:00.000Z',
  prices: null,
})

interface Script {
  readonly rows?: readonly NameResult[]
  readonly trouble?: LookupFailure | null
  readonly check?: (names: readonly string[]) => readonly NameResult[] | LookupFailure
}

function shopWith({ rows = [], trouble = null, check = (names) => names.map((name) => found(name)) }: Script) {
  const requested: (readonly string[])[] = []
  const calls: DomainCalls = {
    search: async (_question, take) => {
      for (const row of rows) take([row])
      return trouble
    },
    check: async (names) => {
      requested.push(names)
      return check(names)
    },
  }
  let time = 0
  const lookups = createNameLookups(calls, () => time)
  const stateOf = (name: string) => checkedStateOf(lookups.of(name))
  return { lookups, requested, stateOf, wait: (ms: number) => (time += ms) }
}

const names = ['a.nl', 'b.nl', 'c.nl']
const question = { text: 'a' }
const silent = (list: readonly string[]) => list.map((name) => found(name, 'unknown', 'unreachable'))
const going = () => new AbortController().signal

test('a name is pending until its result arrives', async () => {
  const { lookups, stateOf } = shopWith({ rows: [found('a.nl'), found('b.nl', 'taken'), found('c.nl', 'premium')] })
  expect(stateOf('a.nl')).toBe('checking')
  await lookups.lookUp({ names, question }, going())
  expect(names.map(stateOf)).toEqual(['available', 'taken', 'premium'])
  expect(countNames(names, lookups.of)).toEqual({ total: 3, done: 3, free: 1, taken: 1 })
})

test.each(['unreachable', 'tooFast', null] as const)(
  'names missing from an interrupted stream (%s) fail, and only those are requested again',
  async (trouble) => {
    const { lookups, requested, stateOf } = shopWith({ rows: [found('b.nl')], trouble })
    await lookups.lookUp({ names, question }, going())
    const failed = trouble === 'tooFast' ? 'tooFast' : 'failed'
    expect(names.map(stateOf)).toEqual([failed, 'available', failed])
    expect(actionFor(failed, true)).toBe('retry')
    await lookups.retry('a.nl')
    expect(requested).toEqual([['a.nl', 'c.nl']])
    expect(names.map(stateOf)).toEqual(['available', 'available', 'available'])
  },
)

test('cached results are not requested again until they expire', async () => {
  const { lookups, requested, wait } = shopWith({ rows: names.map((name) => found(name)) })
  await lookups.lookUp({ names, question }, going())
  await lookups.lookUp({ names: [...names, 'd.nl'], question }, going())
  expect(requested).toEqual([['d.nl']])
  wait(121_000)
  await lookups.lookUp({ names }, going())
  expect(requested).toEqual([['d.nl'], names])
})

test('an aborted search does not mark names as failed', async () => {
  const stopping = new AbortController()
  const { lookups, stateOf } = shopWith({ trouble: 'unreachable' })
  stopping.abort()
  await lookups.lookUp({ names, question }, stopping.signal)
  expect(names.map(stateOf)).toEqual(['checking', 'checking', 'checking'])
})

test('C61: a registry that does not answer can be retried once, and then the name can be ordered', async () => {
  const { lookups, stateOf } = shopWith({ rows: silent(['a.nl']), check: silent })
  await lookups.lookUp({ names: ['a.nl'], question }, going())
  expect(stateOf('a.nl')).toBe('unanswered')
  expect(actionFor('unanswered', true)).toBe('retry')
  await lookups.retry('a.nl')
  expect(stateOf('a.nl')).toBe('unknown')
  expect(actionFor('unknown', true)).toBe('add')
})

test('a name whose availability cannot be determined can be ordered at once', async () => {
  const { lookups, stateOf } = shopWith({ rows: [found('a.nl', 'unknown', 'not_confirmed')] })
  await lookups.lookUp({ names: ['a.nl'], question }, going())
  expect(stateOf('a.nl')).toBe('unknown')
})

const saidOf = (row: NameResult) => reservationOf({ kind: 'found', found: row, isAgain: true })

test('an unconfirmed state is shown with its reason', () => {
  expect(saidOf(found('a.nl'))).toBeNull()
  expect(saidOf({ ...found('a.nl'), recheck: true })).toBe('recheck')
  expect(saidOf(found('a.nl', 'taken'))).toBeNull()
  const reasons = ['not_confirmed', 'no_register', 'not_permitted', 'timeout', 'busy', 'unreachable', 'bad_answer']
  expect(reasons.map((reason) => saidOf(found('a.nl', 'unknown', reason)))).toEqual([
    'not_confirmed',
    'no_register',
    'not_permitted',
    'unanswered',
    'unanswered',
    'unanswered',
    'unanswered',
  ])
})

test('a taken name can be transferred, a premium one ordered or requested about, a reserved one neither', () => {
  expect(actionFor('premium', true)).toBe('add')
  const states = ['taken', 'premium', 'reserved', 'available', 'checking'] as const
  expect(states.map((state) => actionFor(state, false))).toEqual(['move', 'ask', 'none', 'add', 'wait'])
})

test('a list is requested in batches, and no name twice', async () => {
  const list = Array.from({ length: 200 }, (_, index) => `naam-${index}.nl`)
  const pieces = piecesOf(list)
  expect(pieces).toHaveLength(10)
  expect(pieces.flat()).toEqual(list)
  expect(piecesOf(names)).toEqual([names])
  const { lookups, requested } = shopWith({})
  await lookups.lookUp({ names: list }, going())
  expect(requested.flat().toSorted()).toEqual(list.toSorted())
  expect(countNames(list, lookups.of)).toMatchObject({ done: 200, free: 200 })
})

test('after a failed batch the rest is not requested, but can be retried', async () => {
  const list = Array.from({ length: 50 }, (_, index) => `naam-${index}.nl`)
  let isDown = true
  const check = (some: readonly string[]) => (isDown ? ('tooFast' as const) : some.map((name) => found(name)))
  const { lookups, requested, stateOf } = shopWith({ check })
  await lookups.lookUp({ names: list }, going())
  expect(requested.length).toBeLessThanOrEqual(3)
  expect(list.map(stateOf).every((state) => state === 'tooFast')).toBe(true)
  isDown = false
  await lookups.retry()
  expect(countNames(list, lookups.of)).toMatchObject({ done: 50, free: 50 })
})

test('suggestions are results like others', async () => {
  const { lookups, stateOf } = shopWith({ rows: [found('mijna.nl')] })
  const suggested: unknown[] = []
  await lookups.suggest('a', (given) => suggested.push(given), going())
  expect(suggested).toEqual([[found('mijna.nl')]])
  expect(stateOf('mijna.nl')).toBe('available')
})
