import { BlockList } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { LookupRate } from '#core/names/availability.ts'
import type { SearchRow } from '#features/names/schema/search-row.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import { createRegistryLookup, type RegistryLookupOptions } from '#platform/clients/registry/registry-lookup.ts'
import { createSharedLookups } from '#platform/clients/registry/repository.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { type CheckoutShop, idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { openDasServer } from '#tests/builders/das-server.ts'
import { openDnsServer } from '#tests/builders/dns-server.ts'
import { notFound, openRdapServer, registered } from '#tests/builders/rdap-server.ts'
import { openNameShop, rowsIn } from './name-shop.ts'

const proxies = new BlockList()
proxies.addAddress('127.0.0.1')
const [visitor, stranger, buyer] = ['192.0.2.1', '198.51.100.2', '203.0.113.3'] as const
const from = (address: string) => ({ 'x-forwarded-for': address })

const open: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each[Symbol.asyncDispose]()
})
function kept<Resource extends AsyncDisposable>(resource: Resource): Resource {
  open.push(resource)
  return resource
}

/** A shop that looks names up at a register over RDAP: those that begin with `bezet` are taken, all others free. */
async function openWorld(rate: LookupRate, options: Partial<RegistryLookupOptions> = {}) {
  const dns = kept(await openDnsServer((name) => (name.startsWith('dns') ? { NS: ['ns.a.nl'] } : 'nxdomain')))
  const rdap = kept(
    await openRdapServer(
      (name, response) => (name.startsWith('bezet') ? registered(response, name) : notFound(response)),
      ['com'],
    ),
  )
  let real: DomainLookup
  const lookup: DomainLookup = { lookUp: (name, asked) => real.lookUp(name, asked) }
  // A busy machine may take longer for 200 names than a visitor would wait.
  const overrides = { lookup, searchTimeoutMs: 60_000 }
  const settings = { trustedProxies: proxies }
  const checkout = kept(await openCheckoutShop({ settings, overrides, maxMs: 60_000 }))
  real = createRegistryLookup({
    bootstrap: rdap.bootstrapFile,
    sourcesOf: () => ({ sources: [], usesList: true, trustsNotFound: true }),
    defaultRate: rate,
    dns: { servers: [dns.address], timeoutMs: 5000 },
    timeoutMs: 5000,
    shared: createSharedLookups(checkout.pool),
    ...options,
  })
  return { rdap, dns, checkout, ...callsOf(checkout) }
}

function callsOf({ shop }: CheckoutShop) {
  return {
    check: async (names: readonly string[], address: string): Promise<readonly SearchRow[]> => {
      const { status, text } = await shop.ask('POST', '/api/domains/check', { json: { names }, headers: from(address) })
      expect(status).toBe(200)
      return (JSON.parse(text) as { readonly rows: readonly SearchRow[] }).rows
    },
    /** The row of the exact name. */
    search: async (name: string, address: string): Promise<SearchRow | undefined> => {
      const { text } = await shop.ask('GET', `/api/domains/search?q=${name}&language=nl`, { headers: from(address) })
      return rowsIn(text).find((row) => row.name === name)
    },
  }
}

const namesOf = (count: number, mark: string) => Array.from({ length: count }, (_, index) => `${mark}${index}.com`)
const countOf = (rows: readonly SearchRow[], state: string) => rows.filter((row) => row.state === state).length

test('two lists of 200 names by one visitor leave a stranger the exact name and a buyer the check at payment', async () => {
  const { rdap, checkout, check, search } = await openWorld({ max: 240, seconds: 60 })
  const [one, two] = [await check(namesOf(200, 'een'), visitor), await check(namesOf(200, 'twee'), visitor)]
  expect([one.length, two.length]).toEqual([200, 200])
  expect(rdap.asked).toHaveLength(120)
  expect(countOf([...one, ...two], 'available')).toBe(120)
  expect([...one, ...two].filter(({ reason }) => reason === 'busy')).toHaveLength(280)

  expect(await search('bezet-vreemd.com', stranger)).toMatchObject({ state: 'taken', source: 'rdap' })
  expect(await search('vrij-vreemd.com', stranger)).toMatchObject({ state: 'available', source: 'rdap' })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'bezet-koper', 'com'))
  const { status, body } = await checkout.pay(anna, cartId, idealPayment, from(buyer))
  expect([status, body.code, body.itemIds]).toEqual([409, 'domain_taken', ['d']])
})

