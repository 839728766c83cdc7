import type { Log } from '#platform/telemetry/log.ts'
import { createExpiringCache } from '#platform/limits/memo.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { productOf } from '#core/cart/order-choice.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { decimalOf, percentageOf } from '#core/money/money.ts'
import { restoreOf } from '#core/orders/number-series.ts'
import { fingerprintOf, orderLineOf, scrubbedOrder } from '#core/orders/order-snapshot.ts'
import type { OrderLine } from '#core/orders/order.ts'
import { type UnpackedOrder, unpackOrder } from '#core/orders/packed-order.ts'
import { isUnderWay, type PaymentStatus } from '#core/orders/payment-status.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { StoredCart, TransferCodes } from '#features/carts/cart-ports.ts'
import { createPriceList, pricedCartOf } from '#features/carts/priced-cart.ts'
import type { CustomerStore } from '#features/customers/customer-ports.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import type { NumberSeries, OrderStores, PaymentComparison } from './payment-ports.ts'
import type { OrderSeal, PaymentProvider, ProviderPayment } from '#platform/clients/payment-provider.ts'
import { attachPayment } from '#features/checkout/send-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * `lost`: money was paid, and we do not know the payment; `open`: nor this one, and it may be paid yet; `unsettled`: we
 * know it, but not that it was paid; `foreign`: paid, and not made by this shop.
 */
export interface ComparedPayment {
  readonly payment: ProviderPayment
  readonly kind: 'lost' | 'open' | 'unsettled' | 'foreign'
}

/**
 * What the provider knows and we do not, among payments made since then; the newest first. There is no race: we write a
 * payment down before the provider hears of it.
 */
export async function comparePayments(
  {
    provider,
    comparison,
  }: { readonly provider: Pick<PaymentProvider, 'list'>; readonly comparison: PaymentComparison },
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

/** Null: there is nothing to do about it. Money that went back is nobody's loss. */
function kindOf(payment: ProviderPayment, known: PaymentStatus | undefined): ComparedPayment['kind'] | null {
  const { status, amount, refunded, chargedBack, paymentId } = payment
  const isPaid = status === 'paid' && refunded + chargedBack < amount
  if (paymentId === null) return isPaid ? 'foreign' : null
  if (known === undefined) return isPaid ? 'lost' : isUnderWay(status) ? 'open' : null
  return isPaid && known !== 'paid' ? 'unsettled' : null
}

const alertPauseMs = 60 * 60_000

/** Tells a person of a lost payment, once an hour for each. */
export function createLostPaymentAlert(log: Log): (payment: ProviderPayment) => void {
  const told = createExpiringCache<true>()
  return ({ id, status, amount, kept }) => {
    if (told.get(id)) return
    told.set(id, true, alertPauseMs)
    log.alert(
      'payment',
      `The shop does not know a payment that the provider has: npm run payments -- take-over ${id}`,
      {
        payment: id,
        status,
        euros: decimalOf(amount),
        orderNumber: kept.orderNumber ?? 'unknown',
      },
    )
  }
}

/** Clocks of others, and answers that are a little old. */
const marginMs = 60 * 60_000
/** Longer than anybody has left one lying. */
const maxAgeMs = 90 * 24 * 60 * 60_000

export interface LostPaymentWatch extends Pick<PaymentDependencies, 'provider' | 'log' | 'alertLost'> {
  readonly comparison: PaymentComparison
  readonly series: NumberSeries
  readonly now: () => Date
}

/**
 * Compares with the provider since the last time, which is part of the database: after a restore it is earlier. Lost
 * payments of the present series show that the database was taken back without anybody saying so: a new series begins.
 * They are compared again until they are taken over or paid back.
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
  readonly codes: TransferCodes
  readonly catalogue: Catalogue
  /** Of a password that nobody knows: a customer who has to be made again chooses one by mail. */
  readonly newPasswordHash: () => Promise<string>
}

/** Why a payment cannot become an order. Each asks something else of a person. */
export type TakeOverRefusal =
  | 'unknown'
  | 'foreign'
  | 'unpaid'
  | 'returned'
  | 'unreadable'
  | 'incomplete'
  | 'collision'
  | 'stranger'

