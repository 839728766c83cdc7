import type { Log } from '#platform/telemetry/log.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { decimalOf } from '#core/money/money.ts'
import { restoreOf } from '#core/orders/number-series.ts'
import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import { isUnderWay, type PaymentStatus } from '#core/orders/payment-status.ts'
import type { ProviderPayment } from '#platform/clients/payment-provider.ts'
import type { Deps } from '#features/deps.ts'
import { newSecret } from '#platform/db/secrets.ts'
import { attachPayment } from './send-payment.ts'
import { type SettlingDeps, settlePayment } from './settle-payment.ts'

/**
 * `lost`: paid, but unknown here; `open`: unknown here and may still be paid; `unsettled`: known here, but not as paid;
 * `foreign`: paid, but not created by this shop.
 */
export interface ComparedPayment {
  readonly payment: ProviderPayment
  readonly kind: 'lost' | 'open' | 'unsettled' | 'foreign'
}

/**
 * Payments since a moment that differ at the provider, the newest first. Payments are stored before they are sent to the
 * provider, so one that is being created is never among them.
 */
export async function comparePayments(
  { provider, paymentComparison }: Pick<Deps, 'provider' | 'paymentComparison'>,
  since: Date,
): Promise<readonly ComparedPayment[]> {
  const differences: ComparedPayment[] = []
  let from: string | null = null
  do {
    const page = await provider.list(from)
    const payments = page.payments.filter(({ createdAt }) => createdAt >= since)
    const statuses = await paymentComparison.statusesOf(payments.flatMap(({ paymentId }) => paymentId ?? []))
    for (const payment of payments) {
      const kind = kindOf(payment, statuses.get(payment.paymentId ?? ''))
      if (kind !== null) differences.push({ payment, kind })
    }
    from = payments.length < page.payments.length ? null : page.next
  } while (from !== null)
  return differences
}

/** @returns null if there is nothing to do: both sides agree, or the money was refunded */
function kindOf(payment: ProviderPayment, ours: PaymentStatus | undefined): ComparedPayment['kind'] | null {
  const { status, paymentId } = payment
  const isPaid = status === 'paid' && !isRefunded(payment)
  if (paymentId === null) return isPaid ? 'foreign' : null
  if (ours === undefined) return isPaid ? 'lost' : isUnderWay(status) ? 'open' : null
  return isPaid && ours !== 'paid' ? 'unsettled' : null
}

function isRefunded({ refunded, chargedBack, amount }: ProviderPayment): boolean {
  return refunded + chargedBack >= amount
}

const hourMs = 60 * 60_000

/** Alerts once an hour for each lost payment. */
export function createLostPaymentAlert(log: Log): (payment: ProviderPayment) => void {
  const alerted = createExpiringCache<true>()
  return ({ id, status, amount, kept }) => {
    if (alerted.get(id)) return
    alerted.set(id, true, hourMs)
    const [euros, orderNumber] = [decimalOf(amount), kept.orderNumber ?? 'unknown']
    const message = `The shop does not know a payment that the provider has: stek payments take-over ${id}`
    log.alert('payment', message, { payment: id, status, euros, orderNumber })
  }
}

/** Overlap between comparisons, for clock skew and stale lists. */
const overlapMs = hourMs
const maxAgeMs = 90 * 24 * hourMs

/**
 * Compares the payments with the provider's list since the last comparison. The time of that comparison is stored in
 * the database, so restoring a backup sets it back. Lost payments of the current number series show that the database
 * was restored, so a new series is opened. They are compared again until they are taken over or refunded.
 */
