import { fail, ok, type Result } from '#core/result/result.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { cancelLater } from '#features/carts/cart-payments.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { Log } from '#platform/telemetry/log.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { OrderStores } from './payment-dependencies.ts'
import { awaitRequestSlot } from './payment-sync.ts'
import type { Payments } from './repository.ts'
import type { OrderSeal } from './sealed-order.ts'
import type { PaymentAttempt } from './payment.ts'
import { type PaymentProvider, type ProviderPayment, ProviderRefusal } from '#platform/clients/payment-provider.ts'

export interface SendDependencies {
  readonly payments: Payments
  readonly transaction: UnitOfWork<OrderStores>
  readonly provider: PaymentProvider
  readonly seal: OrderSeal
  /** Where the provider sends the buyer and its webhooks; no webhook if it cannot reach this shop. */
  readonly addressesOf: (
    paymentId: string,
    locale: SiteLocale,
  ) => { readonly returnUrl: string; readonly webhookUrl: string | null }
  readonly log: Log
}

type PayableAttempt = PaymentAttempt & { readonly method: string }

/** The provider's status for an idempotency key that was used with another body. */
const keyUsedOtherwise = 400

const orderWords = { nl: 'Bestelling', de: 'Bestellung', en: 'Order' } as const

/**
 * Creates the payment of an attempt at the provider, or finds the one whose response was lost.
 *
 * @returns null if the attempt is too old to be created and the provider has no payment for it; it has ended then
 */
export async function sendPayment(
  dependencies: SendDependencies,
  attempt: PayableAttempt,
): Promise<Result<PaymentAttempt, 'payment_refused'> | null> {
  const { payments } = dependencies
  if ((await awaitRequestSlot(payments, attempt.id)) === 'waited') {
    // The earlier request may have been answered meanwhile.
    const sent = await payments.find(attempt.id)
    if (sent !== null && (sent.providerId !== null || !isUnderWay(sent.status))) return ok(sent)
  }
  let payment: ProviderPayment | null
  try {
    payment = await createOrFind(dependencies, attempt)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await payments.end(attempt.id, 'failed', error.message)
    return fail('payment_refused', error.status === 422 ? { path: 'paymentMethod' } : {})
  }
  if (payment === null) {
    await payments.end(attempt.id, 'expired', null)
    return null
  }
  return ok(await attachPayment(dependencies, attempt.id, payment))
}

/** Stores the provider's payment of an attempt, and cancels it if the attempt was given up meanwhile. */
export async function attachPayment(
  { transaction, log }: Pick<SendDependencies, 'transaction' | 'log'>,
  attemptId: string,
  payment: ProviderPayment,
): Promise<PaymentAttempt> {
  const attempt = await transaction(async ({ payments, jobs }) => {
    const attached = await payments.attach(attemptId, payment)
    if (attached.isGivenUp) await cancelLater(jobs, attemptId)
    return attached.attempt
  })
  if (attempt.providerId !== payment.id) {
    log.alert('payment', 'The provider has two payments for one payment attempt.', {
      paymentId: attemptId,
      first: attempt.providerId,
      second: payment.id,
    })
  }
  return attempt
}

async function createOrFind(dependencies: SendDependencies, attempt: PayableAttempt): Promise<ProviderPayment | null> {
  const { provider } = dependencies
  if (!attempt.isFresh) return provider.findByPaymentId(attempt.id)
  try {
    return await create(dependencies, attempt)
  } catch (error) {
    const mayExist = error instanceof ProviderRefusal && error.status === keyUsedOtherwise
    const existing = mayExist ? await provider.findByPaymentId(attempt.id) : null
    if (existing === null) throw error
    return existing
  }
}

async function create(dependencies: SendDependencies, attempt: PayableAttempt): Promise<ProviderPayment> {
  const { payments, provider, addressesOf, seal } = dependencies
  const { id, orderNumber, cartId, amount, method, issuer, restrictTo, siteLocale, language } = attempt
  const locale = language === 'en' ? language : siteLocale
  const ordered = await payments.findOrdered(id)
  const request = {
    paymentId: id,
    orderNumber,
    cartId,
    sealedOrder: ordered && seal.seal(id, { ...ordered, siteLocale }),
    description: `${orderWords[locale]} ${orderNumber}`,
    amount,
    method,
    issuer,
    restrictTo,
    locale,
    ...addressesOf(id, siteLocale),
    mandateFor: attempt.providerCustomerId === null ? null : { providerCustomerId: attempt.providerCustomerId },
  }
  return provider.create(request, () => awaitRequestSlot(payments, id))
}
