import type { CartItem } from '#core/cart/cart.ts'
import type { Payment } from '#web/api/payments.ts'
import type { OrderPageId } from '#web/order/order-context.ts'

/** Events of the shop with their payload. `layer-events.ts` decides which data may leave the browser. */
interface EventPayloads {
  readonly page: [id: OrderPageId]
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

/** Limit for events recorded before the listener is loaded. */
const maxBufferedEvents = 20

interface Tracker {
  /** Has no effect without a listener; the listener exists only with consent. */
  readonly track: (...event: TrackedEvent) => void
  /** Sets the only listener. `withEarly`: it also receives events that occurred earlier on this page. */
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

export const { track, listen } = createTracker()
