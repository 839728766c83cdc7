import type { Pool } from 'pg'
import { expiryOf } from '#core/retention/mailed-links.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { fail, ok, type Result } from '#core/result/result.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Delivery } from '#features/deliveries/repository.ts'
import { readDeliveries } from '#features/deliveries/repository.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import type { OrderRecord } from '#features/orders/repository.ts'
import { withTimeout } from '#platform/limits/with-timeout.ts'
import type { Deps } from '#features/deps.ts'
import type { PaymentWithOrder, StoredPayment } from './payment.ts'

/** An order as its buyer sees it, paid or not. */
export interface PlacedOrder extends OrderRecord {
  /** null until the order is paid, and if it cost nothing */
  readonly invoiceNumber: string | null
  /** In the order of the lines. */
  readonly deliveries: readonly Delivery[]
}

export type PlacedOrders = ReturnType<typeof createPlacedOrders>

export function createPlacedOrders(pool: Pool) {
  const invoices = createInvoices(pool)
  return {
    async withDeliveries(order: OrderRecord): Promise<PlacedOrder> {
      if (order.paidAt === null) return { ...order, invoiceNumber: null, deliveries: [] }
      const [delivered, invoiceNumber] = await Promise.all([
        readDeliveries(pool, order.id),
        invoices.numberOfOrder(order.id),
      ])
      const deliveries = new Map(delivered.map((delivery) => [delivery.itemId, delivery]))
      const inOrder = order.snapshot.lines.flatMap(({ itemId }) => deliveries.get(itemId) ?? [])
      return { ...order, invoiceNumber, deliveries: inOrder }
    },
  }
}

export interface SeenPayment {
  readonly payment: StoredPayment
  readonly order: PlacedOrder
  /** The caller placed the order and may see all of it. */
  readonly isOwn: boolean
}

/** A page must not wait for a slow provider, because it polls anyway. */
const syncTimeoutMs = 3000

/**
 * Finds a payment that the caller may read. A signed-out caller may for a limited time, because banks open other
 * browsers; another customer may not.
 */
export async function findReadable(
  { payments }: Pick<Deps, 'payments'>,
  { customerId }: Pick<Caller, 'customerId'>,
  paymentId: string,
): Promise<PaymentWithOrder | null> {
  const stored = await payments.findWithOrder(paymentId)
  if (stored === null || (customerId !== null && customerId !== stored.payment.customerId)) return null
  if (customerId === null && new Date() >= expiryOf('paymentStatus', stored.payment.createdAt)) return null
  return stored
}

/** Reads a payment and, while it is under way, asks the provider first, so that a lost webhook does not delay the buyer. */
export async function readPayment(
  deps: Deps,
  { customerId }: Pick<Caller, 'customerId'>,
  paymentId: string,
): Promise<Result<SeenPayment, 'not_found'>> {
  const stored = await findReadable(deps, { customerId }, paymentId)
  if (stored === null) return fail('not_found')
  const { payment, order } = isUnderWay(stored.payment.status) ? await synced(deps, stored) : stored
  return ok({ payment, order: await deps.orders.withDeliveries(order), isOwn: customerId !== null })
}

async function synced({ sync, payments }: Deps, stored: PaymentWithOrder): Promise<PaymentWithOrder> {
  const { payment } = stored
  const done = sync.syncIfStale(payment.id, 'return', payment).catch(() => true)
  const mayHaveChanged = await withTimeout(syncTimeoutMs, done, () => true)
  return (mayHaveChanged ? await payments.findWithOrder(payment.id) : null) ?? stored
}
