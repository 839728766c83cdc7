import type { ReportSource } from './payment-ports.ts'

/** Brings payments up to date with the provider, with one request at a time for each. */
export interface PaymentSync {
  /** One that begins from now on, shared by all who wait for one: what is in flight may have missed the news. */
  fresh(paymentId: string, source: ReportSource): Promise<void>
  /** Nothing when the last one was not long ago; otherwise the one in flight, or a new one. */
  unlessRecent(paymentId: string, source: ReportSource): Promise<void>
}

interface Flight {
  readonly done: Promise<void>
  next?: Promise<void>
}

const recentMs = 2000
/** A forgotten entry costs one more request. */
const maxCacheEntries = 10_000

export function createCoalescedPaymentSync(
  sync: (paymentId: string, source: ReportSource) => Promise<void>,
  now: () => number = () => performance.now(),
): PaymentSync {
  const flights = new Map<string, Flight>()
  const syncedAt = new Map<string, number>()

  return {
    fresh(paymentId, source) {
      const flight = flights.get(paymentId)
      if (flight === undefined) return start(paymentId, source)
      const begin = () => start(paymentId, source)
      return (flight.next ??= flight.done.then(begin, begin))
    },

    async unlessRecent(paymentId, source) {
      const flight = flights.get(paymentId)
      if (flight !== undefined) return flight.done
      if (now() - (syncedAt.get(paymentId) ?? Number.NEGATIVE_INFINITY) < recentMs) return
      return start(paymentId, source)
    },
  }

  function start(paymentId: string, source: ReportSource): Promise<void> {
    const flight: Flight = { done: sync(paymentId, source).finally(() => finish(paymentId, flight)) }
    flights.set(paymentId, flight)
    return flight.done
  }

  function finish(paymentId: string, flight: Flight): void {
    if (syncedAt.size >= maxCacheEntries) syncedAt.clear()
    syncedAt.set(paymentId, now())
    if (flight.next === undefined) flights.delete(paymentId)
  }
}
