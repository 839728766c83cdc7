import { fail, ok, type Result } from '#core/result/result.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { cancelLater } from '#features/orders/supersede-payments.ts'
import type { Deps } from '#features/deps.ts'
import { awaitRequestSlot } from './payment-sync.ts'
import type { PaymentAttempt } from './payment.ts'
import { type ProviderPayment, ProviderRefusal } from '#platform/clients/payment-provider.ts'

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
  deps: Deps,
  attempt: PayableAttempt,
): Promise<Result<PaymentAttempt, 'payment_refused'> | null> {
  const { payments } = deps
  if ((await awaitRequestSlot(payments, attempt.id)) === 'waited') {
    // The earlier request may have been answered meanwhile.
    const sent = await payments.find(attempt.id)
    if (sent !== null && (sent.providerId !== null || !isUnderWay(sent.status))) return ok(sent)
  }
  let payment: ProviderPayment | null
  try {
    payment = await createOrFind(deps, attempt)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await payments.end(attempt.id, 'failed', error.message)
    return fail('payment_refused', error.status === 422 ? { path: 'paymentMethod' } : {})
  }
  if (payment === null) {
    await payments.end(attempt.id, 'expired', null)
    return null
  }
  return ok(await attachPayment(deps, attempt.id, payment))
}

/** Stores the provider's payment of an attempt, and cancels it if the attempt was given up meanwhile. */
export async function attachPayment(
  { payTransaction, log }: Pick<Deps, 'payTransaction' | 'log'>,
  attemptId: string,
  payment: ProviderPayment,
): Promise<PaymentAttempt> {
  const attempt = await payTransaction(async ({ payments, jobs }) => {
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

async function createOrFind(deps: Deps, attempt: PayableAttempt): Promise<ProviderPayment | null> {
  const { provider } = deps
  if (!attempt.isFresh) return provider.findByPaymentId(attempt.id)
  try {
    return await create(deps, attempt)
  } catch (error) {
    const mayExist = error instanceof ProviderRefusal && error.status === keyUsedOtherwise
    const existing = mayExist ? await provider.findByPaymentId(attempt.id) : null
    if (existing === null) throw error
    return existing
  }
}

async function create(deps: Deps, attempt: PayableAttempt): Promise<ProviderPayment> {
  const { payments, provider, addressesOf, seal } = deps
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
