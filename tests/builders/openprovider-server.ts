import { type RegistrarRequest, type RegistrarSimulation, serveRegistrar } from '#apps/demo/realtime-register.ts'
import { hasWord } from '#apps/demo/registry.ts'

type Json = Readonly<Record<string, unknown>>

interface Domain {
  readonly id: number
  readonly name: string
  readonly owner: string
  readonly createdAt: number
  readonly endsAt: number
  readonly end: string
}

export const openproviderDemo = { username: 'demo', password: 'demo' } as const

export interface OpenproviderSimulation extends RegistrarSimulation {
  readonly logins: () => number
  /** Invalidates the issued token. */
  expireToken(): void
}

const ok = (data: object) => ({ status: 200, body: { code: 0, desc: '', data, maintenance: false } })
/** Openprovider's HTTP status is unreliable: most errors have status 500, some 200. */
const error = (code: number, desc: string, data: object = {}) => ({ status: 500, body: { code, desc, data } })

/**
 * Simulates Openprovider's REST v1beta. Names carry the same keywords as in the simulation of Realtime Register. A
 * second create while one is pending is accepted and charged again.
 */
export function createOpenproviderSimulation(): OpenproviderSimulation {
  const domains: Domain[] = []
  const customers: { readonly handle: string; readonly comments: string }[] = []
  let logins = 0
  let token = ''

  const simulation: OpenproviderSimulation = {
    listener: (request, response) => void serveRegistrar(simulation, answerTo, request, response),
    charges: [],
    requests: [],
    foreign: new Map(),
    unlocked: new Set(),
    fault: () => undefined,
    outcomeOf: (name) => ({
      status: name.includes('.failed.') ? 'FAILED' : name.includes('.in-doubt.') ? 'IN_DOUBT' : 'COMPLETED',
      ms: name.endsWith('.async') ? 20 : 0,
    }),
    logins: () => logins,
    expireToken: () => void (token = 'expired'),
  }
  return simulation

  function answerTo({ method, path, body }: RegistrarRequest, authorization: string) {
    const { pathname, searchParams } = new URL(path, 'http://registrar/')
    const call = `${method} ${pathname.replace('/v1beta/', '')}`
    if (call === 'POST auth/login') return logIn(body)
    if (authorization !== `Bearer ${token}`)
      return { ...error(196, 'Authentication/Authorization Failed'), status: 200 }
    if (call === 'GET customers')
      return ok(listOf(customers.filter(({ comments }) => comments === searchParams.get('comment_pattern'))))
    if (call === 'POST customers') return saveCustomer(body)
    if (call === 'POST domains/check') return check(body)
    if (call === 'GET domains/prices') return prices(searchParams)
    if (call === 'GET domains')
      return ok(listOf(domains.filter(({ name }) => name === searchParams.get('full_name')).map(shown)))
    if (call === 'POST domains') return create(body)
    return call === 'POST domains/transfer' ? transfer(body) : error(404, 'no such call')
  }

  function logIn({ username, password }: Json) {
    logins += 1
    if (username !== openproviderDemo.username || password !== openproviderDemo.password)
      return error(196, 'Authentication failed')
    token = `token-${logins}`
    return ok({ token, reseller_id: 1 })
  }

  function saveCustomer(body: Json) {
    const { name, address, phone } = body as Readonly<Record<string, Readonly<Record<string, string>>>>
    if (!name?.last_name) return error(101, 'Last name is wrong', { field: 'name.last_name' })
    if (!address?.zipcode) return error(120, 'Zip code is wrong', { field: 'address.zipcode' })
    if (!phone?.subscriber_number) return error(130, 'Phone is wrong', { field: 'phone' })
    const handle = `AB${String(customers.length + 1).padStart(6, '0')}-NL`
    customers.push({ handle, comments: String(body.comments) })
    return ok({ handle })
  }

  function check({ domains: asked }: Json) {
    const names = (asked as readonly Json[]).map(nameOf)
    if (names.length > 15) return { status: 500, body: {} }
    const results = names.map((domain) => {
      if (isRegistered(domain)) return { domain, status: 'active', reason: 'Domain exists' }
      if (hasWord(domain, 'reserved')) return { domain, status: 'active', reason: 'Reserved name' }
      const premium = { is_premium: true, premium: { currency: 'EUR', price: { create: 250 } } }
      return { domain, status: 'free', ...(hasWord(domain, 'premium') && premium) }
    })
    return ok({ results })
  }

  function create(body: Json) {
    const name = nameOf(body.domain as Json)
    if (domains.some((domain) => domain.name === name && stateOf(domain) === 'ACT')) return error(346, 'Already yours')
    if (simulation.foreign.has(name)) return error(311, 'Domain is not free')
    return refused(name, body) ?? begin(name, body)
  }

  function transfer(body: Json) {
    const name = nameOf(body.domain as Json)
    const code = simulation.foreign.get(name)
    if (domains.some((domain) => domain.name === name && stateOf(domain) === 'ACT')) return error(346, 'Already yours')
    if (code === undefined) return error(313, 'Domain is free')
    if (hasWord(name, 'locked') && !simulation.unlocked.has(name)) return error(328, 'Domain is locked')
    if (body.auth_code !== code) return error(318, 'Auth code is wrong')
    return refused(name, body) ?? begin(name, body)
  }

  function refused(name: string, { owner_handle, period, name_servers, accept_premium_fee }: Json) {
    if (!customers.some(({ handle }) => handle === owner_handle)) return error(176, 'Unknown handle')
    if (period !== 1 && name.endsWith('.nl')) return error(316, 'Period is wrong')
    const servers = (name_servers ?? []) as readonly Json[]
    if (servers.some((server) => String(server.name).startsWith('bad.'))) {
      return error(360, 'Name server is wrong', { field: 'name_servers' })
    }
    return hasWord(name, 'premium') && accept_premium_fee !== 250 ? error(379, 'Premium domain') : null
  }

  function begin(name: string, { owner_handle }: Json) {
    const { status, ms } = simulation.outcomeOf(name)
    simulation.charges.push(name)
    const ends = { COMPLETED: 'ACT', FAILED: 'FAI', IN_DOUBT: 'PEN', SUSPENDED: 'PEN', RUNNING: 'REQ' }
    const createdAt = Date.now()
    const domain = {
      id: domains.length + 1,
      name,
      owner: String(owner_handle),
      createdAt,
      endsAt: createdAt + ms,
      end: ends[status],
    }
    domains.push(domain)
    if (stateOf(domain) === 'ACT') simulation.foreign.delete(name)
    return ok(shown(domain))
  }

  function isRegistered(name: string): boolean {
    return simulation.foreign.has(name) || domains.some((domain) => domain.name === name && stateOf(domain) === 'ACT')
  }
}

function prices(query: URLSearchParams) {
  const name = `${query.get('domain.name')}.${query.get('domain.extension')}`
  const price = hasWord(name, 'premium') ? (query.get('operation') === 'renew' ? 125 : 250) : 5
  const both = { price, currency: 'EUR' }
  return ok({ price: { product: both, reseller: both }, is_premium: hasWord(name, 'premium') })
}

function stateOf({ endsAt, end }: Domain): string {
  return Date.now() < endsAt ? 'REQ' : end
}

function shown(domain: Domain) {
  const { id, name, owner, createdAt } = domain
  const [label, ...rest] = name.split('.')
  const status = stateOf(domain)
  return {
    id,
    domain: { extension: rest.join('.'), name: label },
    status,
    owner_handle: owner,
    creation_date: amsterdamText(createdAt),
    ...(status === 'ACT' && { expiration_date: amsterdamText(createdAt + 365 * 86_400_000) }),
  }
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function amsterdamText(ms: number): string {
  return amsterdam.format(ms)
}

function listOf(results: readonly object[]) {
  return { results, total: results.length }
}

function nameOf({ name, extension }: Json): string {
  return `${String(name)}.${String(extension)}`
}
