import { newId } from './ids.ts'
import type { BankBook } from '#features/demo/repository.ts'
import type { BankWebhook, BankPayment } from '#features/demo/demo-bank.ts'

const minute = 60_000
/** Delay before each retry: ten requests in 26 hours. */
const retriesAfterMs = [1, 2, 4, 8, 16, 29, 60, 120, 22 * 60].map((minutes) => minutes * minute)
const responseTimeoutMs = 15_000

export interface Webhooks {
  /** Stores the webhook and sends it when it is due. */
  announce(paymentId: string, when: { readonly delayMs: number; readonly isExpiry?: boolean }): Promise<void>
  /** Sends due webhooks, including those of an earlier process. */
  makeDue(): Promise<void>
  /** Resolves once no webhook is being sent. */
  idle(): Promise<void>
  stop(): void
}

export interface WebhookParts {
  readonly book: BankBook
  readonly clock: () => number
  /** Factor for the delays between requests. */
  readonly pace: number
  /** The current payment, expired if its time is over. */
  readonly find: (paymentId: string) => Promise<BankPayment | null>
}

export function createWebhooks({ book, clock, pace, find }: WebhookParts): Webhooks {
  const underWay = new Set<Promise<void>>()
  const timers = new Map<string, NodeJS.Timeout>()
  let isStopped = false

  return {
    async announce(paymentId, { delayMs, isExpiry = false }) {
      const webhook = { id: newId('wh'), paymentId, tries: 0, dueAt: clock() + delayMs, isExpiry }
      await book.change('call', webhook.id, () => webhook)
      arm(webhook)
    },
    async makeDue() {
      for (const webhook of await book.list('call')) arm(webhook)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop() {
      isStopped = true
      timers.forEach((timer) => clearTimeout(timer))
    },
  }

  function arm({ id, dueAt }: BankWebhook): void {
    if (isStopped) return
    clearTimeout(timers.get(id))
    const waitMs = dueAt - clock()
    if (waitMs <= 0) begin(id)
    else timers.set(id, setTimeout(() => begin(id), waitMs).unref())
  }

  function begin(id: string): void {
    timers.delete(id)
    /* The store cannot be reached; the next scan finds the webhook again. */
    const work: Promise<void> = make(id)
      .catch(() => {})
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }

  async function make(id: string): Promise<void> {
    const webhook = await taken(id)
    if (webhook === null) {
      // Not due: timers sometimes fire a millisecond early, and another process may have sent it. It is scheduled
      // again.
      const later = await book.find('call', id)
      return later === null ? undefined : arm(later)
    }
    const payment = await find(webhook.paymentId)
    if (payment === null || webhook.isExpiry || (await sendWebhook(payment))) return book.remove('call', id)
    if (webhook.tries > retriesAfterMs.length) return book.remove('call', id)
    arm(webhook)
  }

  /** Takes a due webhook by rescheduling its next attempt, so that only one process sends it. */
  function taken(id: string): Promise<BankWebhook | null> {
    return book.change('call', id, (webhook) => {
      if (webhook === null || webhook.dueAt > clock()) return null
      const waitMs = (retriesAfterMs[webhook.tries] ?? minute) * pace
      return { ...webhook, tries: webhook.tries + 1, dueAt: clock() + waitMs }
    })
  }
}

/**
 * Sends one request.
 * @returns true if the shop accepted it
 */
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
