import type { RegistrarAnswer } from '#platform/clients/domain-lookup.ts'
import {
  type NameOrder,
  type Placed,
  type Price,
  type Registrar,
  RegistrarProblem,
  type Standing,
} from '#platform/clients/registrar.ts'
import {
  amsterdamTime,
  centsOf,
  createRegistrarHttp,
  idOf,
  type Json,
  objectOf,
  objectsOf,
  partsOf,
  type RegistrarResponse,
  type RegistrarTimeouts,
  registrarTimeouts,
  textOf,
} from './registrar-http.ts'
import { heldAtOpenprovider } from './held-names.ts'
import { contactKeyOf, openproviderCustomer, openproviderDnssec } from './registrar-contacts.ts'
import { checkFailure, openproviderProblem } from './registrar-problems.ts'

export interface OpenproviderSettings {
  readonly kind: 'openprovider'
  /** Base URL of the API without `/v1beta` and without a trailing slash. */
  readonly url: string
  readonly username: string
  readonly password: string
  readonly timeouts?: RegistrarTimeouts
}

const tokenExpired = 196
/** Pause after a refused log-in: a hundred of them in an hour block the address. */
const loginPauseMs = 5 * 60_000
/** Tolerance for clock skew. */
const toleranceMs = 60_000

/**
 * Openprovider REST v1beta: decimal amounts, periods in years, Amsterdam time, and error codes that matter more than
 * the HTTP status.
 */
export function createOpenprovider(settings: OpenproviderSettings, { now = Date.now } = {}): Registrar {
  const { url, username, password, timeouts = registrarTimeouts } = settings
  const send = createRegistrarHttp()
  let token: Promise<string> | undefined
  let loginRefusal: { readonly until: number; readonly problem: RegistrarProblem } | undefined

  return {
    maxNamesPerCall: 15,

    held: heldAtOpenprovider({ ask, priceOf }),

    async check(names, signal) {
      const domains = names.map(({ sld, tld }) => ({ name: sld, extension: tld }))
      try {
        const body = { domains, with_price: true }
        const data = await ask('POST', 'domains/check', { body, timeoutMs: timeouts.checkMs, signal })
        return await Promise.all(objectsOf(data.results).map((result) => answerIn(result, signal)))
      } catch (error) {
        throw checkFailure(error)
      }
    },

    async saveContact(contact, signal) {
      const data = openproviderCustomer(contact)
      // Openprovider assigns the handles, so the key is stored as a comment to find a contact that was created before a
      // crash.
      const comments = contactKeyOf(data)
      const query = new URLSearchParams({ comment_pattern: comments, limit: '1' })
      const contacts = await ask('GET', `customers?${query}`, { signal })
      const [existing] = objectsOf(contacts.results)
      const { handle } = existing ?? (await ask('POST', 'customers', { body: { ...data, comments }, signal }))
      if (typeof handle === 'string') return handle
      throw new RegistrarProblem('doubt', 'registrar: a contact without a handle')
    },

    quote: (order, signal) => priceOf(order.name, 'create', order.years, signal),

    create: (order, signal) => place('domains', 'create', order, signal),

    transfer: (order, signal) => place('domains/transfer', 'transfer', order, signal),

    async find(name, since, signal) {
      const query = new URLSearchParams({ full_name: name, limit: '50' })
      const { results, total } = await ask('GET', `domains?${query}`, { signal })
      // A response without a list does not prove that there are no names.
      if (!Array.isArray(results) && total !== 0) throw new RegistrarProblem('doubt', 'registrar: names without a list')
      return standingOf(objectsOf(results), since)
    },
  }

  async function answerIn(result: Json, signal: AbortSignal): Promise<RegistrarAnswer> {
    const name = textOf(result.domain) ?? ''
    const words = textOf(result.reason)
    const explanation = words === undefined ? {} : { reason: words }
    if (result.status !== 'free') return { name, state: takenState(result.status, words), ...explanation }
    if (result.is_premium !== true) return { name, state: 'available', ...explanation }
    const premium = objectOf(result.premium)
    const currency = textOf(premium?.currency)
    const firstYear = centsOf(objectOf(premium?.price)?.create)
    if (currency === undefined || firstYear === null) return { name, state: 'premium', ...explanation }
    // A missing renewal price does not change that the name is premium and has a price for the first year.
    const renewal = await priceOf(name, 'renew', 1, signal).catch(() => null)
    const later = renewal?.currency === currency ? { renewal: renewal.amount } : {}
    return { name, state: 'premium', ...explanation, premium: { currency, firstYear, ...later } }
  }

  async function priceOf(name: string, operation: string, years: number, signal: AbortSignal): Promise<Price> {
    const { name: label, extension } = partsOf(name)
    const query = new URLSearchParams({
      'domain.name': label,
      'domain.extension': extension,
      operation,
      period: String(years),
    })
    const data = await ask('GET', `domains/prices?${query}`, { signal })
    const { price, currency } = objectOf(objectOf(data.price)?.reseller) ?? {}
    const amount = centsOf(price)
    if (typeof currency === 'string' && amount !== null) return { currency, amount }
    throw new RegistrarProblem('doubt', 'registrar: a price that is none')
  }

  /** Accepts the fee of a premium name if it does not exceed the agreed maximum. */
  async function place(path: string, operation: string, order: NameOrder, signal: AbortSignal): Promise<Placed> {
    const body = bodyOf(order)
    try {
      return placedIn(await ask('POST', path, { body, signal, timeoutMs: timeouts.writeMs }))
    } catch (error) {
      const { name, years, maxPremium } = order
      const needsConsent = error instanceof RegistrarProblem && error.reason === 'consent'
      if (!needsConsent || maxPremium === undefined) throw error
      const { currency, amount } = await priceOf(name, operation, years, signal)
      if (currency !== maxPremium.currency || amount > maxPremium.amount) throw error
      const agreed = { ...body, accept_premium_fee: amount / 100 }
      return placedIn(await ask('POST', path, { body: agreed, signal, timeoutMs: timeouts.writeMs }))
    }
  }

  /** Resolves to the `data` of the response. Replaces an expired token once. */
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, call: Call): Promise<Json> {
    const bearer = await currentToken()
    const first = await request(method, path, bearer, call)
    if (first.json?.code !== tokenExpired) return dataIn(first)
    // Only the first of several concurrent requests discards the expired token; the others use the new one.
    if ((await token) === bearer) token = undefined
    const second = await request(method, path, await currentToken(), call)
    if (second.json?.code === tokenExpired) throw new RegistrarProblem('access', 'registrar: a new token is refused')
    return dataIn(second)
  }

  function currentToken(): Promise<string> {
    if (loginRefusal !== undefined && loginRefusal.until > now()) return Promise.reject(loginRefusal.problem)
    if (token === undefined) {
      const login = logIn()
      token = login
      login.catch(() => {
        if (token === login) token = undefined
      })
    }
    return token
  }

  async function logIn(): Promise<string> {
    const response = await request('POST', 'auth/login', null, { body: { username, password } })
    const bearer = textOf(objectOf(response.json?.data)?.token)
    if (response.json?.code === 0 && bearer !== undefined) return bearer
    const { reason, message } = openproviderProblem(response)
    if (reason === 'later' || reason === 'doubt') throw new RegistrarProblem('later', message)
    const problem = new RegistrarProblem('access', `registrar: login refused, ${message}`)
    loginRefusal = { until: now() + loginPauseMs, problem }
    throw problem
  }

  function request(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    bearer: string | null,
    call: Call,
  ): Promise<RegistrarResponse> {
    const { body, signal, timeoutMs = timeouts.readMs } = call
    return send(new URL(`${url}/v1beta/${path}`), {
      method,
      headers: bearer === null ? {} : { Authorization: `Bearer ${bearer}` },
      timeoutMs,
      ...(signal && { signal }),
      ...(body && { json: body }),
    })
  }
}

