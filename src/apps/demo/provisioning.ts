import { silentLog } from '#platform/telemetry/log.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { cents } from '#core/money/money.ts'
import type { DeliveryKind } from '#core/orders/delivery.ts'
import type { Registrar } from '#platform/clients/registrar.ts'
import type { MessageSeal } from '#platform/clients/provisioning/standard-webhooks.ts'
import type { UnfinishedDelivery, UnreportedEnd } from '#features/deliveries/repository.ts'
import type {
  PendingReport,
  ReceivedEnd,
  ReceivedLine,
  ReceiverStore,
  TakenLine,
  Verdict,
} from '#apps/receiver/receiver-store.ts'
import { createReceiver, endOfLastDay, type Receiver } from '#apps/receiver/receiver.ts'
import type { RealtimeRegisterSimulation } from './realtime-register.ts'

export interface DemoProvisioningParts {
  readonly seal: MessageSeal
  readonly postReport: (headers: Readonly<Record<string, string>>, body: string) => Promise<number>
  /** Client of the simulated registrar. */
  readonly registrar: Registrar
  readonly simulation: RealtimeRegisterSimulation
  /** Deliveries that an earlier process accepted and did not finish. */
  readonly unfinished: () => Promise<readonly UnfinishedDelivery[]>
  /** Ends that an earlier process was told of and did not report. */
  readonly unreportedEnds: () => Promise<readonly UnreportedEnd[]>
  /** Factor for the delays; tests use less than 1. */
  readonly pace?: number
}

/** Start and end of a delivery, in seconds after it was ordered. */
const schedule: Readonly<Record<DeliveryKind, { readonly busy: number; readonly done: number }>> = {
  register: { busy: 2, done: 5 },
  move: { busy: 3, done: 9 },
  setUp: { busy: 4, done: 8 },
  extra: { busy: 5, done: 9 },
  movingService: { busy: 6, done: 20 },
}

const movingNote: LocalizedText = {
  nl: 'We kopiëren je site en je mail. Je site blijft gewoon bereikbaar.',
  de: 'Wir kopieren Ihre Website und Ihre E-Mails. Ihre Website bleibt erreichbar.',
  en: 'We are copying your site and your mail. Your site stays online.',
}

/**
 * The reference receiver with a simulated registrar; deliveries other than names have no effect and are only reported.
 * Names that begin with `mislukt-` are taken at the last moment. Transfers of names with `bezet-code` have a wrong
 * code, those with `bezet-slot` are locked, and those with `bezet-houder` wait for their holder. Nothing is stored: the
 * receiver asks for unfinished deliveries when it starts.
 */
