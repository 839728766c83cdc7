import { fail, ok, type Result } from '#core/result/result.ts'
import { isUnderWay } from '#core/orders/payment-status.ts'
import { cancelLater } from '#features/carts/cart-payments.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { awaitTurn } from '#features/payments/coalesced-payment-sync.ts'
import { packOrder } from '#features/orders/packed-order.ts'
import type { Attempt, OrderRequest } from '#features/payments/payment-ports.ts'
import { maxSealedLength, type ProviderPayment, ProviderRefusal } from '#platform/clients/payment-provider.ts'

export type SendDependencies = Pick<
  CheckoutDependencies,
  'payments' | 'transaction' | 'provider' | 'addressesOf' | 'log' | 'seal'
>

type PayableAttempt = Attempt & { readonly method: string }

/** The provider's status for an idempotency key that came with another body the first time. */
const keyUsedOtherwise = 400

const orderWords = { nl: 'Bestelling', de: 'Bestellung', en: 'Order' } as const

/**
 * Has the provider make an attempt's payment, or makes sure that it did: nobody knows when its answer got lost. Null:
 * that is too long ago, and it never did; the attempt is over.
 */
export async function sendPayment(
  dependencies: SendDependencies,
  attempt: PayableAttempt,
): Promise<Result<Attempt, 'payment_refused'> | null> {
  const { payments } = dependencies
  if ((await awaitTurn(payments, attempt.id)) === 'waited') {
    // Whoever asked before us may have had an answer.
    const sent = await payments.find(attempt.id)
    if (sent !== null && (sent.providerId !== null || !isUnderWay(sent.status))) return ok(sent)
  }
  let payment: ProviderPayment | null
  try {
    payment = await madeAtProvider(dependencies, attempt)
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

/** Remembers the provider's payment of an attempt; one that was given up meanwhile is cancelled there. */
export async function attachPayment(
  { transaction, log }: Pick<SendDependencies, 'transaction' | 'log'>,
  attemptId: string,
  payment: ProviderPayment,
): Promise<Attempt> {
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

async function madeAtProvider(
  dependencies: SendDependencies,
  attempt: PayableAttempt,
): Promise<ProviderPayment | null> {
  const { provider } = dependencies
  if (!attempt.isFresh) return provider.findByPaymentId(attempt.id)
  try {
    return await create(dependencies, attempt)
  } catch (error) {
    const mayBeThere = error instanceof ProviderRefusal && error.status === keyUsedOtherwise
    const found = mayBeThere ? await provider.findByPaymentId(attempt.id) : null
    if (found === null) throw error
    return found
  }
}

async function create(dependencies: SendDependencies, attempt: PayableAttempt): Promise<ProviderPayment> {
  const { provider, addressesOf } = dependencies
  const { id, orderNumber, cartId, amount, method, issuer, restrictTo, siteLocale, language } = attempt
  const locale = language === 'en' ? language : siteLocale
  const request = {
    paymentId: id,
    orderNumber,
    cartId,
    sealedOrder: await sealedOrderOf(dependencies, attempt),
    description: `${orderWords[locale]} ${orderNumber}`,
    amount,
    method,
    issuer,
    restrictTo,
    locale,
    ...addressesOf(id, siteLocale),
    mandateFor: attempt.providerCustomerId === null ? null : { providerCustomerId: attempt.providerCustomerId },
  }
  return provider.create(request, () => awaitTurn(dependencies.payments, id))
}

/** @returns null if the provider has no room for the order: if we lose it, a person has to make it again */
async function sealedOrderOf(
  { payments, seal }: SendDependencies,
  { id, siteLocale }: Attempt,
): Promise<string | null> {
  const ordered = await payments.findOrdered(id)
  const sealed = ordered && seal.seal(id, packOrder({ ...ordered, siteLocale }))
  return sealed && sealed.length <= maxSealedLength ? sealed : null
}

/**
 * Whom the provider should keep a mandate of, so that renewals can be charged. Null: the buyer did not give one, nothing
 * renews, the method sets up none, or the provider does not want this customer; paying once is always possible.
 */
export async function providerCustomerFor(
  { methods, payments, provider }: Pick<CheckoutDependencies, 'methods' | 'payments' | 'provider'>,
  { snapshot, method }: Pick<OrderRequest, 'snapshot' | 'method'>,
): Promise<string | null> {
  const { lines, totals, buyer, language, consents } = snapshot
  if (consents.mandate?.isGiven !== true) return null
  if (totals.total === 0 || lines.every(({ renewal }) => renewal === null)) return null
  const { customerId, country, firstName, lastName, companyName, email } = buyer
  const offered = await methods({ amount: totals.total, locale: language, country, sequence: 'first' })
  if (!offered.some(({ id }) => id === method)) return null
  const known = await payments.providerCustomerOf(customerId)
  if (known !== null) return known
  try {
    const name = companyName ?? `${firstName} ${lastName}`
    const made = await provider.createCustomer({ customerId, name, email, locale: language })
    await payments.keepProviderCustomer(customerId, made)
    return made
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}
