import { fail, ok, type Result } from '#domain/basics/result.ts'
import type { CheckoutDependencies } from './checkout-dependencies.ts'
import { checkpoint } from '#services/basics/checkpoint.ts'
import type { Attempt, Orders } from './orders-port.ts'
import { type ProviderPayment, ProviderRefusal } from './payment-provider-port.ts'

export interface SendDependencies extends Pick<CheckoutDependencies, 'provider' | 'addressesOf' | 'alert'> {
  readonly orders: Pick<Orders, 'keep' | 'giveUp'>
}

type PayableAttempt = Attempt & { readonly method: string }

/** What the provider says when our key came with other words the first time. */
const keyUsedOtherwise = 400

const words = { nl: 'Bestelling', de: 'Bestellung', en: 'Order' } as const

/**
 * Has the provider make an attempt's payment, or makes sure that it did: nobody knows when its answer got lost. Null:
 * that is too long ago, and it never did; the attempt is over.
 */
export async function sendPayment(
  desk: SendDependencies,
  attempt: PayableAttempt,
): Promise<Result<Attempt, 'payment_refused'> | null> {
  const { orders, alert } = desk
  let payment: ProviderPayment | null
  try {
    payment = await madeAtProvider(desk, attempt)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await orders.giveUp(attempt.id, 'failed', error.message)
    return fail('payment_refused', error.status === 422 ? { path: 'paymentMethod' } : {})
  }
  if (payment === null) {
    await orders.giveUp(attempt.id, 'expired', null)
    return null
  }
  checkpoint('pay.sent')
  const kept = await orders.keep(attempt.id, payment)
  checkpoint('pay.stored')
  if (kept.providerId !== payment.id) {
    alert(`ALERT payment ${attempt.id} is ${kept.providerId} at the provider, and ${payment.id} too`)
  }
  return ok(kept)
}

async function madeAtProvider(desk: SendDependencies, attempt: PayableAttempt): Promise<ProviderPayment | null> {
  const { provider } = desk
  if (!attempt.isFresh) return provider.findByPaymentId(attempt.id)
  try {
    return await create(desk, attempt)
  } catch (error) {
    const mayBeThere = error instanceof ProviderRefusal && error.status === keyUsedOtherwise
    const found = mayBeThere ? await provider.findByPaymentId(attempt.id) : null
    if (found === null) throw error
    return found
  }
}

function create({ provider, addressesOf }: SendDependencies, attempt: PayableAttempt): Promise<ProviderPayment> {
  const { id, orderNumber, amount, method, issuer, siteLocale, language, providerCustomerId } = attempt
  const locale = language === 'en' ? language : siteLocale
  return provider.create({
    paymentId: id,
    orderNumber,
    description: `${words[locale]} ${orderNumber}`,
    amount,
    method,
    issuer,
    locale,
    ...addressesOf(id, siteLocale),
    mandateFor: providerCustomerId === null ? null : { providerCustomerId },
  })
}
