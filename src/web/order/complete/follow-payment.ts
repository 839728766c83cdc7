import { useEffect, useState } from 'react'
import type { SiteLocale } from '#core/locale/locale.ts'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { stageOf } from './payment-stage.ts'

export type Reading = Payment | 'missing' | 'unreachable'

interface Parts {
  readonly read: () => Promise<Reading>
  readonly onChange: (news: Reading) => void
  /** Polling pauses while the page is hidden. */
  readonly isWatched: () => boolean
}

interface Follower {
  /** Requests now, then at intervals. */
  readonly poll: () => void
  readonly stop: () => void
}

/** A request that takes longer counts as failed and is retried. */
const timeoutMs = 10_000

/** Polls a payment until it cannot change any more, and reports every change. */
export function followPayment({ read, onChange, isWatched }: Parts): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStale = false
  let lastSeen = ''
  let lastChangeAt = Date.now()

  async function ask(): Promise<void> {
    isAsking = true
    isStale = false
    const reading = await Promise.race([read(), timeout()])
    isAsking = false
    const seen = JSON.stringify(reading)
    if (seen !== lastSeen) {
      lastSeen = seen
      lastChangeAt = Date.now()
      onChange(reading)
    }
    if (isStale) return poll()
    const pause = pollDelayAfter(reading, Date.now() - lastChangeAt)
    if (pause !== null && isWatched()) timer = setTimeout(poll, pause)
  }

  function poll(): void {
    stop()
    // The response under way may be older than the event that triggered this poll.
    if (isAsking) isStale = true
    else void ask()
  }

  function stop(): void {
    clearTimeout(timer)
  }

  return { poll, stop }
}

function timeout(): Promise<Reading> {
  return new Promise((resolve) => setTimeout(() => resolve('unreachable'), timeoutMs))
}

const pollMs = 3000
const slowPollMs = 10_000
/** Unchanged for this long, the payment is polled less often. */
const steadyMs = 120_000

/** @returns the delay until the next request, or null to stop polling */
function pollDelayAfter(reading: Reading, unchangedMs: number): number | null {
  if (reading === 'missing') return null
  const pause = unchangedMs < steadyMs ? pollMs : slowPollMs
  if (reading === 'unreachable') return pause
  const stage = stageOf(reading)
  if (stage === 'paid') return pollDelayOfDelivery(reading, pause)
  // The other stages change only by actions elsewhere.
  return stage === 'waiting' ? pause : slowPollMs
}

function pollDelayOfDelivery({ order }: Payment, pause: number): number | null {
  if (!order) return pause
  const states = order.deliveries.map(({ state }) => state)
  if (states.includes('waiting') || states.includes('busy')) return pause
  if (order.deliveries.some(({ heldFor }) => heldFor === 'email')) return pause
  return states.includes('held') ? slowPollMs : null
}

interface FollowedPayment {
  /** The last payment received; null until the first response. */
  readonly payment: Payment | null
  readonly isMissing: boolean
  readonly isUnreachable: boolean
}

const isVisible = () => document.visibilityState === 'visible'

/**
 * Polls a payment while the page is visible, and again after a log-in or log-out, which changes the visible details.
 */
export function usePayment(id: string): FollowedPayment {
  const locale = useSiteLocale()
  const session = useSessionStore()
  const [reading, setReading] = useState<Reading>()
  const [payment, setPayment] = useState<Payment | null>(null)

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const { poll, stop } = followPayment({
      read: () => readingOf(id, locale),
      onChange(news) {
        if (signal.aborted) return
        setReading(news)
        if (typeof news === 'object') setPayment(news)
      },
      isWatched: () => !signal.aborted && isVisible(),
    })
    signal.addEventListener('abort', stop)
    signal.addEventListener('abort', whenLogin(session, poll))
    document.addEventListener('visibilitychange', () => (isVisible() ? poll() : stop()), { signal })
    addEventListener('online', poll, { signal })
    poll()
    return () => end.abort()
  }, [id, locale, session])

  return { payment, isMissing: reading === 'missing', isUnreachable: reading === 'unreachable' }
}

/** Calls the listener when a visitor logs in or a customer logs out. */
function whenLogin(session: SessionStore, listener: () => void): () => void {
  const isVisitor = () => session.view().status === 'unauthenticated'
  let wasVisitor = isVisitor()
  return session.subscribe(() => {
    if (isVisitor() === wasVisitor) return
    wasVisitor = isVisitor()
    listener()
  })
}

/** A request refused under overload is retried once after this pause before the page shows a failure. */
const refusedPauseMs = 1000

async function readingOf(id: string, locale: SiteLocale, retries = 1): Promise<Reading> {
  let status = 0
  const payment = await readPayment(id, {
    locale,
    onRefusal: (refusal) => {
      status = refusal.status
    },
  })
  if (status === 503 && retries > 0) {
    await new Promise((resolve) => setTimeout(resolve, refusedPauseMs))
    return readingOf(id, locale, retries - 1)
  }
  return payment ?? (status === 404 ? 'missing' : 'unreachable')
}