export function createDemoProvisioning(parts: DemoProvisioningParts): Receiver {
  const { seal, postReport, registrar, simulation, unfinished, unreportedEnds, pace = 1 } = parts
  const ms = (seconds: number) => seconds * 1000 * pace
  const memory = createMemoryStore((kind) => ms(schedule[kind].busy))
  const store: ReceiverStore = {
    ...memory,
    // Accepts every transfer code, and a missing one.
    accept: (id, lines) =>
      memory.accept(
        id,
        lines.map((line) => (line.kind === 'move' ? { ...line, transferCode: line.transferCode ?? 'demo' } : line)),
      ),
  }
  simulation.outcomeOf = (name) => {
    const { busy, done } = schedule[simulation.foreign.has(name) ? 'move' : 'register']
    return { status: 'COMPLETED', ms: ms(done - busy) }
  }
  const receiver = createReceiver({
    store,
    seal,
    postReport,
    nameServers: [],
    log: silentLog,
    delays: {
      repeatMs: ms(2),
      minPollMs: ms(0.5),
      maxPollMs: { register: ms(1), move: ms(1) },
      parkedMs: ms(10),
      lockedMs: ms(600),
    },
    workers: 2,
    idleMs: Math.ceil(ms(0.5)),
    registrar: {
      ...registrar,
      async create(order, signal) {
        // Every visitor can order the same name.
        simulation.forget(order.name)
        if (order.name.startsWith('mislukt-')) simulation.foreign.set(order.name, '')
        return registrar.create(order, signal)
      },
      async transfer(order, signal) {
        simulation.forget(order.name)
        const isWrong = order.name.startsWith('bezet-code')
        simulation.foreign.set(order.name, isWrong ? 'another' : (order.transferCode ?? ''))
        return registrar.transfer(order, signal)
      },
    },
    endOther: () => ({ state: 'ended', dueInMs: null, report: { state: 'ended', note: null } }),
    async deliverOther({ kind, language, isAccepted }): Promise<Verdict> {
      if (isAccepted) return { state: 'done', dueInMs: null, report: { state: 'done', note: null } }
      const { busy, done } = schedule[kind]
      const note = kind === 'movingService' ? movingNote[language] : null
      return { state: 'open', dueInMs: ms(done - busy), isAccepted: true, report: { state: 'busy', note } }
    },
  })
  let isClosed = false
  void resume()
  return {
    ...receiver,
    async close() {
      isClosed = true
      await receiver.close()
    },
  }

  /** Retried every second, because the database may not be available yet. */
  async function resume(): Promise<void> {
    try {
      await store.accept('resumed', (await unfinished()).map(lineOf))
      await store.acceptEnds('resumed ends', (await unreportedEnds()).map(receivedEndOf))
    } catch {
      setTimeout(() => void (isClosed || resume()), ms(1)).unref()
    }
  }
}

/** The demo accepts the price paid for a premium name as sufficient. */
function lineOf({ buyer, ...delivery }: UnfinishedDelivery): ReceivedLine {
  const { chamberOfCommerceNumber: companyNumber, ...contact } = buyer
  return {
    ...delivery,
    years: 1,
    holder: { ...contact, companyNumber },
    maxPremium: cents(1_000_000),
    transferCode: null,
  }
}

function receivedEndOf({ lastDay, ...end }: UnreportedEnd): ReceivedEnd {
  return { ...end, endsAt: endOfLastDay(lastDay) }
}

interface StoredLine extends TakenLine, Omit<PendingReport, 'state' | 'at'> {
  readonly state: Verdict['state']
  readonly dueAt: number
  /** Infinite if it has no end. */
  readonly endsAt: number
  readonly isHeld: boolean
  readonly reportState: PendingReport['state'] | null
  readonly reportedNumber: number
  readonly reportedAt: Date
}

type LineKey = Pick<ReceivedLine, 'orderNumber' | 'itemId'>

const keyOf = ({ orderNumber, itemId }: LineKey) => `${orderNumber} ${itemId}`

