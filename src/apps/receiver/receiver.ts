import type { Log } from '#platform/telemetry/log.ts'
import type { IncomingMessage, RequestListener } from 'node:http'
import { parse } from '#platform/schema/parse.ts'
import {
  type ProvisioningEnds,
  provisioningEnds,
  type ProvisioningOrder,
  provisioningOrder,
} from '#features/deliveries/schema/provisioning.ts'
import { type AutoResetEvent, createAutoResetEvent } from '#platform/limits/auto-reset-event.ts'
import { frequencyOf, monthsOf } from '#core/catalogue/frequency.ts'
import { daysAfter, type IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { cents } from '#core/money/money.ts'
import type { HolderContact, ReadWebhook } from '#platform/clients/registrar.ts'
import type { MessageSeal } from '#platform/clients/provisioning/standard-webhooks.ts'
import { type Delays, deliverName, type NameDelivery } from './deliver-name.ts'
import type { PendingReport, ReceivedEnd, ReceivedLine, ReceiverStore, TakenLine, Verdict } from './receiver-store.ts'

export interface ReceiverParts extends Omit<NameDelivery, 'store'> {
  readonly store: ReceiverStore
  readonly seal: MessageSeal
  /** Posts a report to the shop and returns the status. */
  readonly postReport: (headers: Readonly<Record<string, string>>, body: string) => Promise<number>
  readonly log: Log
  /** Delivers lines that are not names; by default a person does it. */
  readonly deliverOther?: (line: TakenLine) => Promise<Verdict>
  /** Switches off lines that are not names; by default a person does it. */
  readonly endOther?: (line: TakenLine) => Verdict
  /** Reads the events of the registrar. Absent: the registrar sends none, and names are polled. */
  readonly readWebhook?: ReadWebhook | undefined
  readonly workers?: number
  readonly idleMs?: number
}

export interface Receiver {
  readonly listener: RequestListener
  /** Checks at once for due lines. */
  wake(): void
  close(): Promise<void>
}

export const usualDelays: Delays = {
  repeatMs: 60_000,
  minPollMs: 1000,
  maxPollMs: { register: 30_000, move: 15 * 60_000 },
  parkedMs: 15 * 60_000,
  lockedMs: 6 * 60 * 60_000,
}

const maxBodyBytes = 512 * 1024
/** The path for events of the registrar. */
const registrarPath = '/registrar'

/**
 * The provisioning side of the contract in docs/provisioning.md: accepts orders, registers names and reports back. Its
 * whole state is in its store, so that the process may be stopped at any moment.
 */
export function createReceiver(parts: ReceiverParts): Receiver {
  const {
    store,
    seal,
    log,
    deliverOther = leaveToPerson,
    endOther = leaveEndToPerson,
    workers = 4,
    idleMs = 1000,
  } = parts
  const closing = new AbortController()
  const { signal } = closing
  const lineDue = Array.from({ length: workers }, createAutoResetEvent)
  const reportDue = createAutoResetEvent()
  const running = [...lineDue.map((due) => repeat(workOnce, due)), repeat(reportAll, reportDue)]

  return {
    listener: (request, response) => {
      statusOf(request)
        .catch((error: unknown) => {
          log.error('database', 'An order could not be stored.', { reason: String(error) })
          return 503
        })
        .then((status) => response.writeHead(status).end())
        .catch(() => response.destroy())
    },

    wake,

    async close() {
      closing.abort(new Error('the receiver closes'))
      wake()
      await Promise.all(running)
    },
  }

  function wake(): void {
    for (const due of [...lineDue, reportDue]) due.set()
  }

  /** Answers with 2xx only after everything is stored. */
  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405
    const body = await bodyOf(request)
    if (body === null) return 413
    const header = (name: string) => request.headers[name]?.toString()
    if (request.url === registrarPath) return statusOfWebhook(parts.readWebhook?.(header, body) ?? null)
    const id = seal.idOf(header, body)
    if (id === null) return 401
    const message = jsonIn(body)
    const type = typeOf(message)
    if (type === 'order.ended') {
      const ended = parse(provisioningEnds, message)
      if (!ended.ok) return unreadable(id, ended.faults)
      await store.acceptEnds(id, endsOf(ended.value))
    } else if (type === 'order.paid' || type === 'order.released') {
      const event = parse(provisioningOrder, message)
      if (!event.ok) return unreadable(id, event.faults)
      await store.accept(id, linesOf(event.value))
    } else if (type !== 'order.refunded') {
      log.info('provisioning', 'An event has a kind that this receiver does not know.', { eventId: id })
    }
    wake()
    return 204
  }

  function unreadable(eventId: string, found: readonly { readonly path: string; readonly code: string }[]): number {
    const faults = found.map(({ path, code }) => `${path} ${code}`).join(', ')
    log.alert('provisioning', 'An event cannot be read.', { eventId, faults })
    return 422
  }

  /** Answers every event with 200, even unknown kinds: the registrar stops sending after a few refusals. */
  async function statusOfWebhook(message: ReturnType<ReadWebhook>): Promise<number> {
    if (message === null) return 401
    if (message.name !== undefined) {
      await store.hurry(message.name.toLowerCase())
      wake()
    }
    return 200
  }

  /**
   * Repeats `work`: at once while there is more of it, otherwise when some may be due. The same error is logged once.
   */
  async function repeat(work: () => Promise<boolean>, due: AutoResetEvent): Promise<void> {
    let lastProblem = ''
    while (!signal.aborted) {
      let hasMore = false
      try {
        hasMore = await work()
        lastProblem = ''
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        if (problem !== lastProblem && !signal.aborted)
          log.error('background', 'The receiver cannot work.', { reason: problem })
        lastProblem = problem
      }
      if (!hasMore && !signal.aborted) await due.wait(idleMs)
    }
  }

  async function workOnce(): Promise<boolean> {
    const line = await store.take()
    if (line === null) return false
    const { kind, orderNumber, itemId, name } = line
    const isName = kind === 'register' || kind === 'move'
    const verdict = mustEnd(line)
      ? isName || wasNeverBegun(line)
        ? ended
        : endOther(line)
      : await (isName ? deliverName(line, parts, signal) : deliverOther(line)).catch(postponed)
    await store.settle(line, verdict)
    const { state, problem } = verdict
    if (problem !== undefined && problem !== line.problem) {
      log.alert('delivery', state === 'failed' ? 'A delivery failed.' : 'A delivery waits for a person.', {
        name,
        orderNumber,
        itemId,
        reason: problem,
      })
    }
    reportDue.set()
    return true
  }

  /** After an unexpected error the line waits; when this receiver shuts down, another one continues at once. */
  function postponed(error: unknown): Verdict {
    if (signal.aborted) return { state: 'open', dueInMs: 0 }
    return { state: 'open', dueInMs: parts.delays.parkedMs, problem: String(error) }
  }

  /** Sends all pending reports: one that the shop refuses does not block the others. */
  async function reportAll(): Promise<boolean> {
    const reports = await store.unreported()
    const outcomes = await Promise.allSettled(reports.map(sendReport))
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    if (refused) throw refused.reason
    return false
  }

  /** A repeated report has the same id, so the shop counts it once. */
  async function sendReport(report: PendingReport): Promise<void> {
    const { orderNumber, itemId, number, state, note, step, until, at } = report
    const transfer = step && { step, ...(until && { until: until.toISOString() }) }
    const data = { orderNumber, itemId, state, note, ...transfer, at: at.toISOString() }
    const body = JSON.stringify({ type: 'delivery.progress', data })
    const headers = seal.headersFor(`${orderNumber}/${itemId}/${number}`, body)
    const status = await parts.postReport({ 'Content-Type': 'application/json', ...headers }, body)
    if (status >= 200 && status < 300) return store.markReported(report)
    throw new Error(`the shop answered ${status} to a report about order ${orderNumber}, item ${itemId}`)
  }
}

