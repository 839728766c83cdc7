import { expect, test } from 'vitest'
import { createRegistryLookup, type RegistryLookupOptions } from '#platform/clients/registry/registry-lookup.ts'
import { nameSources, sourcesOf } from '#catalogue/name-sources.ts'
import type { NameSource, SourcePlan } from '#core/names/availability.ts'
import { cents } from '#core/money/money.ts'
import { openNameShop } from '#tests/api/names/name-shop.ts'
import { openDasServer } from '#tests/builders/das-server.ts'
import { type DnsAnswer, openDnsServer } from '#tests/builders/dns-server.ts'
import { openRdapServer, registered } from '#tests/builders/rdap-server.ts'
import {
  type DomainLookup,
  type Finding,
  type RegistrarAnswer,
  RegistrarBusy,
  type RegistrarCheck,
} from '#platform/clients/domain-lookup.ts'

const forever = new AbortController().signal
const everyday = 'nl de be eu com net org shop online info'.split(' ')

test.each(everyday)('.%s has a source that can tell free from taken', (tld) => {
  const { sources, trustsNotFound } = sourcesOf(tld)
  expect(sources.some(({ automatedLookups }) => automatedLookups !== 'forbidden')).toBe(true)
  expect(trustsNotFound).toBe(true)
})

test('a table of sources with a host, a rate and the terms of each', () => {
  for (const source of nameSources) {
    expect(source.id).toMatch(/^[a-z0-9.-]+$/)
    expect(source.rate.max / source.rate.seconds).toBeLessThanOrEqual(4)
    if (source.protocol === 'rdap')
      expect(new URL(source.base)).toMatchObject({ protocol: 'https:', hostname: source.id })
  }
  const forbidden = nameSources.filter(({ automatedLookups }) => automatedLookups === 'forbidden')
  expect(forbidden.map(({ id }) => id)).toEqual(['whois.domain-registry.nl'])
  expect(sourcesOf('berlin')).toMatchObject({ usesList: true, trustsNotFound: true })
  expect(sourcesOf('com.mx')).toMatchObject({ usesList: true, trustsNotFound: false })
  expect(sourcesOf('xn--p1ai')).toMatchObject({ trustsNotFound: false })
})

interface WorldOptions extends Partial<RegistryLookupOptions> {
  readonly plan?: SourcePlan
  readonly dnsAnswer?: DnsAnswer
}

async function openWorld({ plan, dnsAnswer = 'nxdomain', ...options }: WorldOptions) {
  const dns = await openDnsServer(() => dnsAnswer)
  const lookup = createRegistryLookup({
    bootstrap: '/nowhere/dns.json',
    sourcesOf: () => plan ?? { sources: [], usesList: false, trustsNotFound: true },
    defaultRate: { max: 1000, seconds: 1 },
    dns: { servers: [dns.address], timeoutMs: 1000 },
    random: () => 0,
    ...options,
  })
  const look = (ascii: string): Promise<Finding> => {
    const [sld = '', tld = ''] = ascii.split('.')
    return lookup.lookUp(
      { sld, tld, ascii, unicode: ascii },
      { signal: forever, priority: 'search', source: '192.0.2.1' },
    )
  }
  return { look, dns, [Symbol.asyncDispose]: () => dns[Symbol.asyncDispose]() }
}

const only = (...sources: NameSource[]): SourcePlan => ({ sources, usesList: false, trustsNotFound: true })

test('a source whose terms forbid it is asked only when the operator says that it may be', async () => {
  await using das = await openDasServer('nl', () => 'free')
  const plan = only({ ...das.source, automatedLookups: 'forbidden' })
  await using usual = await openWorld({ plan })
  expect(await usual.look('tuin.nl')).toMatchObject({ state: 'unknown', reason: 'not_permitted' })
  expect(das.asked).toEqual([])
  await using permitted = await openWorld({ plan, isEnabled: (id) => (id === '127.0.0.1' ? true : undefined) })
  expect(await permitted.look('tuin.nl')).toMatchObject({ state: 'available', recheck: true, source: 'das' })
  expect(das.asked).toEqual(['is tuin.nl'])
})

test('a source that the operator leaves out is never asked, and the next one is', async () => {
  await using das = await openDasServer('ch', () => 'free')
  await using rdap = await openRdapServer((name, response) => registered(response, name), ['ch'])
  const plan: SourcePlan = { sources: [das.source], usesList: true, trustsNotFound: true }
  await using world = await openWorld({ plan, bootstrap: rdap.bootstrapFile, isEnabled: () => false })
  expect(await world.look('tuin.ch')).toMatchObject({ state: 'unknown' })
  await using other = await openWorld({ plan, bootstrap: rdap.bootstrapFile })
  expect(await other.look('tuin.ch')).toMatchObject({ state: 'taken', source: 'rdap' })
  expect([das.asked, rdap.asked]).toEqual([[], ['tuin.ch']])
})

