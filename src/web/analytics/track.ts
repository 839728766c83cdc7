import type { CartItem } from '#domain/cart/cart.ts'
import type { Payment } from '#web/api/payments.ts'
import type { OrderPageId } from '#web/order/order-context.ts'

/** What the shop has to tell, and what it tells with it. What of that may leave is decided in `layer-events.ts`. */
interface Tidings {
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
export type News = { [Name in keyof Tidings]: readonly [name: Name, ...Tidings[Name]] }[keyof Tidings]

/** Whoever listens may come a moment later than the first news. */
const maxEarlyEvents = 20
let early: News[] = []
let heard: ((news: News) => void) | undefined

/** Nothing becomes of it unless somebody listens, and somebody does only after consent. */
export function track(...news: News): void {
  if (heard) heard(news)
  else if (early.length < maxEarlyEvents) early.push(news)
}

/** One listener at a time. `withEarly`: also to what happened on this page before. */
export function listen(listener: (news: News) => void, { withEarly = false } = {}): void {
  const before = withEarly ? early : []
  early = []
  heard = listener
  before.forEach(listener)
}
