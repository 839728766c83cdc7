import type { SiteLocale } from '#core/locale/locale.ts'
import { pathOf } from './links.ts'

/** Where the provider sends the buyer back to, and where it tells us of news. */
export interface PaymentAddresses {
  readonly returnUrl: string
  /** Null: the provider cannot reach this shop. */
  readonly webhookUrl: string | null
}

/** What a request says about our own address counts for nothing: these come from the settings. */
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
