import { createRegistrar } from '#platform/clients/registrars/create-registrar.ts'
import { createMemoryStore } from '#apps/demo/provisioning.ts'
import {
  createRealtimeRegisterSimulation,
  realtimeRegisterDemo,
  type RegistrarFault,
  type RegistrarRequest,
  type RegistrarSimulation,
} from '#apps/demo/realtime-register.ts'
import type { Delays } from '#apps/receiver/deliver-name.ts'
import { createReceiver, type Receiver, type ReceiverParts } from '#apps/receiver/receiver.ts'
import type { ReceivedLine, ReceiverStore } from '#apps/receiver/receiver-store.ts'
import type { Registrar } from '#platform/clients/registrar.ts'
import { createOpenproviderSimulation, openproviderDemo } from '#tests/builders/openprovider-server.ts'
import { listening } from '#tests/builders/vies-server.ts'
import { logTo } from '#tests/builders/log.ts'

export const registrarKinds = ['realtimeregister', 'openprovider'] as const
export type RegistrarKind = (typeof registrarKinds)[number]

/** How each of them says something. */
interface Words {
  readonly isCreate: (request: RegistrarRequest) => boolean
  readonly noCredit: RegistrarFault
  readonly maintenance: RegistrarFault
  /** Something is missing that only this register wants. */
  readonly propertyMissing: RegistrarFault
  readonly brokenInside: RegistrarFault
}

const error = (type: string, more: object = {}): RegistrarFault => ({
  status: 400,
  body: { type, message: 'no', ...more },
})
const code = (number: number, status = 500): RegistrarFault => ({ status, body: { code: number, desc: 'no' } })

export const words: Readonly<Record<RegistrarKind, Words>> = {
  realtimeregister: {
    isCreate: ({ method, path }) => method === 'POST' && /^v2\/domains\/[^/]+$/.test(path),
    noCredit: error('InsufficientCreditException'),
    maintenance: {
      status: 503,
      body: { type: 'ProviderUnavailable', message: 'maintenance', endDate: new Date(Date.now() + 50).toISOString() },
    },
    propertyMissing: error('ConstraintViolationException', {
      violations: [{ field: 'legalForm', message: 'missing' }],
    }),
    brokenInside: { status: 500, body: { type: 'InternalSRSError', message: 'no' } },
  },
  openprovider: {
    isCreate: ({ method, path }) => method === 'POST' && path === 'v1beta/domains',
    noCredit: code(310),
    maintenance: code(4005, 200),
    propertyMissing: code(374),
    brokenInside: code(399),
  },
}

export interface RegistrarWorld extends AsyncDisposable {
  readonly url: string
  readonly simulation: RegistrarSimulation
  readonly requests: readonly RegistrarRequest[]
  readonly registrar: Registrar
  readonly store: ReceiverStore
  readonly reports: Report[]
  readonly log: string[]
  open(more?: Partial<ReceiverParts>): Receiver
  order(line: Partial<ReceivedLine>): Promise<ReceivedLine>
  /** How often a create reached the registrar. */
  creates(): number
  states(itemId?: string): readonly string[]
}

interface Report {
  readonly itemId: string
  readonly state: string
  readonly note: string | null
  readonly step?: string
  readonly until?: string
}

export const fastDelays: Delays = {
  repeatMs: 60,
  minPollMs: 5,
  maxPollMs: { register: 20, move: 20 },
  parkedMs: 40,
  lockedMs: 40,
}
const timeouts = { checkMs: 300, readMs: 2000, writeMs: 200 }

export const sampleHolder = {
  firstName: 'Jo',
  lastName: 'Bakker',
  companyName: null,
  companyNumber: null,
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '8011 AB',
  city: 'Zwolle',
  country: 'NL',
  email: 'jo@bakker.example',
  phone: '+31612345678',
} as const

export async function openRegistrarServer(kind: RegistrarKind) {
  const simulation =
    kind === 'openprovider' ? createOpenproviderSimulation() : createRealtimeRegisterSimulation({ records: true })
  const { port, close } = await listening(simulation.listener)
  const url = `http://127.0.0.1:${port}`
  const settings =
    kind === 'openprovider'
      ? { kind, url, ...openproviderDemo, timeouts }
      : { kind, url, ...realtimeRegisterDemo, timeouts }
  const requests = simulation.requests ?? []
  return { simulation, requests, url, settings, registrar: createRegistrar(settings), close }
}

/** A receiver, a registrar, and a shop that writes down what it is told. */
export async function openRegistrarWorld(kind: RegistrarKind): Promise<RegistrarWorld> {
  const { simulation, requests, url, registrar, close } = await openRegistrarServer(kind)
  const store = createMemoryStore()
  const reports: Report[] = []
  const log: string[] = []
  const receivers: Receiver[] = []
  let orders = 0
  const world: RegistrarWorld = {
    url,
    simulation,
    requests,
    registrar,
    store,
    reports,
    log,
    open(more) {
      const receiver = createReceiver({
        store,
        registrar,
        seal: { headersFor: () => ({}), idOf: () => 'x' },
        nameServers: [],
        delays: fastDelays,
        idleMs: 5,
        log: logTo((line) => void log.push(line)),
        async postReport(_, body) {
          reports.push((JSON.parse(body) as { readonly data: Report }).data)
          return 200
        },
        ...more,
      })
      receivers.push(receiver)
      return receiver
    },
    async order(wanted) {
      orders += 1
      const line: ReceivedLine = {
        orderNumber: `2026-00000${orders}`,
        itemId: `item${orders}`,
        kind: 'register',
        name: 'voorbeeld.sync',
        language: 'nl',
        years: 1,
        holder: sampleHolder,
        maxPremium: null,
        transferCode: null,
        ...wanted,
      }
      if (receivers.length === 0) world.open()
      await store.accept(`event ${orders}`, [line])
      for (const receiver of receivers) receiver.wake()
      return line
    },
    creates: () => requests.filter(words[kind].isCreate).length,
    states: (itemId = 'item1') => reports.filter((report) => report.itemId === itemId).map(({ state }) => state),
    async [Symbol.asyncDispose]() {
      for (const receiver of receivers) await receiver.close()
      await close()
    },
  }
  return world
}

/** The first requests that `isIt` says go wrong, as often as wanted. */
export function failing(
  isIt: (request: RegistrarRequest) => boolean,
  fault: RegistrarFault,
  times = 1,
): RegistrarSimulation['fault'] {
  let left = times
  return (request) => {
    if (left === 0 || !isIt(request)) return undefined
    left -= 1
    return fault
  }
}
