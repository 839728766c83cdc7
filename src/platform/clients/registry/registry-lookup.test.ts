import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createRegistryLookup, type RegistryLookupOptions } from './registry-lookup.ts'
import type { SourcePlan } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import { type DnsAnswer, type DnsServer, openDnsServer } from '#tests/builders/dns-server.ts'
import {
  notFound,
  openRdapServer,
  type RdapHandler,
  type RdapServer,
  registered,
  sendJson,
} from '#tests/builders/rdap-server.ts'

const forever = new AbortController().signal
const timeoutMs = 400

interface World extends AsyncDisposable {
  readonly dns: DnsServer
  readonly rdap: RdapServer
  readonly lookup: DomainLookup
}

/** A name server and a register, and a lookup that knows both and waits briefly. */
async function openWorld(
  dnsAnswer: DnsAnswer | ((name: string) => DnsAnswer),
  handle: RdapHandler,
  { dnsTimeoutMs = 200, ...options }: Partial<RegistryLookupOptions> & { readonly dnsTimeoutMs?: number } = {},
): Promise<World> {
  const dns = await openDnsServer(typeof dnsAnswer === 'function' ? dnsAnswer : () => dnsAnswer)
  const rdap = await openRdapServer(handle)
  const lookup = createRegistryLookup({
    bootstrap: rdap.bootstrapFile,
    sourcesOf: (tld) => listedOnly(tld === 'com' || tld === 'co.uk'),
    defaultRate: { max: 1000, seconds: 1 },
    random: () => 0,
    dns: { servers: [dns.address], timeoutMs: dnsTimeoutMs },
    timeoutMs,
    ...options,
  })
  return {
    dns,
    rdap,
    lookup,
    async [Symbol.asyncDispose]() {
      await rdap[Symbol.asyncDispose]()
      await dns[Symbol.asyncDispose]()
    },
  }
}

/** Where nothing is silent: a busy machine may take longer than `timeoutMs` for many names. */
const patient = { timeoutMs: 10_000, dnsTimeoutMs: 10_000 }

/** Nobody but the server of the list. */
function listedOnly(trustsNotFound: boolean): SourcePlan {
  return { sources: [], usesList: true, trustsNotFound }
}

function nameOf(ascii: string): DomainName {
  const [sld = '', ...rest] = ascii.split('.')
  return { sld, tld: rest.join('.'), ascii, unicode: ascii }
}

const visitor = { priority: 'exact', source: '192.0.2.1' } as const
const look = (lookup: DomainLookup, name: string, signal = forever) =>
  lookup.lookUp(nameOf(name), { signal, ...visitor })
const free = (_: string, response: ServerResponse) => notFound(response)
const held = (name: string, response: ServerResponse) => registered(response, name)
const slowly: RdapHandler = (_, response) => void setTimeout(() => notFound(response), 10)
const silent = () => {}

