import type { Locale, LocalizedText } from '#core/locale/locale.ts'

const card: LocalizedText = { nl: 'creditcard', de: 'Kreditkarte', en: 'credit card' }
const transfer: LocalizedText = { nl: 'overboeking', de: 'Überweisung', en: 'bank transfer' }

/** The most common payment methods of a country, in order. */
const usualIn: Readonly<Record<string, readonly string[]>> = {
  NL: ['ideal', 'creditcard', 'paypal'],
  BE: ['bancontact', 'kbc', 'belfius', 'creditcard'],
  DE: ['paypal', 'creditcard', 'klarna'],
  AT: ['eps', 'paypal', 'creditcard'],
}
const usualElsewhere = ['creditcard', 'paypal', 'banktransfer']

/**
 * Moves the common methods of a country to the front of the offered methods. A single remaining method is not listed
 * separately.
 */
export function methodsByCountry<Method extends { readonly id: string }>(
  offered: readonly Method[],
  country: string,
): { readonly usual: readonly Method[]; readonly others: readonly Method[] } {
  const ids = usualIn[country] ?? usualElsewhere
  const usual = ids.flatMap((id) => offered.filter((method) => method.id === id))
  const others = offered.filter((method) => !usual.includes(method))
  return usual.length === 0 || others.length < 2 ? { usual: [...usual, ...others], others: [] } : { usual, others }
}

/** Names for "paid with …". Brand names are the same in every language. */
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

/** @returns null for unknown methods, which invoices do not name */
export function paymentMethodName(method: string | null, locale: Locale): string | null {
  const name = method === null ? undefined : names[method]
  return typeof name === 'object' ? name[locale] : (name ?? null)
}
