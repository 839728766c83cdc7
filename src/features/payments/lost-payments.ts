import type { Log } from '#platform/telemetry/log.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { productOf } from '#core/cart/order-choice.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { decimalOf } from '#core/money/money.ts'
import { restoreOf } from '#core/orders/number-series.ts'
import { fingerprintOf } from '#core/orders/order-snapshot.ts'
import { isUnderWay, type PaymentStatus } from '#core/orders/payment-status.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { CustomerStore } from '#features/customers/customer-ports.ts'
import { type PackedOrder, unpackOrder } from '#features/orders/packed-order.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { NumberSeries } from '#features/orders/number-series-repository.ts'
import type { OrderStores } from './payment-dependencies.ts'
import type { PaymentComparison } from './comparison-repository.ts'
import type { OrderSeal, PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import { attachPayment } from '#features/payments/send-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * `lost`: paid and unknown here; `open`: unknown here and may be paid yet; `unsettled`: known here, but not as paid;
 * `foreign`: paid, and not made by this shop.
 */
export interface ComparedPayment {
  readonly payment: ProviderPayment
  readonly kind: 'lost' | 'open' | 'unsettled' | 'foreign'
}

interface CompareDependencies {
  readonly provider: Pick<PaymentProvider, 'list'>
  readonly comparison: PaymentComparison
}

/**
 * Payments since a moment that only the provider knows, the newest first. A payment is stored before it is sent to the
 * provider, so one that is being made is never among them.
 */
export async function comparePayments(
  { provider, comparison }: CompareDependencies,
  since: Date,
): Promise<readonly ComparedPayment[]> {
  const found: ComparedPayment[] = []
  let from: string | null = null
  do {
    const page = await provider.list(from)
    const payments = page.payments.filter(({ createdAt }) => createdAt >= since)
    const known = await comparison.statusesOf(payments.flatMap(({ paymentId }) => paymentId ?? []))
    for (const payment of payments) {
      const kind = kindOf(payment, known.get(payment.paymentId ?? ''))
      if (kind !== null) found.push({ payment, kind })
    }
    from = payments.length < page.payments.length ? null : page.next
  } while (from !== null)
  return found
}

/** @returns null if there is nothing to do: both know it, or the money was refunded */
function kindOf(payment: ProviderPayment, known: PaymentStatus | undefined): ComparedPayment['kind'] | null {
  const { status, amount, refunded, chargedBack, paymentId } = payment
  const isPaid = status === 'paid' && refunded + chargedBack < amount
  if (paymentId === null) return isPaid ? 'foreign' : null
  if (known === undefined) return isPaid ? 'lost' : isUnderWay(status) ? 'open' : null
  return isPaid && known !== 'paid' ? 'unsettled' : null
}

const alertPauseMs = 60 * 60_000

/** Alerts once an hour for each lost payment. */
export function createLostPaymentAlert(log: Log): (payment: ProviderPayment) => void {
  const told = createExpiringCache<true>()
  return ({ id, status, amount, kept }) => {
    if (told.get(id)) return
    told.set(id, true, alertPauseMs)
    log.alert('payment', `The shop does not know a payment that the provider has: stek payments take-over ${id}`, {
      payment: id,
      status,
      euros: decimalOf(amount),
      orderNumber: kept.orderNumber ?? 'unknown',
    })
  }
}

/** Overlap between comparisons, for clock skew and stale lists. */
const marginMs = 60 * 60_000
const maxAgeMs = 90 * 24 * 60 * 60_000

export interface LostPaymentWatch extends Pick<PaymentDependencies, 'provider' | 'log' | 'alertLost'> {
  readonly comparison: PaymentComparison
  readonly series: NumberSeries
  readonly now: () => Date
}

/**
 * Compares with the provider since the last time, which is part of the database: after a restore it is earlier. Lost
 * payments of the current number series show that the database was restored, so a new series is opened. They are
 * compared again until they are taken over or refunded.
 */
export async function watchForLostPayments(watch: LostPaymentWatch): Promise<void> {
  const { comparison, series, log, alertLost } = watch
  const now = watch.now().getTime()
  const since = await comparison.begin()
  if (since === null) return
  const found = await comparePayments(watch, new Date(Math.max(since.getTime(), now - maxAgeMs)))
  const unknown = found.filter(({ kind }) => kind === 'lost' || kind === 'open').map(({ payment }) => payment)
  const restore = await series.current()
  if (unknown.some(({ kept }) => kept.orderNumber !== null && restoreOf(kept.orderNumber) === restore)) {
    await series.openAfter(restore, 'lost payments')
  }
  for (const { restore: opened, reason } of await series.announce()) {
    log.alert('numbers', 'A new number series was opened, see docs/operations/back-up-and-restore.md', {
      series: `R${opened}`,
      reason,
    })
  }
  for (const { kind, payment } of found) if (kind === 'lost') alertLost(payment)
  const oldest = Math.min(now - marginMs, ...unknown.map(({ createdAt }) => createdAt.getTime()))
  await comparison.end(new Date(Math.max(oldest, since.getTime())))
}

export interface TakeOverDependencies extends Pick<
  PaymentDependencies,
  'payments' | 'provider' | 'seller' | 'buyerKeysOf' | 'log'
> {
  readonly transaction: UnitOfWork<OrderStores & { readonly customers: CustomerStore }>
  readonly seal: OrderSeal
  readonly catalogue: Catalogue
  /** Hash of a random password: a customer who has to be made again chooses one by mail. */
  readonly newPasswordHash: () => Promise<string>
}

/** Why a payment cannot become an order. */
export type TakeOverRefusal = 'unknown' | 'foreign' | 'unpaid' | 'returned' | 'unreadable' | 'collision' | 'stranger'

export type TakenOver =
  | { readonly isDone: true; readonly orderNumber: string; readonly wasKnown: boolean }
  | { readonly isDone: false; readonly reason: TakeOverRefusal }

/**
 * Makes the order of a payment that only the provider knows, and settles it as any other. Repeating it changes nothing;
 * if it is cut short after the order was stored, the reconciler continues.
 */
export async function takeOverPayment(dependencies: TakeOverDependencies, providerId: string): Promise<TakenOver> {
  const { payments, provider } = dependencies
  const payment = await provider.find(providerId)
  if (payment === null || payment.mode !== provider.mode) return notTaken('unknown')
  const { paymentId, refunded, chargedBack, amount } = payment
  if (paymentId === null) return notTaken('foreign')
  const known = await payments.find(paymentId)
  if (known === null) {
    if (payment.status !== 'paid') return notTaken('unpaid')
    if (refunded + chargedBack >= amount) return notTaken('returned')
    const { seal, catalogue, newPasswordHash, transaction } = dependencies
    const text = payment.kept.sealedOrder && seal.open(paymentId, payment.kept.sealedOrder)
    const order = text ? unpackOrder(text, (slug) => productOf(catalogue, slug)?.title) : null
    if (order === null) return notTaken('unreadable')
    const passwordHash = await newPasswordHash()
    const reason = await transaction((stores) => writeDown(stores, { payment, paymentId, order, passwordHash }))
    if (reason !== null) return notTaken(reason)
  } else if (known.providerId === null) {
    await attachPayment(dependencies, paymentId, payment)
  }
  await settlePayment(dependencies, paymentId, 'poll')
  const settled = await payments.find(paymentId)
  return { isDone: true, orderNumber: settled?.orderNumber ?? '', wasKnown: known !== null }
}

function notTaken(reason: TakeOverRefusal): TakenOver {
  return { isDone: false, reason }
}

interface LostOrder {
  readonly payment: ProviderPayment
  readonly paymentId: string
  readonly order: PackedOrder
  readonly passwordHash: string
}

/** Locks cart, order, payment, in this order, as everywhere. */
async function writeDown(
  { carts, customers, orders, payments }: OrderStores & { readonly customers: CustomerStore },
  { payment, paymentId, order, passwordHash }: LostOrder,
): Promise<TakeOverRefusal | null> {
  const { orderNumber: number, cartId } = payment.kept
  if (number === null || cartId === null) return 'unreadable'
  const { cartVersion, siteLocale } = order
  const { buyer, language } = order.snapshot
  const { createdAt } = payment
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
}
