import type { CartItem } from '#core/cart/cart.ts'
import type { Payment } from '#web/api/payments.ts'
import type { OrderPageId } from '#web/order/order-context.ts'

/** Events of the shop with their data. `layer-events.ts` decides what of it may leave the browser. */
interface EventPayloads {
  readonly page: [id: OrderPageId]
  /** With the extensions that were offered. */
  readonly search: [tlds: readonly string[]]
  readonly add: [items: readonly CartItem[]]
  readonly remove: [items: readonly CartItem[]]
  readonly login: []
  readonly signUp: []
  readonly pay: [method: string]
  readonly paid: [payment: Payment]
}
export type TrackedEvent = {
  [Name in keyof EventPayloads]: readonly [name: Name, ...EventPayloads[Name]]
}[keyof EventPayloads]

/** Events before the listener's module is loaded. */
const maxBufferedEvents = 20

export interface Tracker {
  /** Has no effect without a listener, and there is none without consent. */
  readonly track: (...event: TrackedEvent) => void
  /** One listener at a time. `withEarly`: it also gets the events that happened on this page before. */
  readonly listen: (listener: (event: TrackedEvent) => void, options?: { readonly withEarly?: boolean }) => void
}

export function createTracker(): Tracker {
  let buffered: TrackedEvent[] = []
  let onEvent: ((event: TrackedEvent) => void) | undefined
  return {
    track: (...event) => {
      if (onEvent) onEvent(event)
      else if (buffered.length < maxBufferedEvents) buffered.push(event)
    },
    listen: (listener, { withEarly = false } = {}) => {
      const before = withEarly ? buffered : []
      buffered = []
      onEvent = listener
      before.forEach(listener)
    },
  }
}

/** The events of this page. */
export const { track, listen } = createTracker()
