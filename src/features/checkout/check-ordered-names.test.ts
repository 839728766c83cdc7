import { expect, test } from 'vitest'
import { pricedItemOf } from '#core/cart/order-choice.ts'
import { domainChoice, sampleCatalogue, today } from '#tests/builders/sample-catalogue.ts'
import type { DomainLookup, Finding } from '#platform/clients/domain-lookup.ts'
import { checkOrderedNames } from '#features/checkout/checkout-blocker.ts'

const seen = { source: 'rdap', checkedAt: '2026-11-15T12:00:00.000Z' } as const

function itemsNamed(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const item = pricedItemOf(sampleCatalogue, domainChoice(`d${index}`, `naam${index}`), [], today)
    if (!item.ok) throw new Error(item.code)
    return item.value
  })
}

const source = '192.0.2.1'
const now = () => new Date(seen.checkedAt)

const silent: DomainLookup['lookUp'] = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

function check(count: number, look: DomainLookup['lookUp']) {
  return checkOrderedNames({ lookup: { lookUp: look }, catalogue: sampleCatalogue, now }, itemsNamed(count), source)
}

test('every name is looked up once, sixteen at a time', async () => {
  let [underWay, most] = [0, 0]
  const asked = new Set<string>()
  const found = await check(100, async ({ ascii }) => {
    most = Math.max(most, (underWay += 1))
    asked.add(ascii)
    await new Promise((resolve) => setImmediate(resolve))
    underWay -= 1
    return { state: 'available', ...seen }
  })
  expect([found, asked.size, most]).toEqual([null, 100, 16])
})

test('a name that was free in the search is asked for again, and nothing remembered will do', async () => {
  const priorities: unknown[] = []
  const lookup: DomainLookup = {
    lookUp: async (_, options) => {
      priorities.push(options.priority)
      return { state: 'taken', ...seen }
    },
  }
  const found = await checkOrderedNames({ lookup, catalogue: sampleCatalogue, now }, itemsNamed(2), source)
  expect(found).toEqual({ code: 'domain_taken', itemIds: ['d0', 'd1'] })
  expect(priorities).toEqual(['payment', 'payment'])
})

test('names that are gone come before names that are dear', async () => {
  const states: Record<string, Finding['state']> = {
    'naam1.nl': 'premium',
    'naam2.nl': 'taken',
    'naam3.nl': 'reserved',
  }
  const look = async ({ ascii }: { ascii: string }) => ({ state: states[ascii] ?? 'available', ...seen }) as Finding
  expect(await check(5, look)).toEqual({ code: 'domain_taken', itemIds: ['d2', 'd3'] })
  delete states['naam2.nl']
  delete states['naam3.nl']
  expect(await check(5, look)).toEqual({ code: 'premium_name', itemIds: ['d1'] })
})

test('a register that says nothing holds nobody up for long, however many names there are', async () => {
  const since = performance.now()
  expect(await check(100, silent)).toBeNull()
  expect(performance.now() - since).toBeLessThan(9000)
})

const busy: Finding = { state: 'unknown', reason: 'busy', ...seen }

test('C61 a register that may not be asked is waited for once, however many names there are; then the order is refused', async () => {
  const since = performance.now()
  let asked = 0
  const found = await check(100, async () => {
    asked += 1
    return busy
  })
  expect(found?.code).toBe('register_busy')
  expect(found?.itemIds).toContain('d0')
  expect(asked, 'the rest of the rate is for others').toBeLessThanOrEqual(32)
  const ms = performance.now() - since
  expect(ms).toBeGreaterThan(990)
  expect(ms).toBeLessThan(4000)
})

test('a register that may be asked again after a second decides', async () => {
  const times = new Map<string, number>()
  const look = async ({ ascii }: { ascii: string }): Promise<Finding> => {
    times.set(ascii, (times.get(ascii) ?? 0) + 1)
    if (times.get(ascii) === 1) return busy
    return { state: ascii === 'naam1.nl' ? 'taken' : 'available', ...seen }
  }
  expect(await check(3, look)).toEqual({ code: 'domain_taken', itemIds: ['d1'] })
  times.clear()
  expect(await check(1, look)).toBeNull()
})

test('a register that is busy and then silent has not been asked: nothing is sold', async () => {
  let isFirst = true
  const look: DomainLookup['lookUp'] = (name, options) => {
    if (!isFirst) return silent(name, options)
    isFirst = false
    return Promise.resolve(busy)
  }
  expect(await check(1, look)).toEqual({ code: 'register_busy', itemIds: ['d0'] })
})

test.each(['timeout', 'unreachable', 'bad_answer', 'no_register', 'not_confirmed', 'not_permitted'] as const)(
  'C61 a name that is unknown for another reason, %s, is accepted at once',
  async (reason) => {
    let asked = 0
    const found = await check(1, async () => {
      asked += 1
      return { state: 'unknown', reason, ...seen }
    })
    expect([found, asked]).toEqual([null, 1])
  },
)