export type TakenOver =
  | { readonly isDone: true; readonly orderNumber: string; readonly wasKnown: boolean }
  | { readonly isDone: false; readonly reason: TakeOverRefusal }

/**
 * Makes the order of a payment that only the provider knows, and settles it as any other. Whatever was done before, by
 * whomever, is not done again; when it is cut short after the order was written down, the reconciler goes on with it.
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
    const order = unpacked(dependencies, payment, paymentId)
    if (order === null) return notTaken('unreadable')
    const passwordHash = await dependencies.newPasswordHash()
    const lost = { payment, paymentId, order, passwordHash }
    const reason = await dependencies.transaction((stores) => writeDown(stores, dependencies, lost))
    if (reason !== null) return notTaken(reason)
  } else if (known.providerId === null) {
    await attachPayment(dependencies, paymentId, payment)
  }
  await settlePayment(dependencies, paymentId, 'look')
  const settled = await payments.find(paymentId)
  return { isDone: true, orderNumber: settled?.orderNumber ?? '', wasKnown: known !== null }
}

function notTaken(reason: TakeOverRefusal): TakenOver {
  return { isDone: false, reason }
}

function unpacked(
  { seal, catalogue }: TakeOverDependencies,
  { kept }: ProviderPayment,
  paymentId: string,
): UnpackedOrder | null {
  const text = kept.sealedOrder === null ? null : seal.open(paymentId, kept.sealedOrder)
  return text === null ? null : unpackOrder(text, (slug) => productOf(catalogue, slug)?.title)
}

interface LostOrder {
  readonly payment: ProviderPayment
  readonly paymentId: string
  readonly order: UnpackedOrder
  readonly passwordHash: string
}

/** Cart, order, payment, in this order, as everywhere. */
async function writeDown(
  { carts, customers, orders, payments }: OrderStores & { readonly customers: CustomerStore },
  { catalogue, codes }: TakeOverDependencies,
  { payment, paymentId, order, passwordHash }: LostOrder,
): Promise<TakeOverRefusal | null> {
  const { orderNumber: number, cartId } = payment.kept
  if (number === null || cartId === null) return 'unreadable'
  const { cartVersion, siteLocale } = order
  const { buyer, language } = order.snapshot
  const { createdAt } = payment
  const [cart = null] = await carts.lock([cartId])
  const lines = order.snapshot.lines ?? linesOf(cart, catalogue, order, createdAt)
  if (lines === null) return 'incomplete'
  const customerId =
    (await customers.lock(buyer.customerId))?.id ??
    (await customers.addLost({ ...buyer, language }, passwordHash)) ??
    (await customers.findConfirmed(buyer.email))
  if (customerId === null) return 'stranger'
  // An older release may have packed a whole address and a readable code.
  const snapshot = scrubbedOrder({ ...order.snapshot, lines, buyer: { ...buyer, customerId } }, codes.seal)
  const content = fingerprintOf(snapshot)
  const orderId = await orders.addLost({ number, createdAt, customerId, cartId, cartVersion, content, snapshot })
  if (orderId === null) return 'collision'
  await payments.addLost(orderId, { paymentId, cartId, siteLocale, payment, snapshot })
  return null
}

/** A long order keeps no lines at the provider. The cart has them, if it is still the one that was paid. */
function linesOf(
  cart: StoredCart | null,
  catalogue: Catalogue,
  { cartVersion, snapshot: { buyer, totals, exemption } }: UnpackedOrder,
  createdAt: Date,
): readonly OrderLine[] | null {
  if (cart === null || cart.version !== cartVersion) return null
  const date = shopDayOf(createdAt)
  const tax = { taxExempt: exemption !== null, taxPercentage: percentageOf(totals.vatRate) }
  const caller = { customerId: buyer.customerId, tax }
  const priced = pricedCartOf(cart, caller, createPriceList(catalogue), date)
  const isSame = priced.totals.total === totals.total && priced.totals.subtotal === totals.subtotal
  const titleOf = (slug: string) => productOf(catalogue, slug)?.title ?? { nl: slug, de: slug, en: slug }
  return isSame ? priced.items.map((item) => orderLineOf(item, titleOf(item.productSlug))) : null
}