interface Call {
  readonly body?: object
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

function dataIn(response: RegistrarResponse): Json {
  if (response.json?.code === 0) return objectOf(response.json.data) ?? {}
  throw openproviderProblem(response)
}

function takenState(status: unknown, reason = ''): RegistrarAnswer['state'] {
  if (status !== 'active') return 'unknown'
  if (/invalid|syntax/i.test(reason)) return 'invalid'
  return /reserved|blocked/i.test(reason) ? 'reserved' : 'taken'
}

function placedIn({ id, status, expiration_date: expires }: Json): Placed {
  if (status === 'ACT') return { state: 'done', expiresAt: amsterdamTime(expires) }
  if (status === 'FAI') throw new RegistrarProblem('refused', 'registrar: the order failed at once')
  return { state: 'pending', processId: idOf(id) }
}

function standingOf(domains: readonly Json[], since: Date): Standing {
  const of = (...wanted: readonly string[]) => domains.find(({ status }) => wanted.includes(String(status)))
  const active = of('ACT')
  if (active) {
    const expiresAt = amsterdamTime(active.expiration_date)
    return { state: 'ours', handle: textOf(active.owner_handle) ?? '', expiresAt }
  }
  const waiting = of('PEN')
  if (waiting) return { state: 'doubtful', reason: `${String(waiting.id)} waits for information` }
  if (of('REQ', 'SCH', 'RRQ')) return { state: 'pending', waitsFor: null }
  const failure = domains.find(
    ({ status, creation_date: begun }) =>
      status === 'FAI' &&
      (amsterdamTime(begun)?.getTime() ?? Number.POSITIVE_INFINITY) >= since.getTime() - toleranceMs,
  )
  return failure ? { state: 'failed', reason: textOf(failure.reason) ?? 'FAI' } : { state: 'absent' }
}

function bodyOf(order: NameOrder): Json {
  const { handle, nameServers, transferCode } = order
  return {
    domain: partsOf(order.name),
    period: order.years,
    owner_handle: handle,
    admin_handle: handle,
    tech_handle: handle,
    billing_handle: handle,
    ...(nameServers.length > 0
      ? { name_servers: nameServers.map((server, index) => ({ name: server, seq_nr: index })) }
      : { ns_group: 'dns-openprovider' }),
    ...openproviderDnssec(order),
    autorenew: 'default',
    ...(transferCode !== undefined && { auth_code: transferCode }),
  }
}
