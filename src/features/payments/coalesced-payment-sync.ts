import type { Payments, ReportSource, StoredPayment } from './payment-ports.ts'

/**
 * Brings payments up to date with the provider. Whoever has a reason, the provider is asked about a payment once a second
 * at most, by all processes together: a turn is taken in the database first.
 */
export interface PaymentSync {
  /**
   * One that begins from now on, shared by all who wait for one: what is in flight may have missed the news. Resolves to
   * whether it may have changed the payment.
   */
  fresh(paymentId: string, source: ReportSource, hints?: SyncHints): Promise<boolean>
  /**
   * Nothing when the last one was not long ago; otherwise the one in flight, or a new one. Resolves to whether it may have
   * changed the payment.
   */
  unlessRecent(paymentId: string, source: ReportSource, known?: StoredPayment): Promise<boolean>
}

export interface SyncHints {
  /** What the caller says the provider calls it, for a payment of which we do not know. */
  readonly named?: string | undefined
  /** The payment, where it was read a moment ago. */
  readonly known?: StoredPayment | undefined
}

/** Asks the provider and applies the answer; resolves to whether that may have changed the payment. */
type Sync = (paymentId: string, source: ReportSource, hints: SyncHints) => Promise<boolean>

interface Flight {
  readonly done: Promise<boolean>
  next?: Promise<boolean>
}

export type Turns = Pick<Payments, 'takeTurn'>

/**
 * Waits until the provider may be asked. `missed`: somebody else asked since we began to wait, so that what was new then
 * is known; who only wants the news need not ask.
 */
export async function awaitTurn(
  turns: Turns,
  paymentId: string,
  { canMiss = false } = {},
): Promise<'at once' | 'waited' | 'missed'> {
  const begun = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    const waitedMs = performance.now() - begun
    const { waitMs, ageMs } = await turns.takeTurn(paymentId)
    if (waitMs === 0) return isFirst ? 'at once' : 'waited'
    // Without the time this answer took: who asked before we began has not heard what is new since.
    if (canMiss && ageMs < waitedMs) return 'missed'
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

export function createCoalescedPaymentSync(sync: Sync, turns: Turns): PaymentSync {
  const flights = new Map<string, Flight>()

  return {
    async fresh(paymentId, source, hints = {}) {
      const flight = flights.get(paymentId)
      const begin = () =>
        start(paymentId, async () => {
          const turn = await awaitTurn(turns, paymentId, { canMiss: true })
          return turn === 'missed' || sync(paymentId, source, turn === 'at once' ? hints : { named: hints.named })
        })
      return flight === undefined ? begin() : (flight.next ??= flight.done.then(begin, begin))
    },

    async unlessRecent(paymentId, source, known) {
      const flight = flights.get(paymentId)
      if (flight !== undefined) return flight.done
      return start(paymentId, async () => {
        const { waitMs } = await turns.takeTurn(paymentId)
        return waitMs === 0 && sync(paymentId, source, { known })
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
