import type { PaymentDependencies } from './payment-dependencies.ts'
import { type ProviderPayment, ProviderRefusal } from './payment-provider-port.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

/** A provider that refuses to talk to us is as good as away; but somebody has to do something about it. */
export async function findAtProvider(
  { provider, alert }: Pick<PaymentDependencies, 'provider' | 'alert'>,
  providerId: string,
): Promise<ProviderPayment | null> {
  try {
    return await provider.find(providerId)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    alert(`ALERT the provider does not answer about ${providerId}: ${error.message}`)
    throw new Unavailable('payment_provider_unavailable', { cause: error })
  }
}
