import type { Locale, LocalizedText } from '#domain/basics/locale.ts'

const card: LocalizedText = { nl: 'creditcard', de: 'Kreditkarte', en: 'credit card' }
const transfer: LocalizedText = { nl: 'overboeking', de: 'Überweisung', en: 'bank transfer' }

/** For "paid with …". Brand names are the same in every language. */
const names: Readonly<Record<string, string | LocalizedText>> = {
  ideal: 'iDEAL | Wero',
  creditcard: card,
  banktransfer: transfer,
  paypal: 'PayPal',
  bancontact: 'Bancontact',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  eps: 'EPS',
  kbc: 'KBC/CBC',
  belfius: 'Belfius',
  trustly: 'Trustly',
  twint: 'TWINT',
  przelewy24: 'Przelewy24',
}

/** Null for unknown methods: invoices then only say that it was paid. */
export function paymentMethodName(method: string | null, locale: Locale): string | null {
  const name = method === null ? undefined : names[method]
  return typeof name === 'object' ? name[locale] : (name ?? null)
}
