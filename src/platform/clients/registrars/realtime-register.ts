import { cents } from '#core/money/money.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import type { RegistrarAnswer } from '#platform/clients/domain-lookup.ts'
import {
  type HolderContact,
  type NameOrder,
  type Placed,
  type Price,
  type Registrar,
  RegistrarProblem,
  type Standing,
} from '#platform/clients/registrar.ts'
import {
  createRegistrarHttp,
  idOf,
  dateOf,
  type Json,
  objectOf,
  objectsOf,
  type RegistrarResponse,
  type RegistrarTimeouts,
  registrarTimeouts,
  textOf,
} from './registrar-http.ts'
import { heldAtRealtimeRegister } from './held-names.ts'
import { contactKeyOf, realtimeRegisterContact } from './registrar-contacts.ts'
import { agreedBillables, checkFailure, ConsentNeeded, realtimeRegisterProblem } from './registrar-problems.ts'

export interface RealtimeRegisterSettings {
  readonly kind: 'realtimeregister'
  /** Base URL of the API without `/v2` and without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** Handle of our account. */
  readonly customer: string
  readonly timeouts?: RegistrarTimeouts
}

const doubtful = new Set(['IN_DOUBT', 'SUSPENDED'])
const failed = new Set(['FAILED', 'CANCELLED', 'INVALID'])
const failedTransfers = new Set(['cancelled', 'rejected', 'failed'])
const holderMustAct = new Set(['pendingwhois', 'pendingfoa', 'pendingvalidation'])
/** Tolerance for clock skew. */
const toleranceMs = 60_000

/** Realtime Register REST v2: amounts in cents, periods in months, one name per check. */
export function createRealtimeRegister(settings: RealtimeRegisterSettings): Registrar {
  const { url, apiKey, customer, timeouts = registrarTimeouts } = settings
  const send = createRegistrarHttp()
  let registryOfNl: string | undefined

  return {
    maxNamesPerCall: 1,

    held: heldAtRealtimeRegister({
      customer,
      get: (path, signal) => read(path, signal),
      post,
      remove: (path, signal) => post(path, undefined, signal, 'DELETE'),
    }),

    async check(names, signal) {
      try {
        return await Promise.all(names.map((name) => answerTo(name, signal)))
      } catch (error) {
        throw checkFailure(error)
      }
    },

    async saveContact(contact, signal) {
      const data = realtimeRegisterContact(contact)
      const { legalForm, companyNumber } = contact
      const handle = contactKeyOf(legalForm ? { ...data, legalForm, companyNumber } : data)
      await post(`customers/${customer}/contacts/${handle}`, data, signal).catch(unlessThere)
      if (legalForm) await tellLegalForm(handle, contact, signal)
      return handle
    },

    async quote(order, signal) {
      return priceIn((await post(`domains/${order.name}?quote=true`, bodyOf(order), signal)).json)
    },

    create: (order, signal) => place(`domains/${order.name}`, order, signal),

    transfer: (order, signal) => place(`domains/${order.name}/transfer`, order, signal),

    async find(name, since, signal) {
      const domain = await read(`domains/${name}`, signal).catch(asForeign)
      if (domain?.customer === customer) {
        return { state: 'ours', handle: textOf(domain.registrant) ?? '', expiresAt: dateOf(domain.expiryDate) }
      }
      const processes = await processesOf(name, since, signal)
      const standing = standingOf(processes)
      if (standing?.state === 'pending' && processes.some(({ action }) => action !== 'create')) {
        return transferOf(name, standing, signal)
      }
      return standing ?? { state: domain === null ? 'absent' : 'others' }
    },
  }

  /** The .nl registry needs the legal form of an organisation, for which contacts have no field. */
  async function tellLegalForm(handle: string, contact: HolderContact, signal: AbortSignal): Promise<void> {
    const { legalForm, companyNumber } = contact
    registryOfNl ??= textOf((await read('tlds/nl/info', signal))?.provider)
    if (registryOfNl === undefined) throw new RegistrarProblem('doubt', 'registrar: .nl without a registry')
    const properties = { legalForm, ...(companyNumber !== null && { legalFormRegNo: companyNumber }) }
    await post(`customers/${customer}/contacts/${handle}/${registryOfNl}`, { properties }, signal).catch(unlessThere)
  }

  async function answerTo({ ascii: name }: DomainName, signal: AbortSignal): Promise<RegistrarAnswer> {
    const response = await request('GET', `domains/${name}/check?renewPrice=true`, undefined, timeouts.checkMs, signal)
    const { json } = response
    if (response.status === 200 && typeof json?.available === 'boolean') return checkedAnswer(name, json)
    const problem = realtimeRegisterProblem(response)
    if (problem.reason !== 'refused' && problem.reason !== 'missing') throw problem
    const isUnsupported = json?.type === 'UnsupportedTld'
    return { name, state: isUnsupported ? 'unknown' : 'invalid', reason: problem.message }
  }

  /** The registrar charges nothing before consent, so an order refused for consent can be sent again with it. */
  async function place(path: string, order: NameOrder, signal: AbortSignal): Promise<Placed> {
    try {
      return placedIn(await post(path, bodyOf(order), signal))
    } catch (error) {
      const billables = error instanceof ConsentNeeded ? agreedBillables(error, order) : null
      if (billables === null) throw error
      return placedIn(await post(path, { ...bodyOf(order), billables }, signal))
    }
  }

  function bodyOf({ handle, years, nameServers, dnssecKeys, dnssec, transferCode }: NameOrder): Json {
    return {
      customer,
      registrant: handle,
      period: years * 12,
      contacts: ['ADMIN', 'BILLING', 'TECH'].map((role) => ({ role, handle })),
      ...(nameServers.length > 0 ? { ns: nameServers } : { zone: { service: 'BASIC', dnssec: dnssec !== false } }),
      ...(dnssecKeys && { keyData: dnssecKeys }),
      ...(transferCode !== undefined && { authcode: transferCode }),
    }
  }

  async function processesOf(name: string, since: Date, signal: AbortSignal): Promise<readonly Json[]> {
    const query = new URLSearchParams({ identifier: name, type: 'domain', order: '-createdDate', limit: '50' })
    const list = await read(`processes?${query}`, signal)
    // A response without a list does not prove that there are no processes.
    if (!Array.isArray(list?.entities)) throw new RegistrarProblem('doubt', 'registrar: processes without a list')
    return objectsOf(list.entities).filter(
      ({ identifier, action, createdDate }) =>
        (textOf(identifier) ?? name) === name &&
        /create|transfer/i.test(textOf(action) ?? '') &&
        (dateOf(createdDate)?.getTime() ?? Number.POSITIVE_INFINITY) >= since.getTime() - toleranceMs,
    )
  }

  async function transferOf(name: string, running: Standing, signal: AbortSignal): Promise<Standing> {
    const transfer = await read(`domains/${name}/transfer`, signal)
    const status = textOf(transfer?.status) ?? ''
    if (holderMustAct.has(status)) return { state: 'pending', waitsFor: 'holder' }
    return status === 'pending'
      ? { state: 'pending', waitsFor: 'provider', until: dateOf(transfer?.actionDate) }
      : running
  }

  /** @returns null if the object does not exist */
  async function read(path: string, signal: AbortSignal): Promise<Json | null> {
    const response = await request('GET', path, undefined, timeouts.readMs, signal)
    if (response.status === 200 && response.json !== null) return response.json
    const problem = realtimeRegisterProblem(response)
    if (problem.reason === 'missing') return null
    throw problem
  }

  async function post(path: string, body: object | undefined, signal: AbortSignal, method: 'POST' | 'DELETE' = 'POST') {
    const response = await request(method, path, body, timeouts.writeMs, signal)
    if (response.status >= 200 && response.status < 300) return response
    throw realtimeRegisterProblem(response)
  }

  function request(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    json: object | undefined,
    timeoutMs: number,
    signal: AbortSignal,
  ) {
    const headers = { Authorization: `ApiKey ${apiKey}` }
    return send(new URL(`${url}/v2/${path}`), { method, headers, timeoutMs, signal, ...(json && { json }) })
  }
}

