import type { CartItem } from '#domain/cart/cart.ts'
import type { Payment } from '#web/api/payments.ts'
import type { OrderPageId } from '#web/order/order-context.ts'

/** What the shop has to tell, and what it tells with it. What of that may leave is decided in `layer-events.ts`. */
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

/** Whoever listens may come a moment later than the first news. */
const maxBufferedEvents = 20
let buffered: TrackedEvent[] = []
let listener: ((news: TrackedEvent) => void) | undefined

/** Nothing becomes of it unless somebody listens, and somebody does only after consent. */
export function track(...news: TrackedEvent): void {
  if (listener) listener(news)
  else if (buffered.length < maxBufferedEvents) buffered.push(news)
}

/** One listener at a time. `withEarly`: also to what happened on this page before. */
export function listen(listener: (news: TrackedEvent) => void, { withEarly = false } = {}): void {
  const before = withEarly ? buffered : []
  buffered = []
  listener = listener
  before.forEach(listener)
}
