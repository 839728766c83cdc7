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