/** Names that we may not read belong to another customer of the registrar. */
function asForeign(error: unknown): Json {
  if (error instanceof RegistrarProblem && error.reason === 'access') return {}
  throw error
}

function checkedAnswer(
  name: string,
  { available, reason, premium, currency, price, renewPrice }: Json,
): RegistrarAnswer {
  const words = textOf(reason)
  const explanation = words === undefined ? {} : { reason: words }
  if (available !== true)
    return { name, state: /reserved|blocked/i.test(words ?? '') ? 'reserved' : 'taken', ...explanation }
  if (premium !== true) return { name, state: 'available', ...explanation }
  const isPriced = typeof currency === 'string' && Number.isSafeInteger(price)
  if (!isPriced) return { name, state: 'premium', ...explanation }
  const renewal = Number.isSafeInteger(renewPrice) ? { renewal: cents(Number(renewPrice)) } : {}
  return { name, state: 'premium', ...explanation, premium: { currency, firstYear: cents(Number(price)), ...renewal } }
}

/** Pending for status 202, and for transfers that have started: those have no expiry date. */
function placedIn({ status, headers, json }: RegistrarResponse): Placed {
  if (status !== 202 && json === null) throw new RegistrarProblem('doubt', 'registrar: the answer is no JSON')
  const word = textOf(json?.status)
  if (word !== undefined && failedTransfers.has(word)) throw new RegistrarProblem('refused', `transfer ${word}`)
  const expiresAt = dateOf(json?.expiryDate)
  const isDone = status !== 202 && (word === undefined || word === 'completed') && expiresAt !== null
  return isDone
    ? { state: 'done', expiresAt }
    : { state: 'pending', processId: idOf(headers['x-process-id']) ?? idOf(json?.processId) }
}

/**
 * @param processes newest first
 * @returns null if there are none
 */
function standingOf(processes: readonly Json[]): Standing | null {
  const [newest] = processes
  if (newest === undefined) return null
  const stuck = processes.find(({ status }) => doubtful.has(String(status)))
  if (stuck) return { state: 'doubtful', reason: `process ${String(stuck.id)} is ${String(stuck.status)}` }
  const hasFailed = processes.every(({ status }) => failed.has(String(status)))
  if (!hasFailed) return { state: 'pending', waitsFor: null }
  return { state: 'failed', reason: textOf(newest.statusDetail) ?? textOf(objectOf(newest.error)?.message) ?? 'failed' }
}

function priceIn(json: Json | null): Price {
  const { currency, total } = objectOf(json?.quote) ?? {}
  if (typeof currency === 'string' && Number.isSafeInteger(total)) return { currency, amount: cents(Number(total)) }
  throw new RegistrarProblem('doubt', 'registrar: a quote without a price')
}

function unlessThere(error: unknown): void {
  if (!(error instanceof RegistrarProblem && error.reason === 'exists')) throw error
}
