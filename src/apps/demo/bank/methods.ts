import { type Locale, locales } from '#core/locale/locale.ts'
import { type Cents, cents } from '#core/money/money.ts'

export interface BankMethod {
  readonly id: string
  readonly names: Readonly<Record<Locale, string>>
  readonly min: Cents
  readonly max: Cents
  readonly expiresAfterMs: number
  /** Mandate created by a first payment with this method; null if recurring payments are not possible. */
  readonly mandate: 'creditcard' | 'directdebit' | 'paypal' | null
  /** Status before `paid`, if there is one. */
  readonly between: 'pending' | 'authorized' | null
  readonly isCancelable: boolean
  /** The only country with accounts for this method; absent if cards or accounts of any country are accepted. */
  readonly country?: string
  /** The provider can restrict a payment by this method to one country. */
  readonly isRestrictable?: true
  readonly issuers: readonly { readonly id: string; readonly name: string }[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const same = (name: string) => ({ nl: name, de: name, en: name })
const plain = { min: cents(1), max: cents(5_000_000), between: null, isCancelable: false, issuers: [] } as const

/** Payment methods in the order for the Netherlands. */
export const bankMethods: readonly BankMethod[] = [
  {
    ...plain,
    id: 'ideal',
    names: same('iDEAL | Wero'),
    expiresAfterMs: 15 * minute,
    mandate: 'directdebit',
    country: 'NL',
  },
  {
    ...plain,
    id: 'creditcard',
    names: { nl: 'Creditcard', de: 'Kreditkarte', en: 'Card' },
    max: cents(1_000_000),
    expiresAfterMs: 30 * minute,
    mandate: 'creditcard',
    isRestrictable: true,
  },
  {
    ...plain,
    id: 'paypal',
    names: same('PayPal'),
    max: cents(800_000),
    expiresAfterMs: 3 * hour,
    mandate: 'paypal',
    between: 'pending',
  },
  {
    ...plain,
    id: 'bancontact',
    names: same('Bancontact'),
    min: cents(2),
    expiresAfterMs: hour,
    mandate: 'directdebit',
    country: 'BE',
  },
  {
    ...plain,
    id: 'banktransfer',
    names: { nl: 'Overboeking', de: 'Überweisung', en: 'Bank transfer' },
    max: cents(100_000_000),
    expiresAfterMs: 14 * day,
    mandate: null,
    between: 'pending',
    isCancelable: true,
  },
  {
    ...plain,
    id: 'kbc',
    names: { nl: 'KBC/CBC-betaalknop', de: 'KBC/CBC-Zahlungsbutton', en: 'KBC/CBC Payment Button' },
    expiresAfterMs: hour,
    mandate: 'directdebit',
    country: 'BE',
    issuers: [
      { id: 'kbc', name: 'KBC' },
      { id: 'cbc', name: 'CBC' },
    ],
  },
  {
    ...plain,
    id: 'eps',
    names: { nl: 'eps', de: 'eps-Überweisung', en: 'eps' },
    min: cents(100),
    expiresAfterMs: hour,
    mandate: 'directdebit',
    country: 'AT',
  },
  {
    ...plain,
    id: 'klarna',
    names: { nl: 'Betalen met Klarna', de: 'Mit Klarna bezahlen', en: 'Pay with Klarna' },
    max: cents(1_000_000),
    expiresAfterMs: 48 * hour,
    mandate: null,
    between: 'authorized',
    isCancelable: true,
  },
  { ...plain, id: 'trustly', names: same('Trustly'), expiresAfterMs: 4 * hour, mandate: null, between: 'pending' },
]

/** Methods displayed first in languages with another order. */
const firstMethods: Readonly<Record<Locale, readonly string[]>> = {
  nl: [],
  de: ['paypal', 'creditcard', 'klarna', 'banktransfer', 'trustly', 'eps'],
  en: [],
}

export function methodOf(id: string): BankMethod | undefined {
  return bankMethods.find((method) => method.id === id)
}

export interface MethodFilter {
  readonly amount: Cents | null
  readonly isFirst: boolean
  readonly locale: Locale
}

export function methodsFor({ amount, isFirst, locale }: MethodFilter): readonly BankMethod[] {
  const fitting = bankMethods.filter(
    ({ min, max, mandate }) => (amount === null || (amount >= min && amount <= max)) && (!isFirst || mandate !== null),
  )
  const first = firstMethods[locale]
  const placeOf = ({ id }: BankMethod) => (first.includes(id) ? first.indexOf(id) : first.length)
  return fitting.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Language of a provider locale such as `nl_BE`; English if there are no texts in that language. */
export function languageOf(locale: string): Locale {
  const language = locale.slice(0, 2)
  return locales.find((candidate) => candidate === language) ?? 'en'
}
