import type { SiteLocale } from '#core/locale/locale.ts'

/**
 * What is switched on at the payment provider, in the order in which the start of an order names it: the law wants it
 * said there, before anybody has a cart to ask the provider about. The payment page offers what the provider answers for
 * a cart; `stek doctor` tells when that is not this list.
 */
export const acceptedMethods: Readonly<Record<SiteLocale, readonly string[]>> = {
  nl: ['ideal', 'creditcard', 'paypal', 'bancontact', 'banktransfer', 'kbc', 'eps', 'trustly'],
  de: ['paypal', 'creditcard', 'banktransfer', 'trustly', 'eps', 'ideal', 'bancontact', 'kbc'],
}
