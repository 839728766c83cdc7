import { isCountry, vatCountryOf } from '#core/locale/country.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type CustomerTax, exemptionOf, homeCountry, type TaxExemption, type TaxSubject, taxOf } from './vat.ts'

/**
 * What a tax rests on. `unproven`: nothing but the buyer's word says where they are, so the home rate is charged.
 */
export type TaxBasis = 'home' | 'country' | 'reverse_charge' | 'outside_eu' | 'unproven'

export interface DecidedTax extends CustomerTax {
  readonly taxBasis: TaxBasis
  readonly exemption: TaxExemption
}

/** Methods for accounts of these countries only. */
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

/** Whether the provider can hold a payment by this method to one country: of cards it looks at where they were issued. */
export function canBeRestricted(method: string, country: string): boolean {
  return method === 'creditcard' || (nationalMethods.get(method)?.includes(country) ?? false)
}

/**
 * Whether the address alone decides the tax. At home it may: it is the rate that is charged without proof. A business
 * is known by the answer of the register; one without it is taxed like a private person, wherever it is.
 */
export function needsProof(subject: TaxSubject): boolean {
  const { country } = subject
  return isCountry(country) && vatCountryOf(country) !== homeCountry && exemptionOf(subject) !== 'reverse_charge'
}

/** `canProve`: whether a method can be offered that shows a country; asked only where it matters. */
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

/** What is known of where a buyer is, once the order is paid. Null: nobody said. */
export interface CountryEvidence {
  readonly basis: TaxBasis
  readonly address: string
  readonly addressWhenPaid: string
  /** As the provider confirms it. */
  readonly restrictedTo: string | null
  /** Of the card or the account. */
  readonly payer: string | null
  /** Where the provider saw the buyer. */
  readonly checkout: string | null
}

export type Contradiction = 'restriction' | 'payer' | 'checkout' | 'address'

/** What speaks against a tax that was charged. Countries that mean the same tax do not contradict each other. */
export function contradictionsOf(evidence: CountryEvidence): readonly Contradiction[] {
  const { basis, address, addressWhenPaid, restrictedTo, payer, checkout } = evidence
  if (basis === 'unproven') return []
  const isElsewhere = (country: string | null) => country !== null && placeOf(country) !== placeOf(address)
  const isRestricted = basis === 'home' || basis === 'reverse_charge' || restrictedTo === address
  return [
    ...(isRestricted ? [] : (['restriction'] as const)),
    ...(isElsewhere(payer) ? (['payer'] as const) : []),
    // A hint only: it counts where the payment itself says nothing.
    ...(payer === null && isElsewhere(checkout) ? (['checkout'] as const) : []),
    ...(isElsewhere(addressWhenPaid) ? (['address'] as const) : []),
  ]
}

/** Whose VAT is charged in a country. */
function placeOf(country: string): string {
  return vatCountryOf(country) ?? 'outside'
}

/** The same of an order that was written down before: its rate and what its payment was held to are all there is. */
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