test.each<[string, string, DnsAnswer, RdapHandler, object]>([
  [
    'name servers: taken, and the register is spared',
    'a.com',
    { NS: ['ns.a.nl'] },
    silent,
    { state: 'taken', source: 'dns' },
  ],
  [
    'a start of authority without name servers: taken',
    'a.com',
    { SOA: 'ns.a.nl' },
    silent,
    { state: 'taken', source: 'dns' },
  ],
  [
    'absent and not found where that counts: available',
    'a.com',
    'nxdomain',
    free,
    { state: 'available', source: 'rdap' },
  ],
  ['under an extension of two labels: available', 'a.co.uk', 'nxdomain', free, { state: 'available', source: 'rdap' }],
  [
    'not found where that is worth little: unknown',
    'a.io',
    'nxdomain',
    free,
    { state: 'unknown', reason: 'not_confirmed' },
  ],
  ['not found, but DNS knows it: unknown', 'a.com', {}, free, { state: 'unknown', reason: 'not_confirmed' }],
  ['not found, and DNS is silent: unknown', 'a.com', 'silent', free, { state: 'unknown', reason: 'not_confirmed' }],
  ['not found, and DNS fails: unknown', 'a.com', 'servfail', free, { state: 'unknown', reason: 'not_confirmed' }],
  ['not found, and DNS refuses: unknown', 'a.com', 'refused', free, { state: 'unknown', reason: 'not_confirmed' }],
  [
    'not found, and DNS talks nonsense: unknown',
    'a.com',
    'garbage',
    free,
    { state: 'unknown', reason: 'not_confirmed' },
  ],
  ['not found, and DNS is cut off: unknown', 'a.com', 'truncated', free, { state: 'unknown', reason: 'not_confirmed' }],
  ['absent in DNS, but registered: taken', 'a.com', 'nxdomain', held, { state: 'taken', source: 'rdap' }],
  ['DNS is silent, but registered: taken', 'a.com', 'silent', held, { state: 'taken', source: 'rdap' }],
  [
    'registered as reserved: reserved',
    'a.com',
    'nxdomain',
    (name, response) => registered(response, name, ['Reserved']),
    { state: 'reserved', source: 'rdap' },
  ],
  ['C61 no register in the list: unknown', 'a.nl', 'nxdomain', free, { state: 'unknown', reason: 'no_register' }],
  ['C61 no register and no DNS: unknown', 'a.nl', 'silent', free, { state: 'unknown', reason: 'unreachable' }],
  [
    'name servers where there is no register: taken',
    'a.nl',
    { NS: ['ns.a.nl'] },
    free,
    { state: 'taken', source: 'dns' },
  ],
  ['C62 a register that hangs: unknown', 'a.com', 'nxdomain', silent, { state: 'unknown', reason: 'timeout' }],
  [
    'C62 a register that hangs half-way: unknown',
    'a.com',
    'nxdomain',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'application/rdap+json' }).write('{'),
    { state: 'unknown', reason: 'timeout' },
  ],
  [
    'a connection that breaks: unknown',
    'a.com',
    'nxdomain',
    (_, response) => void response.socket?.destroy(),
    { state: 'unknown', reason: 'unreachable' },
  ],
  [
    'an answer that is cut off: unknown',
    'a.com',
    'nxdomain',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/rdap+json', 'Content-Length': 500 }).write('{"objectClass')
      setImmediate(() => response.socket?.destroy())
    },
    { state: 'unknown', reason: 'unreachable' },
  ],
  ['500: unknown', 'a.com', 'nxdomain', (_, r) => sendJson(r, 500, {}), { state: 'unknown', reason: 'unreachable' }],
  ['400: unknown', 'a.com', 'nxdomain', (_, r) => sendJson(r, 400, {}), { state: 'unknown', reason: 'bad_answer' }],
  ['403: unknown', 'a.com', 'nxdomain', (_, r) => sendJson(r, 403, {}), { state: 'unknown', reason: 'bad_answer' }],
  ['429: unknown', 'a.com', 'nxdomain', (_, r) => sendJson(r, 429, {}), { state: 'unknown', reason: 'unreachable' }],
  [
    'garbage: unknown',
    'a.com',
    'nxdomain',
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'application/rdap+json' }).end('{"objectClassName":'),
    { state: 'unknown', reason: 'bad_answer' },
  ],
  ['null: unknown', 'a.com', 'nxdomain', (_, r) => sendJson(r, 200, null), { state: 'unknown', reason: 'bad_answer' }],
  [
    'an answer about another name: unknown',
    'a.com',
    'nxdomain',
    (_, response) => registered(response, 'b.com'),
    { state: 'unknown', reason: 'bad_answer' },
  ],
  [
    'a page of HTML: unknown',
    'a.com',
    'nxdomain',
    (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
    { state: 'unknown', reason: 'bad_answer' },
  ],
  [
    'not found on a page of HTML: unknown',
    'a.com',
    'nxdomain',
    (_, response) => void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Oops</h1>'),
    { state: 'unknown', reason: 'bad_answer' },
  ],
  [
    'ten megabytes: unknown',
    'a.com',
    'nxdomain',
    (_, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'application/rdap+json' })
        .end(Buffer.alloc(10 * 1024 * 1024, ' ')),
    { state: 'unknown', reason: 'bad_answer' },
  ],
])('%s (%s)', async (_, name, dnsAnswer, handle, finding) => {
  await using world = await openWorld(dnsAnswer, handle)
  const since = performance.now()
  expect(await look(world.lookup, name)).toMatchObject({ ...finding, checkedAt: expect.any(String) })
  expect(performance.now() - since).toBeLessThan((timeoutMs + 200) * 20)
})

