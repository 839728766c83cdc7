import type { ReportSource } from './payments-port.ts'

/** Looks at payments, one at a time at each. */
export interface Looks {
  /** A look that begins from now on, shared by all who wait for one: what is under way may have missed the news. */
  again(paymentId: string, source: ReportSource): Promise<void>
  /** Nothing when the last look was not long ago; otherwise the one that is under way, or a new one. */
  unlessRecent(paymentId: string, source: ReportSource): Promise<void>
}

interface Flight {
  readonly landed: Promise<void>
  next?: Promise<void>
}

const recentMs = 2000
/** Forgetting costs no more than a look. */
const maxCacheEntries = 10_000

export function createCoalescedPaymentSync(
  look: (paymentId: string, source: ReportSource) => Promise<void>,
  now: () => number = () => performance.now(),
): Looks {
  const flights = new Map<string, Flight>()
  const lookedAt = new Map<string, number>()

  return {
    again(paymentId, source) {
      const flight = flights.get(paymentId)
      if (flight === undefined) return start(paymentId, source)
      const begin = () => start(paymentId, source)
      return (flight.next ??= flight.landed.then(begin, begin))
    },

    async unlessRecent(paymentId, source) {
      const flight = flights.get(paymentId)
      if (flight !== undefined) return flight.landed
      if (now() - (lookedAt.get(paymentId) ?? Number.NEGATIVE_INFINITY) < recentMs) return
      return start(paymentId, source)
    },
  }

  function start(paymentId: string, source: ReportSource): Promise<void> {
    const flight: Flight = { landed: look(paymentId, source).finally(() => land(paymentId, flight)) }
    flights.set(paymentId, flight)
    return flight.landed
  }

  function land(paymentId: string, flight: Flight): void {
    if (lookedAt.size >= maxCacheEntries) lookedAt.clear()
    lookedAt.set(paymentId, now())
    if (flight.next === undefined) flights.delete(paymentId)
  }
}
