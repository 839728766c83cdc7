import { useEffect, useState } from 'react'
import { type Payment, readPayment } from '#web/api/payments.ts'
import { followPayment, type Reading } from '#web/order/complete/follow-payment.ts'
import { useSession } from '#web/session/use-session.ts'

export interface FollowedPayment {
  /** As it was last seen; null as long as nobody said. */
  readonly payment: Payment | null
  readonly isMissing: boolean
  readonly isUnreachable: boolean
}

const isVisible = () => document.visibilityState === 'visible'

/** A payment as it goes, while somebody looks. Who logs in or out sees more or less of it. */
export function usePayment(id: string): FollowedPayment {
  const isVisitor = useSession().status === 'unauthenticated'
  const [reading, setReading] = useState<Reading>()
  const [payment, setPayment] = useState<Payment | null>(null)

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const { look, rest } = followPayment({
      read: () => readingOf(id),
      tell(news) {
        if (signal.aborted) return
        setReading(news)
        if (typeof news === 'object') setPayment(news)
      },
      isWatched: () => !signal.aborted && isVisible(),
    })
    document.addEventListener('visibilitychange', () => (isVisible() ? look() : rest()), { signal })
    addEventListener('online', look, { signal })
    signal.addEventListener('abort', rest)
    look()
    return () => end.abort()
  }, [id, isVisitor])

  return { payment, isMissing: reading === 'missing', isUnreachable: reading === 'unreachable' }
}

async function readingOf(id: string): Promise<Reading> {
  let status = 0
  const payment = await readPayment(id, {
    onRefusal: (refusal) => {
      status = refusal.status
    },
  })
  return payment ?? (status === 404 ? 'missing' : 'unreachable')
}
