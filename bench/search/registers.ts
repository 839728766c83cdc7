import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '#platform/db/pool.ts'
import { createSharedLookups } from '#features/names/repository.ts'
import { createNameLookup } from '#platform/clients/registry/name-lookup.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import type { SourcePlan } from '#core/names/availability.ts'
import { checkNames } from '#features/names/check-names.ts'
import { createNameDependencies, type NameDependencies } from '#features/names/name-dependencies.ts'
import { searchDomains } from '#features/names/search-domains.ts'
import { openDasServer } from '#tests/builders/das-server.ts'
import { openDnsServer } from '#tests/builders/dns-server.ts'
import { notFound, openRdapServer } from '#tests/builders/rdap-server.ts'
import { startDatabase } from '../cart/database.ts'
import { percentilesOf } from '../cart/load.ts'

/** Searches against registers that take 150 ms: RDAP for most extensions, DAS for be, with the database in between. */
const registerMs = 150
const searches = 40
const rates = { rdap: { max: 240, seconds: 60 }, das: { max: 45, seconds: 60 } }
const tlds = ['nl', 'com', 'eu', 'net', 'org', 'shop', 'online', 'info', 'store', 'site', 'nu']

const database = await startDatabase()
const pool = createPool(database.connection)
const dns = await openDnsServer(() => 'nxdomain')
const { signal } = new AbortController()
const today = () => '2026-11-16' as const

try {
  await report('each register its own host', 2000)
  await report('all extensions at one host', 240)
  await reportList()
} finally {
  await pool.end()
  await dns[Symbol.asyncDispose]()
  await database.stop()
}

function shopAsking(bootstrap: string, max: number, planOf: (tld: string) => SourcePlan): NameDependencies {
  const lookup = createNameLookup({
    bootstrap,
    sourcesOf: planOf,
    defaultRate: { max, seconds: 60 },
    maxConcurrentPerSource: max > 240 ? 12 : 6,
    dns: { servers: [dns.address] },
    shared: createSharedLookups(pool),
  })
  return createNameDependencies({ lookup, catalogue, today, report: console.error })
}

async function report(title: string, max: number): Promise<void> {
  await pool.query('truncate name_sources, name_answers')
  await using rdap = await openRdapServer((_, response) => void setTimeout(() => notFound(response), registerMs), tlds)
  const shop = shopAsking(rdap.bootstrapFile, max, () => ({ sources: [], usesList: true, trustsNotFound: true }))
  const [first, last]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < (max > 240 ? searches : 15); turn += 1) {
    const text = `${title.length}tuin${turn}.nl`
    const since = performance.now()
    const found = await searchDomains(shop, { text, language: 'nl', group: null, signal })
    if (!found.ok) throw new Error(found.code)
    for await (const rows of found.value) {
      if (rows.some(({ name }) => name === text)) first.push(performance.now() - since)
    }
    last.push(performance.now() - since)
    await pause(20)
  }
  console.log(title)
  console.table({ 'the exact name': rounded(first), 'last row': rounded(last) })
}

function rounded(times: readonly number[]) {
  const { median, p99 } = percentilesOf(times)
  return { median: Math.round(median), p99: Math.round(p99) }
}

/** Twice, by two processes. */
async function reportList(): Promise<void> {
  await pool.query('truncate name_sources, name_answers')
  await using rdap = await openRdapServer((_, response) => void setTimeout(() => notFound(response), registerMs), tlds)
  await using das = await openDasServer('be', () => 'free', { delayMs: registerMs, rate: rates.das })
  const planOf = (tld: string): SourcePlan => ({
    sources: tld === 'be' ? [das.source] : [],
    usesList: tld !== 'be',
    trustsNotFound: true,
  })
  for (const tld of ['nl', 'be']) {
    for (const shop of [1, 2].map(() => shopAsking(rdap.bootstrapFile, rates.rdap.max, planOf))) {
      const names = Array.from({ length: 200 }, (_, index) => `lijst${index}.${tld}`)
      const since = performance.now()
      const checked = await checkNames(shop, { names, language: 'nl', signal })
      const known = checked.ok ? checked.value.filter(({ state }) => state === 'available').length : 0
      const ms = Math.round(performance.now() - since)
      const asked = tld === 'be' ? das.asked.length : rdap.asked.length
      console.log(`200 names under .${tld}: ${known} known in ${ms} ms, ${asked} questions in all at the register`)
    }
  }
}