/** Store for a single process. `delayMs`: delay before a new line is processed. */
export function createMemoryStore(delayMs: (kind: DeliveryKind) => number = () => 0): ReceiverStore {
  const events = new Set<string>()
  const lines = new Map<string, StoredLine>()
  const change = (line: LineKey, by: Partial<StoredLine>) => {
    const stored = lines.get(keyOf(line))
    if (stored) lines.set(keyOf(line), { ...stored, ...by })
  }

  return {
    async accept(eventId, received) {
      if (events.has(eventId)) return
      events.add(eventId)
      for (const line of received) {
        const known = lines.get(keyOf(line))
        if (known === undefined || (known.state === 'announced' && !isOver(known)))
          lines.set(keyOf(line), {
            ...unsent,
            ...known,
            ...line,
            state: 'open',
            dueAt: Date.now() + delayMs(line.kind),
          })
      }
    },

    async acceptEnds(eventId, ends) {
      if (events.has(eventId)) return
      events.add(eventId)
      for (const { endsAt, reason, ...end } of ends) {
        const known = lines.get(keyOf(end))
        if (known?.state === 'ended') continue
        const at = endsAt?.getTime() ?? Number.POSITIVE_INFINITY
        const line = known ?? { ...unsent, ...unnamed, ...end, state: 'announced', dueAt: at }
        const isUnderWay = line.state === 'open' && line.sentAt !== null
        const dueAt = isUnderWay ? line.dueAt : Math.min(line.dueAt, at)
        lines.set(keyOf(end), { ...line, endsAt: Math.min(line.endsAt, at), endReason: reason, dueAt })
      }
    },

    async take() {
      const due = [...lines.values()].find(
        (line) =>
          !line.isHeld &&
          line.dueAt <= Date.now() &&
          (line.state === 'open' || (isOver(line) && line.state !== 'ended')),
      )
      if (!due) return null
      change(due, { isHeld: true })
      return { ...due, isOver: isOver(due) }
    },

    async markSent(line, handle) {
      const isUnderWay = [...lines.values()].some(
        (other) => other.name === line.name && keyOf(other) !== keyOf(line) && other.state === 'open' && other.sentAt,
      )
      if (isUnderWay) return 'busy'
      const stored = lines.get(keyOf(line))
      if (stored === undefined || isOver(stored)) return 'lost'
      change(line, { handle, sentAt: new Date(), attempts: line.attempts + 1 })
      return 'marked'
    },

    async settle(line, { state, dueInMs, problem = null, isAccepted, wasNotTaken, isRefused, report }) {
      const stored = lines.get(keyOf(line))
      if (!stored) return
      const isNews =
        report &&
        (report.state !== stored.reportState ||
          (report.note !== null && report.note !== stored.note) ||
          (report.step && report.step !== stored.step))
      change(line, {
        state,
        problem,
        isHeld: false,
        dueAt: dueInMs === null ? (state === 'ended' ? Number.POSITIVE_INFINITY : stored.endsAt) : Date.now() + dueInMs,
        isAccepted: stored.isAccepted || isAccepted === true,
        attempts: stored.attempts - (wasNotTaken || isRefused ? 1 : 0),
        ...(isRefused && { sentAt: null }),
        ...(isNews && {
          reportState: report.state,
          note: report.note,
          step: report.step ?? null,
          until: report.until ?? null,
          number: stored.number + 1,
          reportedAt: new Date(),
        }),
      })
    },

    async hurry(name) {
      for (const line of lines.values()) {
        const isUnderWay = line.name === name && line.state === 'open' && line.isAccepted
        if (isUnderWay && Number.isFinite(line.dueAt)) change(line, { dueAt: Date.now() })
      }
    },

    async unreported() {
      return [...lines.values()].flatMap(
        ({ orderNumber, itemId, number, note, step, until, reportState, reportedAt: at, reportedNumber }) =>
          reportState === null || number === reportedNumber
            ? []
            : [{ orderNumber, itemId, number, note, step, until, state: reportState, at }],
      )
    },

    async markReported(report) {
      change(report, { reportedNumber: report.number })
    },
  }
}

function isOver({ endsAt }: Pick<StoredLine, 'endsAt'>): boolean {
  return endsAt <= Date.now()
}

/** What the line of an order has and its end has not: nothing of it is needed to end it. */
const unnamed = {
  language: 'en',
  years: 1,
  maxPremium: null,
  transferCode: null,
  holder: {
    firstName: '',
    lastName: '',
    companyName: null,
    companyNumber: null,
    street: '',
    houseNumber: '',
    postalCode: '',
    city: '',
    country: '',
    email: '',
    phone: '',
  },
} as const

const unsent = {
  endsAt: Number.POSITIVE_INFINITY,
  isOver: false,
  endReason: null,
  hold: 0,
  handle: null,
  sentAt: null,
  attempts: 0,
  isAccepted: false,
  problem: null,
  state: 'open',
  isHeld: false,
  reportState: null,
  number: 0,
  note: null,
  step: null,
  until: null,
  reportedNumber: 0,
  reportedAt: new Date(0),
} as const
