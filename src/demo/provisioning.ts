import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { DeliveryKind, ReportedState } from '#domain/orders/delivery.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'
import type { UnfinishedDelivery, OrderMessage, MessageSeal } from '#services/orders/delivery-ports.ts'

export interface DemoProvisioningParts {
  readonly seal: MessageSeal
  /** Endpoint of the shop for reports. */
  readonly reportUrl: string
  /** Deliveries that an earlier process accepted and did not finish. */
  readonly unfinished: () => Promise<readonly UnfinishedDelivery[]>
  /** Factor for the delays; tests use less than 1. */
  readonly pace?: number
}

export interface DemoProvisioning {
  readonly listener: RequestListener
  readonly close: () => Promise<void>
}

/** When a delivery begins and when it is done, in seconds after it was ordered. */
const schedule: Readonly<Record<DeliveryKind, { readonly busy: number; readonly done: number }>> = {
  register: { busy: 2, done: 5 },
  move: { busy: 3, done: 9 },
  setUp: { busy: 4, done: 8 },
  extra: { busy: 5, done: 9 },
  movingService: { busy: 6, done: 20 },
}

const busyNotes: Partial<Record<DeliveryKind, LocalizedText>> = {
  move: {
    nl: 'Aangevraagd bij je huidige provider.',
    de: 'Bei Ihrem bisherigen Anbieter angefragt.',
    en: 'Requested from your current provider.',
  },
  movingService: {
    nl: 'We kopiëren je site en je mail. Je site blijft gewoon bereikbaar.',
    de: 'Wir kopieren Ihre Website und Ihre E-Mails. Ihre Website bleibt erreichbar.',
    en: 'We are copying your site and your mail. Your site stays online.',
  },
}

const takenNote: LocalizedText = {
  nl: 'Iemand anders heeft deze naam net geregistreerd.',
  de: 'Diese Domain hat gerade jemand anderes registriert.',
  en: 'Somebody else has just registered this name.',
}

/**
 * Provisioning for the demo: reports deliveries in visible steps; domain names that begin with `mislukt-` fail. It has
 * no storage: on start it asks for unfinished deliveries.
 */
export function createDemoProvisioning({
  seal,
  reportUrl,
  unfinished,
  pace = 1,
}: DemoProvisioningParts): DemoProvisioning {
  const closing = new AbortController()
  const { signal } = closing
  const taken = new Set<string>()
  const underWay = new Map<string, Promise<void>>()
  const resuming = resume().catch(() => {})

  return {
    listener: (request, response) => {
      statusOf(request)
        .then((status) => response.writeHead(status).end())
        .catch(() => response.destroy())
    },

    async close() {
      closing.abort()
      await Promise.all([resuming, ...underWay.values()])
    },
  }

  async function statusOf(request: IncomingMessage): Promise<number> {
    const body = await text(request)
    const id = seal.idOf((name) => request.headers[name]?.toString(), body)
    if (id === null) return 401
    if (taken.has(id)) return 204
    const { orderNumber, customer, lines } = (JSON.parse(body) as { readonly data: OrderMessage }).data
    for (const line of lines) start({ orderNumber, language: customer.language, ...line })
    taken.add(id)
    return 204
  }

  async function resume(): Promise<void> {
    const deliveries = await untilItWorks(unfinished)
    for (const delivery of deliveries) start(delivery)
  }

  function start(delivery: UnfinishedDelivery): void {
    const key = `${delivery.orderNumber} ${delivery.itemId}`
    if (underWay.has(key) || signal.aborted) return
    const delivering = deliver(delivery)
      .catch(() => {})
      .finally(() => underWay.delete(key))
    underWay.set(key, delivering)
  }

  async function deliver(delivery: UnfinishedDelivery): Promise<void> {
    const { kind, name, language } = delivery
    const { busy, done } = schedule[kind]
    await wait(busy)
    await report(delivery, 'busy', busyNotes[kind]?.[language])
    await wait(done - busy)
    const isTaken = (kind === 'register' || kind === 'move') && name.startsWith('mislukt-')
    await (isTaken ? report(delivery, 'failed', takenNote[language]) : report(delivery, 'done'))
  }

  async function report(
    { orderNumber, itemId }: UnfinishedDelivery,
    state: ReportedState,
    note: string | null = null,
  ): Promise<void> {
    const id = randomUUID()
    const data = { orderNumber, itemId, state, note, at: new Date().toISOString() }
    const body = JSON.stringify({ type: 'delivery.progress', data })
    await untilItWorks(async () => {
      const headers = { 'Content-Type': 'application/json', ...seal.headersFor(id, body) }
      const response = await fetch(reportUrl, { method: 'POST', headers, body, signal })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the shop answered ${response.status}`)
    })
  }

  /** Retries every second: the shop may not have started yet, or be restarting. */
  async function untilItWorks<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    while (true) {
      try {
        return await ask()
      } catch {
        await wait(1)
      }
    }
  }

  /** Rejects when the server closes. */
  async function wait(seconds: number): Promise<void> {
    await pause(seconds * 1000 * pace, undefined, { signal, ref: false })
  }
}
