import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSharedLookups, type SharedLookups } from '#platform/clients/registry/repository.ts'
import { createRegistryLookup, type RegistryLookupOptions } from '#platform/clients/registry/registry-lookup.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import type { SourcePlan } from '#core/names/availability.ts'
import { openNameShop } from '#tests/api/names/name-shop.ts'
import { type TestDatabase, testDatabase } from '#tests/builders/database.ts'
import { openDasServer } from '#tests/builders/das-server.ts'
import { openDnsServer, type DnsServer } from '#tests/builders/dns-server.ts'
import { notFound, openRdapServer, registered, sendJson } from '#tests/builders/rdap-server.ts'
import type { Asker, DomainLookup } from '#platform/clients/domain-lookup.ts'

let database: TestDatabase
let dns: DnsServer
beforeAll(async () => {
  database = await testDatabase()
  dns = await openDnsServer(() => 'nxdomain')
})
afterAll(async () => {
  await dns[Symbol.asyncDispose]()
  await database.drop()
})

const forever = new AbortController().signal
const listed: SourcePlan = { sources: [], usesList: true, trustsNotFound: true }

const visitor: Asker = { priority: 'exact', source: '192.0.2.1' }

/** One process of the shop. */
function startProcess(options: Partial<RegistryLookupOptions>): DomainLookup {
  return createRegistryLookup({
    bootstrap: '/nowhere/dns.json',
    sourcesOf: () => listed,
    defaultRate: { max: 1000, seconds: 60 },
    dns: { servers: [dns.address] },
    shared: createSharedLookups(database.pool),
    ...options,
  })
}

function look(lookup: DomainLookup, ascii: string, asker: Asker = visitor) {
  const [sld = '', tld = ''] = ascii.split('.')
  return lookup.lookUp({ sld, tld, ascii, unicode: ascii }, { signal: forever, ...asker })
}

const gone = () => Promise.reject(new Unavailable('database_unavailable'))
const hanging = () => new Promise<never>(() => {})
const namesUnder = (tld: string, count: number, mark: string) =>
  Array.from({ length: count }, (_, index) => `${mark}${index}.${tld}`)

test('what one process learned the others know, until it must be fresh', async () => {
  await using rdap = await openRdapServer((name, response) =>
    name.startsWith('bezet') ? registered(response, name) : notFound(response),
  )
  // A busy machine may take longer to read a row than a visitor would wait.
  const options = { bootstrap: rdap.bootstrapFile, recallTimeoutMs: 10_000 }
  const [one, other] = [startProcess(options), startProcess(options)]
  const [first, held] = await Promise.all([look(one, 'vrij.com'), look(one, 'bezet.com')])
  await expect
    .poll(() => createSharedLookups(database.pool).recall(['vrij.com', 'bezet.com']))
    .toHaveProperty('size', 2)
  expect(await look(other, 'vrij.com')).toEqual({ ...first, source: 'cache' })
  expect(await look(other, 'bezet.com')).toEqual({ ...held, source: 'cache' })
  expect(first).toMatchObject({ state: 'available', recheck: true })
  expect(rdap.asked).toHaveLength(2)
  expect(await look(other, 'vrij.com', { ...visitor, priority: 'payment' })).toMatchObject({ source: 'rdap' })
  expect(rdap.asked).toHaveLength(3)
})

test('an answer is kept no longer than it is worth: free a minute, taken ten', async () => {
  const shared = createSharedLookups(database.pool)
  const known = await shared.recall(['vrij.com', 'bezet.com'])
  expect(known.get('vrij.com')?.ms).toBeLessThanOrEqual(60_000)
  expect(known.get('bezet.com')?.ms).toBeGreaterThan(60_000)
  await database.pool.query(`update name_answers set expires_at = now() - interval '1 ms'`)
  expect(await shared.recall(['vrij.com', 'bezet.com'])).toEqual(new Map())
})

test('200 names, in two processes, never ask a source more often than it allows', async () => {
  const rate = { max: 45, seconds: 60 }
  await using das = await openDasServer('be', () => 'free', { rate, allows: { max: 50, seconds: 60 } })
  const plan = { sources: [{ ...das.source, maxConcurrent: 4 }], usesList: false, trustsNotFound: true }
  const processes = ['een', 'twee'].map((mark) => ({ mark, lookup: startProcess({ sourcesOf: () => plan }) }))
  const findings = await Promise.all(
    processes.flatMap(({ mark, lookup }) =>
      namesUnder('be', 100, mark).map((name, index) => look(lookup, name, { ...visitor, source: `192.0.2.${index}` })),
    ),
  )
  expect(das.asked).toHaveLength(45)
  const free = findings.filter(({ state }) => state === 'available')
  const busy = findings.filter((finding) => finding.state === 'unknown' && finding.reason === 'busy')
  expect([free.length, busy.length]).toEqual([45, 155])
})

