import { isCountry, vatCountryOf } from '#core/locale/country.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type CustomerTax, exemptionOf, homeCountry, type TaxExemption, type TaxSubject, taxOf } from './vat.ts'

/**
 * Basis of the VAT charged. `unproven`: only the buyer's statement names their country, so the home rate is charged.
 */
export type TaxBasis = 'home' | 'country' | 'reverse_charge' | 'outside_eu' | 'unproven'

export interface DecidedTax extends CustomerTax {
  readonly taxBasis: TaxBasis
  readonly exemption: TaxExemption
}

/** Payment methods that are limited to accounts in these countries. */
const nationalMethods: ReadonlyMap<string, readonly string[]> = new Map([
  ['bancomatpay', ['IT']],
  ['bancontact', ['BE']],
  ['belfius', ['BE']],
  ['bizum', ['ES']],
  ['blik', ['PL']],
  ['eps', ['AT']],
  ['ideal', ['NL']],
  ['kbc', ['BE']],
  ['mbway', ['PT']],
  ['mobilepay', ['DK', 'FI']],
  ['multibanco', ['PT']],
  ['przelewy24', ['PL']],
  ['swish', ['SE']],
  ['twint', ['CH']],
  ['vipps', ['NO']],
])

/** Whether the provider can restrict a payment by this method to one country; for cards, to the country of issue. */
export function canBeRestricted(method: string, country: string): boolean {
  return method === 'creditcard' || (nationalMethods.get(method)?.includes(country) ?? false)
}

/**
 * Whether the buyer's country must be proven by more than the address. At home it need not be, because the home rate is
 * charged without proof. For a reverse charge the answer of VIES is the proof; a business without it is taxed like a
 * consumer.
 */
export function needsProof(subject: TaxSubject): boolean {
  const { country } = subject
  return isCountry(country) && vatCountryOf(country) !== homeCountry && exemptionOf(subject) !== 'reverse_charge'
}

/**
 * Decides the VAT of a buyer. `canProve`: whether a payment method that proves the country can be offered; only called
 * if proof is needed.
 */
export function decidedTaxOf(
  subject: TaxSubject,
  date: IsoDate,
  canProve: (country: string) => boolean = () => true,
): DecidedTax {
  if (needsProof(subject) && !canProve(subject.country)) {
    return { ...taxOf({ ...subject, country: homeCountry }, date), exemption: null, taxBasis: 'unproven' }
  }
  const exemption = exemptionOf(subject)
  const isHome = vatCountryOf(subject.country) === homeCountry || !isCountry(subject.country)
  return { ...taxOf(subject, date), exemption, taxBasis: exemption ?? (isHome ? 'home' : 'country') }
}

/** Evidence of the buyer's country after payment; null where a source is silent. */
export interface CountryEvidence {
  readonly basis: TaxBasis
  readonly address: string
  readonly addressWhenPaid: string
  /** The country to which the provider restricted the payment, as it confirmed. */
  readonly restrictedTo: string | null
  /** The country of the card or account. */
  readonly payer: string | null
  /** The country in which the provider saw the buyer. */
  readonly checkout: string | null
}

export type Contradiction = 'restriction' | 'payer' | 'checkout' | 'address'

/** Evidence that contradicts the VAT charged. Countries with the same VAT do not contradict each other. */
export function contradictionsOf(evidence: CountryEvidence): readonly Contradiction[] {
  const { basis, address, addressWhenPaid, restrictedTo, payer, checkout } = evidence
  if (basis === 'unproven') return []
  const isElsewhere = (country: string | null) => country !== null && placeOf(country) !== placeOf(address)
  const isRestricted = basis === 'home' || basis === 'reverse_charge' || restrictedTo === address
  return [
    ...(isRestricted ? [] : (['restriction'] as const)),
    ...(isElsewhere(payer) ? (['payer'] as const) : []),
    // The provider's location of the buyer is weak evidence, used only if the payer's country is unknown.
    ...(payer === null && isElsewhere(checkout) ? (['checkout'] as const) : []),
    ...(isElsewhere(addressWhenPaid) ? (['address'] as const) : []),
  ]
}

/** The country whose VAT applies. */
function placeOf(country: string): string {
  return vatCountryOf(country) ?? 'outside'
}

/** Basis of the VAT of a placed order, derived from its rate and payment restriction. */
export function basisOf(subject: TaxSubject, { exemption, isHomeRate, restrictedTo }: OrderedTax): TaxBasis {
  if (exemption !== null) return exemption
  if (!needsProof(subject)) return 'home'
  return restrictedTo === null && isHomeRate ? 'unproven' : 'country'
}

interface OrderedTax {
  readonly exemption: TaxExemption
  readonly isHomeRate: boolean
  readonly restrictedTo: string | null
}
