import type { PaymentDesk } from '#services/payment-desk.ts'
import { type ProviderPayment, ProviderRefusal } from '#services/ports/payment-provider.ts'
import { Unavailable } from '#services/ports/unavailable.ts'

/** A provider that refuses to talk to us is as good as away; but somebody has to do something about it. */
export async function findAtProvider(
  { provider, alert }: Pick<PaymentDesk, 'provider' | 'alert'>,
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