test('DAS says that it is free and DNS knows the name: not certain', async () => {
  await using das = await openDasServer('be', () => 'free')
  await using world = await openWorld({ plan: only(das.source), dnsAnswer: {} })
  expect(await world.look('tuin.be')).toMatchObject({ state: 'unknown', reason: 'not_confirmed' })
})

test('a source that blocked us is left alone for an hour', async () => {
  let time = 0
  let isBlocked = true
  await using das = await openDasServer('be', () => (isBlocked ? 'blocked' : 'taken'))
  await using world = await openWorld({ plan: only(das.source), now: () => time })
  expect(await world.look('een.be')).toMatchObject({ state: 'unknown', reason: 'unreachable' })
  isBlocked = false
  time = 60 * 60_000 - 1
  expect(await world.look('twee.be')).toMatchObject({ state: 'unknown' })
  time += 1
  expect(await world.look('drie.be')).toMatchObject({ state: 'taken' })
  expect(das.asked).toEqual(['een.be', 'drie.be'])
})

/** A registrar that says the same of every name, or fails. */
function registrarSaying(answer: Omit<RegistrarAnswer, 'name'> | Error, maxNamesPerCall = 15) {
  const calls: string[][] = []
  const registrar: RegistrarCheck = {
    maxNamesPerCall,
    async check(names) {
      calls.push(names.map(({ ascii }) => ascii))
      if (answer instanceof Error) throw answer
      return names.map(({ ascii }) => ({ name: ascii, ...answer }))
    },
  }
  return { registrar, calls }
}

test('with a registrar its check decides, and no register is asked', async () => {
  await using das = await openDasServer('be', () => 'free')
  for (const [state, expected] of [
    ['available', { state: 'available', source: 'registrar' }],
    ['taken', { state: 'taken', source: 'registrar' }],
    ['reserved', { state: 'reserved' }],
    ['invalid', { state: 'reserved' }],
  ] as const) {
    await using world = await openWorld({ plan: only(das.source), ...registrarSaying({ state }) })
    const finding = await world.look('tuin.be')
    expect(finding).toMatchObject(expected)
    expect('recheck' in finding).toBe(false)
  }
  expect(das.asked).toEqual([])
})

test('a premium name has our price of both years, or none that could be wrong', async () => {
  const purchase = { currency: 'EUR', firstYear: cents(10_000), renewal: cents(2000) }
  await using known = await openWorld(registrarSaying({ state: 'premium', premium: purchase }))
  expect(await known.look('tuin.shop')).toMatchObject({
    state: 'premium',
    premium: { firstYear: 11_500, renewal: 2300 },
  })
  await using dollars = await openWorld(
    registrarSaying({ state: 'premium', premium: { ...purchase, currency: 'USD' } }),
  )
  expect(await dollars.look('tuin.shop')).not.toHaveProperty('premium')
})

test.each([
  ['down', new Error('down')],
  ['busy', new RegistrarBusy('429', 5000)],
  ['silent about the name', { state: 'unknown' as const }],
])('while the registrar is %s the register is asked', async (_, answer) => {
  await using das = await openDasServer('be', () => 'taken')
  await using world = await openWorld({ plan: only(das.source), ...registrarSaying(answer) })
  expect(await world.look('tuin.be')).toMatchObject({ state: 'taken', source: 'das' })
})

test('names of one search share calls to the registrar, and name servers spare it', async () => {
  const { registrar, calls } = registrarSaying({ state: 'available' })
  await using world = await openWorld({ registrar })
  await Promise.all(Array.from({ length: 16 }, (_, index) => world.look(`naam${index}.com`)))
  expect(calls.flat()).toHaveLength(16)
  expect(calls.every((names) => names.length <= 15)).toBe(true)
  await using taken = await openWorld({ registrar, dnsAnswer: { NS: ['ns.a.nl'] } })
  expect(await taken.look('bezet.com')).toMatchObject({ state: 'taken', source: 'dns' })
  expect(calls.flat()).not.toContain('bezet.com')
})

test('suggestions are names that can be had: nothing taken, premium, reserved or unknown', async () => {
  const states = ['available', 'taken', 'premium', 'reserved', 'unknown'] as const
  const seen = { source: 'rdap', checkedAt: '2026-11-16T12:00:00.000Z' } as const
  let asked = 0
  const lookup: DomainLookup = {
    lookUp: async () => {
      const state = states[asked++ % states.length] ?? 'taken'
      return state === 'unknown' ? { state, reason: 'busy', ...seen } : { state, ...seen }
    },
  }
  await using shop = await openNameShop({ lookup })
  const { rows } = await shop.search({ q: 'tuin.nl', language: 'nl', group: 'suggestions' })
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['available']))
})
