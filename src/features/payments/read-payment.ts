import { expiryOf } from '#core/retention/mailed-links.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { PaymentWithOrder, StoredPayment } from './payment-ports.ts'
import type { PlacedOrder } from '#features/orders/order-ports.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'

export interface SeenPayment {
  readonly payment: StoredPayment
  readonly order: PlacedOrder
  /** The caller ordered it, and may see all of it. */
  readonly isOwn: boolean
}

/** A page that asks must not wait for a slow provider: it asks again anyway. */
const syncTimeoutMs = 3000

/**
 * Whoever holds the id may see how it goes for some time, because banks open other browsers; but not a customer who is
 * somebody else. While it is under way the provider is asked, so that nobody waits for a webhook that got lost.
 */
export async function readPayment(
  dependencies: PaymentDependencies,
  { customerId }: Pick<Caller, 'customerId'>,
  paymentId: string,
): Promise<Result<SeenPayment, 'not_found'>> {
  const known = await dependencies.payments.findWithOrder(paymentId)
  if (known === null || (customerId !== null && customerId !== known.payment.customerId)) return fail('not_found')
  if (customerId === null && new Date() >= expiryOf('paymentStatus', known.payment.createdAt)) return fail('not_found')
  const { payment, order } = isUnderWay(known.payment.status) ? await synced(dependencies, known) : known
  return ok({ payment, order: await dependencies.orders.withDeliveries(order), isOwn: customerId !== null })
}

async function synced(dependencies: PaymentDependencies, known: PaymentWithOrder): Promise<PaymentWithOrder> {
  const { sync, payments } = dependencies
  const { payment } = known
  const done = sync.unlessRecent(payment.id, 'return', payment).catch(() => true)
  const mayHaveChanged = await withTimeout(syncTimeoutMs, done, () => true)
  return (mayHaveChanged ? await payments.findWithOrder(payment.id) : null) ?? known
}
