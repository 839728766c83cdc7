import type { SiteLocale } from '#core/locale/locale.ts'

/**
 * Payment methods enabled at the payment provider, in the order in which the start of an order lists them. The law
 * requires that list before there is a cart to ask the provider about. The payment page shows what the provider offers
 * for a cart; `stek doctor` reports a difference from this list.
 */
export const acceptedMethods: Readonly<Record<SiteLocale, readonly string[]>> = {
  nl: ['ideal', 'creditcard', 'paypal', 'bancontact', 'banktransfer', 'kbc', 'eps', 'trustly'],
  de: ['paypal', 'creditcard', 'banktransfer', 'trustly', 'eps', 'ideal', 'bancontact', 'kbc'],
}