test('the rate counts in any span of time, not by the clock', async () => {
  const shared = createSharedLookups(database.pool)
  const rate = { max: 4, seconds: 1 }
  const granted: number[] = []
  for (const since = performance.now(); performance.now() - since < 1600;) {
    const { granted: now } = await shared.take('span.example', 2, rate)
    for (let index = 0; index < now; index += 1) granted.push(performance.now())
    await new Promise((resolve) => setTimeout(resolve, 130))
  }
  expect(granted.length).toBeGreaterThan(4)
  const most = Math.max(...granted.map((from) => granted.filter((at) => at >= from && at < from + 950).length))
  expect(most).toBeLessThanOrEqual(4)
})

test('a source that asks one process to wait is left alone by all', async () => {
  await using rdap = await openRdapServer((_, response) => sendJson(response, 429, {}))
  const [one, other] = [
    startProcess({ bootstrap: rdap.bootstrapFile }),
    startProcess({ bootstrap: rdap.bootstrapFile }),
  ]
  expect(await look(one, 'een.shop')).toMatchObject({ state: 'unknown', reason: 'unreachable' })
  expect(await look(other, 'twee.shop')).toMatchObject({ state: 'unknown', reason: 'unreachable' })
  expect(rdap.asked).toEqual(['een.shop'])
})

test('without a database names are looked up all the same, at half the rate', async () => {
  const shared: SharedLookups = { recall: gone, remember: gone, take: gone, pause: gone }
  await using das = await openDasServer('eu', () => 'taken', { rate: { max: 10, seconds: 60 } })
  const plan = { sources: [das.source], usesList: false, trustsNotFound: true }
  const lookup = startProcess({ shared, sourcesOf: () => plan })
  const findings = await Promise.all(namesUnder('eu', 12, 'naam').map((name) => look(lookup, name)))
  expect(findings.filter(({ state }) => state === 'taken')).toHaveLength(5)
})

test('a database that hangs costs a search no more than a moment', async () => {
  const shared = { ...createSharedLookups(database.pool), recall: hanging, remember: hanging }
  await using rdap = await openRdapServer((_, response) => notFound(response))
  const lookup = startProcess({ bootstrap: rdap.bootstrapFile, shared })
  expect(await look(lookup, 'vlug.com')).toMatchObject({ state: 'available', source: 'rdap' })
})

test('the exact name of a search stands within twice the time of its register, whatever others do', async () => {
  const registerMs = 150
  await using rdap = await openRdapServer(
    (name, response) => {
      // One is slow, one lies, one is down; only their own rows wait or are unknown.
      if (name.endsWith('.shop')) return
      if (name.endsWith('.online')) return void response.writeHead(200).end('<html>')
      if (name.endsWith('.info')) return void response.socket?.destroy()
      setTimeout(() => notFound(response), registerMs)
    },
    ['nl', 'com', 'net', 'org', 'shop', 'online', 'info', 'store', 'site', 'eu', 'be', 'nu'],
  )
  const lookup = startProcess({ bootstrap: rdap.bootstrapFile, maxConcurrentPerSource: 16, timeoutMs: 700 })
  await using shop = await openNameShop({ lookup })
  await shop.search({ q: 'opwarmen.nl', language: 'nl' })
  // One question alone takes 150 ms or, where others share the machine, more: hence the quickest of three, beside a floor.
  const floors: number[] = []
  const firsts: number[] = []
  let rows: readonly { readonly tld: string; readonly state: string }[] = []
  for (const word of ['tuinplezier', 'kamerplant', 'gieter']) {
    const floorSince = performance.now()
    await fetch(`${rdap.origin}/rdap/domain/vloer.nl`)
    floors.push(performance.now() - floorSince)
    const since = performance.now()
    let text = ''
    for await (const piece of await shop.open(`/api/domains/search?q=${word}.nl&language=nl`)) {
      text += String(piece)
      if (firsts.length < floors.length && text.includes(`${word}.nl`)) firsts.push(performance.now() - since)
    }
    rows = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { tld: string; state: string })
    expect(rows.find(({ tld }) => tld === 'nl')).toMatchObject({ state: 'available' })
  }
  expect(Math.min(...firsts)).toBeLessThan(2 * Math.min(...floors) + 100)
  expect(
    rows
      .filter(({ state }) => state === 'unknown')
      .map(({ tld }) => tld)
      .toSorted(),
  ).toEqual(['info', 'online', 'shop'])
})