test('a second visitor gets a share of the register, and the first then no more than that', async () => {
  const { rdap, check, search } = await openWorld({ max: 40, seconds: 60 })
  await check(namesOf(200, 'een'), visitor)
  expect(rdap.asked).toHaveLength(20)
  const states = []
  for (const name of namesOf(10, 'vreemd')) states.push((await search(name, stranger))?.state)
  expect(states).toEqual([...Array.from({ length: 8 }, () => 'available'), 'unknown', 'unknown'])
  expect(await search('nog-een.com', visitor)).toMatchObject({ state: 'unknown', reason: 'busy' })
  expect(rdap.asked).toHaveLength(28)
})

test('C61 a name is never sold while its register is busy: the buyer is told, the cart is kept, and it works later', async () => {
  let time = 0
  const { checkout, check } = await openWorld({ max: 8, seconds: 60 }, { shared: undefined, now: () => time })
  for (let index = 0; index < 8; index += 1) await check([`vol${index}.com`], `198.51.100.${index}`)
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'bezet-druk', 'com'), domainChoice('e', 'dns', 'com'))
  const since = performance.now()
  const first = await checkout.pay(anna, cartId, idealPayment, from(buyer))
  expect([first.status, first.body.code, first.body.itemIds]).toEqual([409, 'domain_taken', ['e']])
  await checkout.shop.ask('DELETE', `/api/carts/${cartId}/items/e`, { headers: { 'x-customer': anna } })
  const refused = await checkout.pay(anna, cartId, idealPayment, from(buyer))
  expect([refused.status, refused.body.code, refused.body.itemIds]).toEqual([503, 'register_busy', ['d']])
  expect(refused.headers['retry-after']).toBe('5')
  expect(performance.now() - since).toBeGreaterThan(1990)
  expect(await checkout.rowsOf('select from orders')).toEqual([])
  const cart = await checkout.shop.ask('GET', `/api/carts/${cartId}`, { headers: { 'x-customer': anna } })
  expect(cart.body.items).toHaveLength(1)
  time = 60_000
  const taken = await checkout.pay(anna, cartId, idealPayment, from(buyer))
  expect([taken.status, taken.body.code]).toEqual([409, 'domain_taken'])
})

test('a register that may be asked again within a second holds nobody up for longer', async () => {
  const { rdap, checkout, check } = await openWorld({ max: 2, seconds: 1 })
  const anna = await checkout.customer()
  const cartId = await checkout.cartOf(anna, domainChoice('d', 'vrij-snel', 'com'))
  await Promise.all([check(['vol1.com'], visitor), check(['vol2.com'], stranger)])
  const { status } = await checkout.pay(anna, cartId, idealPayment, from(buyer))
  expect([status, rdap.asked.at(-1)]).toEqual([201, 'vrij-snel.com'])
})

test('the names of a list that are in DNS come first, and no register is asked about them', async () => {
  const dns = kept(await openDnsServer((name) => (name.startsWith('dns') ? { NS: ['ns.a.nl'] } : 'nxdomain')))
  const das = kept(await openDasServer('be', () => 'free', { delayMs: 50, rate: { max: 1000, seconds: 60 } }))
  const lookup = createRegistryLookup({
    bootstrap: '/nowhere/dns.json',
    sourcesOf: () => ({ sources: [das.source], usesList: false, trustsNotFound: true }),
    defaultRate: { max: 1000, seconds: 60 },
    dns: { servers: [dns.address], timeoutMs: 5000 },
    timeoutMs: 5000,
  })
  await using shop = await openNameShop({ lookup, searchTimeoutMs: 60_000 })
  // Those in DNS are the last of the list.
  const unused = Array.from({ length: 20 }, (_, index) => `vrij${index}.be`)
  const used = Array.from({ length: 20 }, (_, index) => `dns${index}.be`)
  const { rows } = await shop.search({ q: [...unused, ...used].join(','), language: 'nl' })
  expect(
    rows
      .slice(0, 20)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(used.toSorted())
  expect(rows.slice(0, 20).every(({ state, source }) => state === 'taken' && source === 'dns')).toBe(true)
  expect(rows.slice(20).every(({ state, source }) => state === 'available' && source === 'das')).toBe(true)
  expect(das.asked.toSorted()).toEqual(unused.toSorted())
})
