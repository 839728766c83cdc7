import { useEffect, useState } from 'react'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { followPayment, type Reading } from '#web/order/complete/follow-payment.ts'
import { useSiteLocale } from '#web/order/order-context.ts'
import type { SessionStore } from '#web/session/session-store.ts'
import { useSessionStore } from '#web/session/use-session.ts'

export interface FollowedPayment {
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
