import type { Payments } from './repository.ts'
import type { ReportSource, StoredPayment } from './payment.ts'

/**
 * Brings payments up to date with the provider. All processes together ask the provider about one payment at most once
 * a second: a request slot in the database is taken first. Callers in this process share the requests in flight.
 */
export interface PaymentSync {
  /**
   * Waits for a request that starts from now on, because a request in flight may have missed the news. Concurrent calls
   * share the next request.
   *
   * @returns whether the payment may have changed
   */
  syncNow(paymentId: string, source: ReportSource, context?: SyncContext): Promise<boolean>
  /**
   * Does nothing if the last request is recent. Otherwise joins the request in flight or starts one.
   *
   * @returns whether the payment may have changed
   */
  syncIfStale(paymentId: string, source: ReportSource, payment?: StoredPayment): Promise<boolean>
}

export interface SyncContext {
  /** Provider's id that a webhook named; untrusted. */
  readonly announcedId?: string
  /** The payment, if the caller has just read it. */
  readonly payment?: StoredPayment | undefined
}

/** Asks the provider and applies the answer. */
type Settle = (paymentId: string, source: ReportSource, context: SyncContext) => Promise<boolean>

export type RequestSlots = Pick<Payments, 'takeRequestSlot'>

/**
 * Waits until the provider may be asked about a payment.
 *
 * @returns `missed` (only with `canMiss`) if another process has asked since the wait began, so that the news is known
 */
export async function awaitRequestSlot(
  slots: RequestSlots,
  paymentId: string,
  { canMiss = false } = {},
): Promise<'at once' | 'waited' | 'missed'> {
  const begun = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    const waitedMs = performance.now() - begun
    const { waitMs, ageMs } = await slots.takeRequestSlot(paymentId)
    if (waitMs === 0) return isFirst ? 'at once' : 'waited'
    // `waitedMs` is measured before the query, so that a request from before the wait never counts as one during it.
    if (canMiss && ageMs < waitedMs) return 'missed'
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

interface Flight {
  readonly done: Promise<boolean>
  /** Starts when `done` ends. */
  next?: Promise<boolean>
}

export function createPaymentSync(settle: Settle, slots: RequestSlots): PaymentSync {
  const flights = new Map<string, Flight>()

  return {
    async syncNow(paymentId, source, context = {}) {
      const flight = flights.get(paymentId)
      const begin = () =>
        start(paymentId, async () => {
          const slot = await awaitRequestSlot(slots, paymentId, { canMiss: true })
          // After a wait the caller's copy of the payment is outdated.
          return slot === 'missed' || settle(paymentId, source, slot === 'at once' ? context : withoutCopy(context))
        })
      return flight === undefined ? begin() : (flight.next ??= flight.done.then(begin, begin))
    },

    async syncIfStale(paymentId, source, payment) {
      const flight = flights.get(paymentId)
      if (flight !== undefined) return flight.done
      return start(paymentId, async () => {
        const { waitMs } = await slots.takeRequestSlot(paymentId)
        return waitMs === 0 && settle(paymentId, source, { payment })
      })
    },
  }

  function start(paymentId: string, work: () => Promise<boolean>): Promise<boolean> {
    const flight: Flight = {
      done: work().finally(() => {
        if (flight.next === undefined) flights.delete(paymentId)
      }),
    }
    flights.set(paymentId, flight)
    return flight.done
  }
}

function withoutCopy({ payment: _payment, ...context }: SyncContext): SyncContext {
  return context
}