test.each([
  ['B212', 'http://127.0.0.1:1/rdap/domain/a.com'],
  ['B212', 'https://127.0.0.1/rdap/domain/a.com'],
  ['B212', 'https://10.0.0.1/'],
  ['B212', 'https://[::1]/'],
  ['B212', 'https://[::ffff:10.0.0.1]/'],
  ['B212', 'https://169.254.169.254/latest/meta-data/'],
  ['B212', 'https://2130706433/'],
  ['B212', 'https://user:secret@rdap.example/'],
  ['B212', 'http://rdap.example/'],
  ['B212', 'file:///etc/passwd'],
  ['B212', 'gopher://rdap.example/'],
  ['B212', 'https://inside.example/'],
])('%s a register that sends us on to %s is not followed', async (_, location) => {
  const resolved: string[] = []
  await using world = await openWorld(
    'nxdomain',
    (_name, response) => void response.writeHead(302, { Location: location }).end(),
    {
      lookup: (host, _options, callback) => {
        resolved.push(host)
        callback(null, [{ address: '192.168.1.10', family: 4 }])
      },
    },
  )
  expect(await look(world.lookup, 'a.com')).toMatchObject({ state: 'unknown', reason: 'bad_answer' })
  expect(world.rdap.asked).toEqual(['a.com'])
  expect(resolved).toEqual(location === 'https://inside.example/' ? ['inside.example'] : [])
})

