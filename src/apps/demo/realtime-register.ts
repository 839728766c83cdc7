import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { hasWord, says } from './registry.ts'

type Json = Readonly<Record<string, unknown>>
type ProcessStatus = 'RUNNING' | 'COMPLETED' | 'FAILED' | 'IN_DOUBT' | 'SUSPENDED'

/** Fault that a test injects into one request. Without a status the request gets no response. */
export interface RegistrarFault {
  /** The request is executed despite the fault. */
  readonly isDone?: boolean
  readonly status?: number
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

export interface RegistrarRequest {
  readonly method: string
  /** With query, without a leading slash. */
  readonly path: string
  readonly body: Json
}

export interface RegistrarSimulation {
  readonly listener: RequestListener
  /** Names charged by the registrar, in order: one per accepted create or transfer. */
  readonly charges: string[]
  readonly requests: RegistrarRequest[] | null
  /** Names registered elsewhere, with their transfer codes. */
  readonly foreign: Map<string, string>
  /** Names of the form `x.locked.…` that have been unlocked. */
  readonly unlocked: Set<string>
  fault: (request: RegistrarRequest) => RegistrarFault | undefined
  /** Outcome of a transaction for a name and its duration; 0 for an immediate outcome. */
  outcomeOf: (name: string) => { readonly status: ProcessStatus; readonly ms: number }
}

export interface RealtimeRegisterSimulation extends RegistrarSimulation {
  /** Removes all records of a name. */
  forget(name: string): void
}

export const realtimeRegisterDemo = { apiKey: 'demo', customer: 'demo' } as const

interface Answer {
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface Process {
  readonly id: number
  readonly identifier: string
  readonly action: 'create' | 'incomingTransfer'
  readonly createdDate: string
  readonly registrant: string
  readonly endsAt: number
  readonly end: ProcessStatus
}

/**
 * Registrar with Realtime Register's REST v2 API and the special names of its test environment: names under `.sync` are
 * registered immediately and those under `.async` after a moment; `x.premium.sync` is a premium name; `x.failed.async`,
 * `x.in-doubt.async` and `x.suspended.async` end in those states. A second create during a running one is accepted and
 * charged again, because the real service is not known to prevent that.
 */
export function createRealtimeRegisterSimulation({ records = false } = {}): RealtimeRegisterSimulation {
  const domains = new Map<string, { readonly registrant: string; readonly expiryDate: string }>()
  const contacts = new Set<string>()
  let processes: readonly Process[] = []

  const simulation: RealtimeRegisterSimulation = {
    listener: (request, response) => void serveRegistrar(simulation, answerTo, request, response),
    charges: [],
    requests: records ? [] : null,
    foreign: new Map(),
    unlocked: new Set(),
    fault: () => undefined,
    outcomeOf: defaultOutcome,
    forget(name) {
      domains.delete(name)
      processes = processes.filter(({ identifier }) => identifier !== name)
    },
  }
  return simulation

  function answerTo({ method, path, body }: RegistrarRequest, authorization: string): Answer {
    if (authorization !== `ApiKey ${realtimeRegisterDemo.apiKey}`) return refusal(401, 'AuthenticationError')
    settle()
    const { pathname, searchParams } = new URL(path, 'http://registrar/')
    const [, , kind, id = '', ...rest] = pathname.split('/')
    if (kind === 'customers')
      return rest[2] === undefined ? saveContact(rest[1] ?? '', body) : saveProperties(rest[1] ?? '', body)
    if (kind === 'tlds') return { status: 200, body: { provider: 'SIDN', metadata: {} } }
    if (kind === 'processes') return listProcesses(searchParams.get('identifier') ?? '')
    if (kind !== 'domains' || id === '') return refusal(404, 'ObjectDoesNotExist')
    if (rest[0] === 'check') return check(id)
    if (method === 'GET') return rest[0] === 'transfer' ? showTransfer(id) : show(id)
    if (searchParams.get('quote') === 'true') return { status: 200, body: { quote: quoteOf(id) } }
    return rest[0] === 'transfer' ? transfer(id, body) : create(id, body)
  }

  function check(name: string): Answer {
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) || name.startsWith('-')) return refusal(400, 'ValidationError')
    if (name.endsWith('.unsupported')) return refusal(400, 'UnsupportedTld')
    if (isRegistered(name)) return { status: 200, body: { available: false, reason: 'In use' } }
    if (hasWord(name, 'reserved')) return { status: 200, body: { available: false, reason: 'Reserved by registry' } }
    const { currency, total } = quoteOf(name)
    const prices = says(name, 'premium') ? { premium: true, currency, price: total, renewPrice: total / 2 } : {}
    return { status: 200, body: { available: true, ...prices } }
  }

  function saveContact(handle: string, body: Json): Answer {
    for (const field of ['name', 'addressLine', 'postalCode', 'city', 'country', 'email', 'voice']) {
      if (!body[field] || body[field] === '+.') return violation(field)
    }
    if (contacts.has(handle)) return refusal(400, 'ObjectExists')
    contacts.add(handle)
    return { status: 201, body: {} }
  }

  function saveProperties(handle: string, { properties }: Json): Answer {
    if (!contacts.has(handle)) return refusal(400, 'ObjectDoesNotExist')
    const { legalForm } = (properties ?? {}) as Json
    return legalForm ? { status: 201, body: {} } : violation('properties.legalForm')
  }

  function create(name: string, body: Json): Answer {
    if (isRegistered(name)) return refusal(400, 'ObjectExists')
    return refusedOrder(name, body, 'CREATE') ?? begin(name, body, 'create')
  }