/** A name expires, because it is not renewed any more; one that was not ordered yet never is. */
const ended: Verdict = { state: 'ended', dueInMs: null, report: { state: 'ended', note: null } }

/** What was sent to the registrar is followed to its end first. */
function mustEnd({ isOver, state, sentAt }: TakenLine): boolean {
  return isOver && (state !== 'open' || sentAt === null)
}

function wasNeverBegun({ state, isAccepted }: TakenLine): boolean {
  return state === 'announced' || (state === 'open' && !isAccepted)
}

function leaveEndToPerson({ endReason }: TakenLine): Verdict {
  return { state: 'ending', dueInMs: null, problem: `switch it off: ${endReason ?? 'it has ended'}` }
}

async function leaveToPerson(): Promise<Verdict> {
  return { state: 'person', dueInMs: null, report: { state: 'busy', note: null } }
}

function linesOf({ data: { orderNumber, customer, lines } }: ProvisioningOrder): readonly ReceivedLine[] {
  const { language, ...buyer } = customer
  return lines.map(({ itemId, kind, name, term, years, premium, transferCode, holder, ...line }) => ({
    orderNumber,
    itemId,
    // The holder is unknown: a person has to ask.
    kind: holder === null ? 'extra' : kind,
    name,
    language,
    years: years ?? Math.max(1, monthsOf(frequencyOf(term ?? '') ?? 'yearly') / 12),
    holder: contactOf(holder ?? buyer),
    maxPremium: premium ? cents(Math.round(premium.maxCost * 100)) : null,
    transferCode,
    dns: dnsOf(line),
  }))
}

function endsOf({ data: { orderNumber, ends } }: ProvisioningEnds): readonly ReceivedEnd[] {
  return ends.map(({ lastDay, ...end }) => ({ orderNumber, ...end, endsAt: endOfLastDay(lastDay) }))
}

/** After its last day a line is switched off; if that is today or before, at once. */
export function endOfLastDay(lastDay: IsoDate | null): Date | null {
  if (lastDay === null) return null
  return startOfShopDay(lastDay <= shopDayOf(new Date()) ? lastDay : daysAfter(lastDay, 1))
}

type Line = ProvisioningOrder['data']['lines'][number]

function contactOf({
  chamberOfCommerceNumber: companyNumber,
  ...contact
}: Omit<HolderContact, 'companyNumber'> & {
  readonly chamberOfCommerceNumber: string | null
}): HolderContact {
  return { ...contact, companyNumber }
}

function dnsOf({ nameServers, dnssecKeys, dnssec }: Pick<Line, 'nameServers' | 'dnssecKeys' | 'dnssec'>) {
  if (nameServers === undefined && dnssec === undefined) return null
  return { ...(nameServers && { nameServers }), ...(dnssecKeys && { dnssecKeys }), ...(dnssec === false && { dnssec }) }
}

/** Other kinds of events are ignored. A message without a kind is read as an order, and refused. */
function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : 'order.paid'
}

/** @returns null if the body is too large */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
