import { expiryOf } from '#domain/basics/mailed-links.ts'
import { isUnderWay } from '#domain/orders/payment-status.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { Caller } from '#services/basics/caller.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { StoredPayment } from './payment-ports.ts'
import type { PlacedOrder } from './order-ports.ts'
import { withTimeout } from '#concurrency/with-timeout.ts'

export interface SeenPayment {
  readonly payment: StoredPayment
  readonly order: PlacedOrder
  /** The caller ordered it, and may see all of it. */
  readonly isOwn: boolean
}

/** A page that asks must not wait for a slow provider: it asks again anyway. */
const syncTimeoutMs = 3000
/** Webhooks still bring the news at once. */
const crowdedRecentMs = 10_000

/**
 * Whoever holds the id may see how it goes for some time, because banks open other browsers; but not a customer who is
 * somebody else. While it is under way the provider is asked, so that nobody waits for a webhook that got lost; more
 * seldom in overload, and not about all of them at once, because asking costs more than all the rest of this call.
 */
export async function readPayment(
  dependencies: PaymentDependencies,
  { customerId }: Pick<Caller, 'customerId'>,
  paymentId: string,
): Promise<Result<SeenPayment, 'not_found'>> {
  const known = await dependencies.payments.find(paymentId)
  if (known === null || (customerId !== null && customerId !== known.customerId)) return fail('not_found')
  if (customerId === null && new Date() >= expiryOf('paymentStatus', known.createdAt)) return fail('not_found')
  const payment = isUnderWay(known.status) ? await synced(dependencies, known) : known
  const order = await dependencies.orders.findPlaced(payment.orderId)
  return order === null ? fail('not_found') : ok({ payment, order, isOwn: customerId !== null })
}

async function synced(dependencies: PaymentDependencies, payment: StoredPayment): Promise<StoredPayment> {
  const { sync, payments, isCrowded, takeCrowdedPoll } = dependencies
  const isRecent = Math.abs(payment.askedMsAgo ?? Infinity) < crowdedRecentMs
  if (isCrowded() && (isRecent || !takeCrowdedPoll())) return payment
  const done = sync.unlessRecent(payment.id, 'return', payment).catch(() => true)
  const mayHaveChanged = await withTimeout(syncTimeoutMs, done, () => true)
  return (mayHaveChanged ? await payments.find(payment.id) : null) ?? payment
}