  function transfer(name: string, body: Json): Answer {
    const code = simulation.foreign.get(name)
    if (domains.has(name)) return refusal(400, 'ObjectExists')
    if (code === undefined) return refusal(400, 'ObjectDoesNotExist')
    if (says(name, 'locked') && !simulation.unlocked.has(name)) return refusal(400, 'ObjectStatusProhibitsOperation')
    if (body.authcode !== code) return violation('authcode')
    return refusedOrder(name, body, 'TRANSFER') ?? begin(name, body, 'incomingTransfer')
  }

  function refusedOrder(name: string, { registrant, period, ns, billables }: Json, action: string): Answer | null {
    if (!contacts.has(String(registrant))) return violation('registrant')
    if (period !== 12 && name.endsWith('.nl')) return violation('period')
    if (Array.isArray(ns) && ns.some((server) => String(server).startsWith('bad.'))) return violation('ns')
    const needed = [
      ...(says(name, 'premium') ? [{ product: 'domain_sync_premium', action, quantity: 1 }] : []),
      ...(hasWord(name, 'local-contact') ? [{ product: 'local_contact', action: 'LOCAL_CONTACT', quantity: 1 }] : []),
    ]
    if (needed.length === 0 || Array.isArray(billables)) return null
    return refusal(400, 'BillableAcknowledgmentNeededException', { quote: { ...quoteOf(name), billables: needed } })
  }

  function begin(name: string, { registrant }: Json, action: Process['action']): Answer {
    const { status: end, ms } = simulation.outcomeOf(name)
    simulation.charges.push(name)
    const id = simulation.charges.length
    const process = { id, identifier: name, action, createdDate: new Date().toISOString(), end }
    processes = [...processes, { ...process, endsAt: Date.now() + ms, registrant: String(registrant) }]
    settle()
    const headers = { 'X-Process-Id': String(id) }
    if (action !== 'create') return { status: 200, headers, body: transferOf(name, id) }
    return domains.has(name) ? show(name) : { status: 202, headers, body: { processId: id } }
  }

  function settle(): void {
    for (const { identifier, registrant, ...process } of processes) {
      if (domains.has(identifier) || stateOf(process) !== 'COMPLETED') continue
      simulation.foreign.delete(identifier)
      domains.set(identifier, { registrant, expiryDate: new Date(Date.now() + 365 * 86_400_000).toISOString() })
    }
  }

  function isRegistered(name: string): boolean {
    return domains.has(name) || simulation.foreign.has(name)
  }

  function show(name: string): Answer {
    const domain = domains.get(name)
    if (!domain) return refusal(400, 'ObjectDoesNotExist')
    const { customer } = realtimeRegisterDemo
    return { status: 200, body: { domainName: name, customer, status: ['OK'], ...domain } }
  }

  function transferOf(name: string, processId: number): object {
    const { expiryDate } = domains.get(name) ?? {}
    const status = expiryDate ? 'completed' : says(name, 'foa') ? 'pendingfoa' : 'pending'
    const actionDate = status === 'pending' ? new Date(Date.now() + 5 * 86_400_000).toISOString() : undefined
    return { domainName: name, type: 'IN', processId, status, expiryDate, actionDate }
  }

  function showTransfer(name: string): Answer {
    const process = processes.findLast(({ identifier }) => identifier === name)
    return process ? { status: 200, body: transferOf(name, process.id) } : refusal(400, 'ObjectDoesNotExist')
  }

  function listProcesses(name: string): Answer {
    const own = processes.filter(({ identifier }) => identifier === name)
    const entities = own.map((process) => ({ ...process, type: 'domain', status: stateOf(process) })).toReversed()
    return { status: 200, body: { entities, pagination: { total: entities.length } } }
  }
}

function stateOf({ endsAt, end }: Pick<Process, 'endsAt' | 'end'>): ProcessStatus {
  return Date.now() < endsAt ? 'RUNNING' : end
}

/** Serves a request with the injected fault. Simulations of other registrars use it too. */
export async function serveRegistrar(
  { fault, requests }: RegistrarSimulation,
  answerTo: (request: RegistrarRequest, authorization: string) => Answer,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await text(incoming)
  const { method = '', url = '/', headers } = incoming
  const request = { method, path: url.slice(1), body: sent === '' ? {} : (JSON.parse(sent) as Json) }
  requests?.push(request)
  const wrong = fault(request)
  const answer = wrong === undefined || wrong.isDone ? answerTo(request, headers.authorization ?? '') : { status: 0 }
  const { status, body, headers: more } = wrong ?? answer
  if (status === undefined) return
  response.writeHead(status, { 'Content-Type': 'application/json', ...more })
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
}

const ends: Partial<Record<string, ProcessStatus>> = {
  failed: 'FAILED',
  'in-doubt': 'IN_DOUBT',
  suspended: 'SUSPENDED',
}

function defaultOutcome(name: string): { readonly status: ProcessStatus; readonly ms: number } {
  const [, word = ''] = /\.(failed|in-doubt|suspended)\./.exec(name) ?? []
  return { status: ends[word] ?? 'COMPLETED', ms: name.endsWith('.async') ? 20 : 0 }
}

function quoteOf(name: string) {
  return { currency: 'EUR', total: says(name, 'premium') ? 25_000 : 500, billables: [] }
}

function refusal(status: number, type: string, more: object = {}): Answer {
  return { status, body: { type, message: `${type} of the simulation`, ...more } }
}

function violation(field: string): Answer {
  return refusal(400, 'ConstraintViolationException', { violations: [{ field, message: 'wrong' }] })
}
