import { useEffect, useState } from 'react'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import { useSessionStore } from '#web/session/use-session.ts'
import { stageOf } from './payment-stage.ts'

/** What came of asking for a payment. */
export type Reading = Payment | 'missing' | 'unreachable'

interface Parts {
  readonly read: () => Promise<Reading>
  readonly tell: (news: Reading) => void
  /** Nobody is told about what nobody looks at. */
  readonly isWatched: () => boolean
}

export interface Follower {
  /** Asks now, and from then on as often as it is worth it. */
  readonly look: () => void
  readonly rest: () => void
}

/** An answer that takes longer is given up, and asked for again. */
const maxAnswerMs = 10_000

/** Asks how a payment goes until there is nothing more to learn, and tells what is new. */
export function followPayment({ read, tell, isWatched }: Parts): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOld = false
  let known = ''
  let knownSince = Date.now()

  async function ask(): Promise<void> {
    isAsking = true
    isOld = false
    const reading = await Promise.race([read(), noAnswer()])
    isAsking = false
    const seen = JSON.stringify(reading)
    if (seen !== known) {
      known = seen
      knownSince = Date.now()
      tell(reading)
    }
    if (isOld) return look()
    const pause = pauseAfter(reading, Date.now() - knownSince)
    if (pause !== null && isWatched()) timer = setTimeout(look, pause)
  }

  function look(): void {
    rest()
    // Whatever made somebody ask may have come too late for the answer that is on its way.
    if (isAsking) isOld = true
    else void ask()
  }

  function rest(): void {
    clearTimeout(timer)
  }

  return { look, rest }
}

function noAnswer(): Promise<Reading> {
  return new Promise((resolve) => setTimeout(() => resolve('unreachable'), maxAnswerMs))
}

const usualMs = 3000
const slowMs = 10_000
/** What did not change for so long will not change within seconds either. */
const patienceMs = 120_000

/** How long until it is worth asking again; null: never. */
function pauseAfter(reading: Reading, unchangedMs: number): number | null {
  if (reading === 'missing') return null
  const pause = unchangedMs < patienceMs ? usualMs : slowMs
  if (reading === 'unreachable') return pause
  const stage = stageOf(reading)
  if (stage === 'paid') return pauseOfDelivery(reading, pause)
  // Only what is done elsewhere changes the others.
  return stage === 'waiting' ? pause : slowMs
}

function pauseOfDelivery({ order }: Payment, pause: number): number | null {
  if (!order) return pause
  const states = order.deliveries.map(({ state }) => state)
  if (states.includes('waiting') || states.includes('busy')) return pause
  return states.includes('held') ? slowMs : null
}

interface FollowedPayment {
  /** As it was last seen; null as long as nobody said. */
  readonly payment: Payment | null
  readonly isMissing: boolean
  readonly isUnreachable: boolean
}

const isVisible = () => document.visibilityState === 'visible'

/** A payment as it goes, while somebody looks. Who logs in or out sees more or less of it. */
export function usePayment(id: string): FollowedPayment {
  const locale = useSiteLocale()
  const session = useSessionStore()
  const [reading, setReading] = useState<Reading>()
  const [payment, setPayment] = useState<Payment | null>(null)

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const { look, rest } = followPayment({
      read: () => readingOf(id, locale),
      tell(news) {
        if (signal.aborted) return
        setReading(news)
        if (typeof news === 'object') setPayment(news)
      },
      isWatched: () => !signal.aborted && isVisible(),
    })
    signal.addEventListener('abort', rest)
    signal.addEventListener('abort', whenLogin(session, look))
    document.addEventListener('visibilitychange', () => (isVisible() ? look() : rest()), { signal })
    addEventListener('online', look, { signal })
    look()
    return () => end.abort()
  }, [id, locale, session])

  return { payment, isMissing: reading === 'missing', isUnreachable: reading === 'unreachable' }
}

/** When a visitor becomes a customer, or the other way round. */
function whenLogin(session: SessionStore, listener: () => void): () => void {
  const isVisitor = () => session.view().status === 'unauthenticated'
  let wasVisitor = isVisitor()
  return session.subscribe(() => {
    if (isVisitor() === wasVisitor) return
    wasVisitor = isVisitor()
    listener()
  })
}

async function readingOf(id: string, locale: SiteLocale): Promise<Reading> {
  let status = 0
  const payment = await readPayment(id, {
    locale,
    onRefusal: (refusal) => {
      status = refusal.status
    },
  })
  return payment ?? (status === 404 ? 'missing' : 'unreachable')
}