export async function watchForLostPayments(deps: Deps): Promise<void> {
  const { paymentComparison: comparison, numberSeries: series, log, alertLost } = deps
  const now = deps.now().getTime()
  const since = await comparison.begin()
  if (since === null) return
  const differences = await comparePayments(deps, new Date(Math.max(since.getTime(), now - maxAgeMs)))
  const unknown = differences.filter(({ kind }) => kind === 'lost' || kind === 'open').map(({ payment }) => payment)
  const restore = await series.current()
  if (unknown.some(({ kept }) => kept.orderNumber !== null && restoreOf(kept.orderNumber) === restore)) {
    await series.openAfter(restore, 'lost payments')
  }
  for (const { restore: opened, reason } of await series.announce()) {
    const message = 'A new number series was opened, see docs/operations/back-up.md'
    log.alert('numbers', message, { series: `R${opened}`, reason })
  }
  for (const { kind, payment } of differences) if (kind === 'lost') alertLost(payment)
  const oldest = Math.min(now - overlapMs, ...unknown.map(({ createdAt }) => createdAt.getTime()))
  await comparison.end(new Date(Math.max(oldest, since.getTime())))
}

type TakeOverDeps = SettlingDeps & Pick<Deps, 'seal' | 'catalogue' | 'passwords'>

export type TakeOverRefusal = 'unknown' | 'foreign' | 'unpaid' | 'returned' | 'unreadable' | 'collision' | 'stranger'

export type TakenOver =
  | { readonly isDone: true; readonly orderNumber: string; readonly wasKnown: boolean }
  | { readonly isDone: false; readonly reason: TakeOverRefusal }

/**
 * Restores the order of a payment that only the provider knows and settles it like any other. Repeating it changes
 * nothing; if it is interrupted after the order was stored, the reconciler continues.
 */
export async function takeOverPayment(deps: TakeOverDeps, providerId: string): Promise<TakenOver> {
  const { payments, provider } = deps
  const payment = await provider.find(providerId)
  if (payment === null || payment.mode !== provider.mode) return { isDone: false, reason: 'unknown' }
  const { paymentId } = payment
  if (paymentId === null) return { isDone: false, reason: 'foreign' }
  const stored = await payments.find(paymentId)
  if (stored === null) {
    const reason = await restorePayment(deps, payment, paymentId)
    if (reason !== null) return { isDone: false, reason }
  } else if (stored.providerId === null) {
    await attachPayment(deps, paymentId, payment)
  }
  await settlePayment(deps, paymentId, 'poll')
  const settled = await payments.find(paymentId)
  return { isDone: true, orderNumber: settled?.orderNumber ?? '', wasKnown: stored !== null }
}

/** Locks cart, order and payment in the order of all transactions. */
async function restorePayment(
  { seal, catalogue, passwords, payTransaction }: TakeOverDeps,
  payment: ProviderPayment,
  paymentId: string,
): Promise<TakeOverRefusal | null> {
  const { status, createdAt, kept } = payment
  if (status !== 'paid') return 'unpaid'
  if (isRefunded(payment)) return 'returned'
  const { sealedOrder, orderNumber: number, cartId } = kept
  const order = sealedOrder && seal.open(paymentId, sealedOrder, (slug) => productOf(catalogue, slug)?.title)
  if (!order || number === null || cartId === null) return 'unreadable'
  const { cartVersion, siteLocale } = order
  const { buyer, language } = order.snapshot
  // A restored customer sets a new password by e-mail.
  const passwordHash = await passwords.hash(newSecret())
  return payTransaction(async ({ carts, customers, orders, payments }) => {
    await carts.lock([cartId])
    const customerId =
      (await customers.lock(buyer.customerId))?.id ??
      (await customers.addLost({ ...buyer, language }, passwordHash)) ??
      (await customers.findConfirmed(buyer.email))
    if (customerId === null) return 'stranger'
    const snapshot = { ...order.snapshot, buyer: { ...buyer, customerId } }
    const content = fingerprintOf(snapshot)
    const orderId = await orders.addLost({ number, createdAt, customerId, cartId, cartVersion, content, snapshot })
    if (orderId === null) return 'collision'
    await payments.addLost(orderId, { paymentId, cartId, siteLocale, payment, snapshot })
    return null
  })
}
