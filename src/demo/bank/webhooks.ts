import { newId } from '#demo/bank/ids.ts'
import type { BankBook, BankCall, BankPayment } from '#services/demo/demo-ports.ts'

const minute = 60_000
/** After the first call, each measured from the one before: ten calls in 26 hours. */
const retriesAfterMs = [1, 2, 4, 8, 16, 29, 60, 120, 22 * 60].map((minutes) => minutes * minute)
const responseTimeoutMs = 15_000

export interface Webhooks {
  /** Stores the webhook and sends it when it is due. */
  announce(paymentId: string, when: { readonly delayMs: number; readonly isExpiry?: boolean }): Promise<void>
  /** Sends due webhooks, also those of an earlier process. */
  makeDue(): Promise<void>
  /** Settles once no call is being made. */
  idle(): Promise<void>
  stop(): void
}

export interface WebhookParts {
  readonly book: BankBook
  readonly clock: () => number
  /** Factor for the delays between requests. */
  readonly pace: number
  /** The payment as it is now, after what time alone did to it. */
  readonly find: (paymentId: string) => Promise<BankPayment | null>
}

/** Webhooks with retries. */
export function createWebhooks({ book, clock, pace, find }: WebhookParts): Webhooks {
  const underWay = new Set<Promise<void>>()
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  return {
    async announce(paymentId, { delayMs, isExpiry = false }) {
      const call = { id: newId('wh'), paymentId, tries: 0, dueAt: clock() + delayMs, isExpiry }
      await book.change('call', call.id, () => call)
      arm(call)
    },
    async makeDue() {
      for (const call of await book.list('call')) arm(call)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop() {
      isStopped = true
      timers.forEach((timer) => clearTimeout(timer))
    },
  }

  function arm({ id, dueAt }: BankCall): void {
    if (isStopped) return
    clearTimeout(timers.get(id))
    const waitMs = dueAt - clock()
    if (waitMs <= 0) begin(id)
    else timers.set(id, setTimeout(() => begin(id), waitMs).unref())
  }

  function begin(id: string): void {
    timers.delete(id)
    /* The store cannot be reached: the next scan finds the webhook again. */
    const work: Promise<void> = make(id)
      .catch(() => {})
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }

  async function make(id: string): Promise<void> {
    const call = await taken(id)
    if (call === null) return
    const payment = await find(call.paymentId)
    if (payment === null || call.isExpiry || (await sendWebhook(payment))) return book.remove('call', id)
    if (call.tries > retriesAfterMs.length) return book.remove('call', id)
    arm(call)
  }

  /** Only one process sends it: it is rescheduled for its next try before it is sent. */
  function taken(id: string): Promise<BankCall | null> {
    return book.change('call', id, (call) => {
      if (call === null || call.dueAt > clock()) return null
      const waitMs = (retriesAfterMs[call.tries] ?? minute) * pace
      return { ...call, tries: call.tries + 1, dueAt: clock() + waitMs }
    })
  }
}

/** One request; true when the shop accepted it. */
export async function sendWebhook({ id, webhookUrl }: BankPayment): Promise<boolean> {
  if (webhookUrl === null) return true
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'User-Agent': 'Mollie HTTP client/1.0', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `id=${id}`,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