test('B212 a public list cannot name a register on a private address', async () => {
  await using list = await openRdapServer((_, response) =>
    sendJson(response, 200, {
      services: [
        [['com'], ['https://rdap.inside.example/']],
        [['net'], ['http://127.0.0.1:1/']],
      ],
    }),
  )
  await using dns = await openDnsServer(() => 'nxdomain')
  const lookup = createRegistryLookup({
    bootstrap: `${list.origin}/dns.json`,
    sourcesOf: () => listedOnly(true),
    defaultRate: { max: 1000, seconds: 1 },
    dns: { servers: [dns.address] },
    lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  for (const name of ['a.com', 'a.net']) {
    expect(await look(lookup, name)).toMatchObject({ state: 'unknown', reason: 'bad_answer' })
  }
  expect(list.asked).toHaveLength(1)
})

test('a register may send us on within its own server, not for ever', async () => {
  await using world = await openWorld('nxdomain', (name, response, { url }) => {
    if (name.startsWith('round')) return void response.writeHead(307, { Location: url }).end()
    if (url?.startsWith('/moved')) return notFound(response)
    response.writeHead(301, { Location: `/moved/rdap/domain/${name}` }).end()
  })
  expect(await look(world.lookup, 'a.com')).toMatchObject({ state: 'available' })
  expect(await look(world.lookup, 'round.com')).toMatchObject({ state: 'unknown', reason: 'bad_answer' })
  expect(world.rdap.asked.filter((name) => name === 'round.com')).toHaveLength(4)
})

test('C61 nobody is there: every name is unknown, and after five failures nobody is asked for half a minute', async () => {
  let time = 0
  let isBroken = true
  await using world = await openWorld(
    'nxdomain',
    (name, response) => (isBroken ? sendJson(response, 500, {}) : held(name, response)),
    { ...patient, now: () => time },
  )
  for (let index = 0; index < 8; index += 1) {
    expect(await look(world.lookup, `a${index}.com`)).toMatchObject({ state: 'unknown', reason: 'unreachable' })
  }
  expect(world.rdap.asked).toHaveLength(5)
  isBroken = false
  time = 30_000
  expect(await look(world.lookup, 'b.com')).toMatchObject({ state: 'taken' })
})

test.each([
  ['429', 429, '7', 7000],
  ['503', 503, '7', 7000],
  ['429 without a time', 429, undefined, 10_000],
  ['429 with nonsense', 429, 'soon', 10_000],
  ['429 for a day', 429, '86400', 300_000],
  ['429 for nothing', 429, '0', 1000],
])('a register that says %s is left alone for as long as it asks', async (_, status, retryAfter, restMs) => {
  let time = 0
  let isTired = true
  await using world = await openWorld(
    'nxdomain',
    (name, response) => {
      if (!isTired) return held(name, response)
      response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end()
    },
    { ...patient, now: () => time },
  )
  expect(await look(world.lookup, 'a.com')).toMatchObject({ state: 'unknown' })
  isTired = false
  time = restMs - 1
  expect(await look(world.lookup, 'b.com')).toMatchObject({ state: 'unknown', reason: 'unreachable' })
  expect(world.rdap.asked).toEqual(['a.com'])
  time = restMs
  expect(await look(world.lookup, 'c.com')).toMatchObject({ state: 'taken' })
})

test('a register gets six questions at once, and each name once', async () => {
  await using world = await openWorld('nxdomain', slowly, patient)
  const names = Array.from({ length: 24 }, (_, index) => `a${index}.com`)
  const findings = await Promise.all([...names, ...names].map((name) => look(world.lookup, name)))
  expect(findings.every(({ state }) => state === 'available')).toBe(true)
  expect(world.rdap.asked.toSorted()).toEqual(names.toSorted())
  expect(world.rdap.maxConcurrent()).toBe(6)
})

test('more than can wait in line is told so, and asked again later', async () => {
  await using world = await openWorld('nxdomain', slowly, {
    ...patient,
    maxConcurrentPerSource: 1,
    maxQueuePerSource: 2,
  })
  const states = await Promise.all(Array.from({ length: 10 }, (_, index) => look(world.lookup, `a${index}.com`)))
  const busy = states.filter((finding) => finding.state === 'unknown' && finding.reason === 'busy')
  expect(busy.length).toBe(7)
  const again = await Promise.all([look(world.lookup, 'a8.com'), look(world.lookup, 'a9.com')])
  expect(again).toMatchObject([{ state: 'available' }, { state: 'available' }])
})

test.each([
  ['taken', 'nxdomain', held, 10 * 60_000],
  ['available', 'nxdomain', free, 60_000],
  ['unknown', 'silent', free, 15_000],
] as const)(
  'what is %s stays known for a while, unless it must be fresh',
  async (state, dnsAnswer, handle, lifetimeMs) => {
    let time = 0
    await using world = await openWorld(dnsAnswer, handle, { now: () => time })
    expect(await look(world.lookup, 'a.com')).toMatchObject({ state, source: 'rdap' })
    time = lifetimeMs - 1
    expect(await look(world.lookup, 'a.com')).toMatchObject({ state, source: 'cache' })
    expect(world.rdap.asked).toHaveLength(1)
    expect(
      await world.lookup.lookUp(nameOf('a.com'), { signal: forever, ...visitor, priority: 'payment' }),
    ).toMatchObject({
      source: 'rdap',
    })
    expect(world.rdap.asked).toHaveLength(2)
    time = 2 * lifetimeMs
    expect(await look(world.lookup, 'a.com')).toMatchObject({ state, source: 'rdap' })
    expect(world.rdap.asked).toHaveLength(3)
  },
)

test('what is remembered is bounded', async () => {
  await using world = await openWorld('nxdomain', held, { ...patient, maxCacheEntries: 2 })
  for (const name of ['a.com', 'b.com', 'c.com', 'a.com']) await look(world.lookup, name)
  expect(world.rdap.asked).toEqual(['a.com', 'b.com', 'c.com', 'a.com'])
  expect(await look(world.lookup, 'c.com')).toMatchObject({ source: 'cache' })
})

test('a question stops when the last who asked it is gone, and those in line are never asked', async () => {
  const arrived = Promise.withResolvers<void>()
  await using world = await openWorld('nxdomain', () => arrived.resolve(), {
    timeoutMs: 60_000,
    maxConcurrentPerSource: 1,
  })
  const [one, other] = [new AbortController(), new AbortController()]
  const first = look(world.lookup, 'a.com', one.signal)
  const second = look(world.lookup, 'a.com', other.signal)
  await arrived.promise
  const waiting = Array.from({ length: 20 }, (_, index) => look(world.lookup, `b${index}.com`, other.signal))
  one.abort()
  await expect(first).rejects.toThrow()
  expect(world.rdap.givenUp).toEqual([])
  other.abort()
  const ends = await Promise.allSettled([second, ...waiting])
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  await expect.poll(() => world.rdap.givenUp).toEqual(['a.com'])
  expect(world.rdap.asked).toEqual(['a.com'])
})

test('nobody who is gone already asks anything', async () => {
  await using world = await openWorld('nxdomain', free)
  await expect(look(world.lookup, 'a.com', AbortSignal.abort())).rejects.toThrow()
  expect([...world.dns.asked, ...world.rdap.asked]).toEqual([])
})

test('what a holder says of selling it comes along', async () => {
  await using world = await openWorld(
    (name) =>
      name.startsWith('_for-sale.')
        ? { TXT: ['v=spf1 -all', 'v=FORSALE1;ftxt=Bel ons voor een bod'] }
        : { NS: ['ns.a.nl'] },
    silent,
  )
  expect(await look(world.lookup, 'a.com')).toMatchObject({ state: 'taken', forSale: 'Bel ons voor een bod' })
  expect(world.dns.asked).toEqual(['NS a.com', 'TXT _for-sale.a.com'])
})
