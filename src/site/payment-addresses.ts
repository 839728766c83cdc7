import type { SiteLocale } from '#core/locale/locale.ts'
import { pathOf } from './links.ts'

/** URLs to which the provider redirects the buyer and sends webhooks. */
export interface PaymentAddresses {
  readonly returnUrl: string
  /** null if the provider cannot reach this shop. */
  readonly webhookUrl: string | null
}

/** The origin comes from the settings: the Host header of a request is untrusted. */
export function createPaymentAddresses({
  publicOrigin,
  isReachable,
}: {
  readonly publicOrigin: string
  readonly isReachable: boolean
}): (paymentId: string, locale: SiteLocale) => PaymentAddresses {
  return (paymentId, locale) => ({
    returnUrl: `${publicOrigin}${pathOf('orderComplete', locale)}?payment=${paymentId}`,
    webhookUrl: isReachable ? `${publicOrigin}/api/payments/webhook/${paymentId}` : null,
  })
}
