import { euCountries, isCountry } from '#core/locale/country.ts'
import { normalizeLine } from '#core/text/text-input.ts'
import { emailFault, normalizeEmail } from './email.ts'
import { type FieldCode, type Profile, type ProfileForm, normalizeProfile, profileFaults } from './profile.ts'

/**
 * Legal forms as named by SIDN; other registries need fewer. `BGG` is a company from another EU country, `BRO` one from
 * outside the EU.
 */
export const legalForms = [
  'EENMANSZAAK',
  'BV',
  'NV',
  'VOF',
  'CV',
  'MAATSCHAP',
  'STICHTING',
  'VERENIGING',
  'COOP',
  'OWM',
  'KERK',
  'BGG',
  'BRO',
  'ANDERS',
] as const
export type LegalForm = (typeof legalForms)[number]

/** Form for a domain holder other than the customer, as typed. */
export type HolderForm = Omit<ProfileForm, 'language'> & {
  readonly email: string
  readonly legalForm?: string | null
  /** Country code. */
  readonly citizenship?: string | null
}

/** Normalized holder, as stored and as copied into orders. */
export type Holder = Omit<Profile, 'language'> & {
  readonly email: string
  /** Only for organisations. */
  readonly legalForm: LegalForm | null
  /** Only where a registry requires it. */
  readonly citizenship: string | null
}

/** Holder details of a buyer, whose legal form was not asked for. */
export type HolderDetails = Omit<Holder, 'legalForm' | 'citizenship'> &
  Partial<Pick<Holder, 'legalForm' | 'citizenship'>>

export type HolderField = keyof Holder
export type HolderCode = FieldCode | 'unknown_legal_form' | 'post_box' | 'not_european'

export interface HolderFault {
  readonly path: HolderField
  readonly code: HolderCode
}

/** Faults that do not depend on the extension: in the fields of a customer, and in those that only holders have. */
export function holderFaults(form: HolderForm): readonly HolderFault[] {
  const email = emailFault(form.email)
  const { legalForm, citizenship } = typedOf(form)
  return [
    ...(profileFaults({ ...form, language: 'nl' }) as readonly HolderFault[]),
    ...(email === null ? [] : [{ path: 'email', code: email } as const]),
    ...(legalForm === '' || isLegalForm(legalForm) ? [] : [{ path: 'legalForm', code: 'unknown_legal_form' } as const]),
    ...(citizenship === '' || isCountry(citizenship)
      ? []
      : [{ path: 'citizenship', code: 'unknown_country' } as const]),
  ]
}

/** Requires a form without faults. */
export function normalizeHolder(form: HolderForm): Holder {
  const { language: _language, ...profile } = normalizeProfile({ ...form, language: 'nl' })
  const { legalForm, citizenship } = typedOf(form)
  return {
    ...profile,
    email: normalizeEmail(form.email),
    legalForm: isLegalForm(legalForm) && profile.customerType === 'business' ? legalForm : null,
    citizenship: citizenship === '' ? null : citizenship,
  }
}

function typedOf({ legalForm, citizenship }: HolderForm) {
  return { legalForm: normalizeLine(legalForm ?? ''), citizenship: normalizeLine(citizenship ?? '') }
}

function isLegalForm(text: string): text is LegalForm {
  return (legalForms as readonly string[]).includes(text)
}

const europe: ReadonlySet<string> = new Set([...euCountries, 'IS', 'LI', 'NO'])
/** Dutch, German, French and English words for a post office box, followed by its number. */
const postBox = /^\W*(postbus|postfach|antwoordnummer|bo[iî]te postale|b\.?\s?p\.?|p\.?\s?o\.?\s?box)\b/iu

type Demand = (holder: HolderDetails) => HolderFault | null

/** Not required of a buyer's company, which is registered without a legal form. */
const wantsLegalForm: Demand = ({ customerType, legalForm }) =>
  customerType === 'business' && legalForm === null ? { path: 'legalForm', code: 'required' } : null
const wantsCompanyNumber: Demand = ({ customerType, legalForm, country, chamberOfCommerceNumber }) =>
  customerType === 'business' && legalForm !== undefined && country === 'NL' && chamberOfCommerceNumber === null
    ? { path: 'chamberOfCommerceNumber', code: 'required' }
    : null
const refusesPostBox: Demand = ({ street }) => (postBox.test(street) ? { path: 'street', code: 'post_box' } : null)
const wantsEuropean: Demand = ({ country, customerType, citizenship = null }) => {
  if (europe.has(country)) return null
  if (customerType === 'business') return { path: 'country', code: 'not_european' }
  return citizenship !== null && europe.has(citizenship) ? null : { path: 'citizenship', code: 'not_european' }
}
const wantsEuropeanAddress: Demand = ({ country }) =>
  europe.has(country) || country === 'CH' ? null : { path: 'country', code: 'not_european' }

/** Requirements of registries beyond the fields of every holder. Extensions not listed have none. */
const demandsOf: Readonly<Record<string, readonly Demand[]>> = {
  nl: [wantsLegalForm, wantsCompanyNumber, refusesPostBox],
  amsterdam: [wantsLegalForm],
  eu: [wantsEuropean],
  fr: [wantsEuropeanAddress],
  nu: [wantsCompanyNumber],
}

/** Reasons why the registry of an extension would reject a holder. `tld` in A-labels, without a dot. */
export function registerFaults(tld: string, holder: HolderDetails): readonly HolderFault[] {
  const demands = Object.hasOwn(demandsOf, tld) ? demandsOf[tld] : undefined
  return demands?.flatMap((demand) => demand(holder) ?? []) ?? []
}

/** Additional form fields required for names with these extensions. */
export function askedFor(tlds: readonly string[], holder: Pick<HolderDetails, 'customerType' | 'country'>) {
  const has = (...wanted: readonly string[]) => tlds.some((tld) => wanted.includes(tld))
  return {
    legalForm: holder.customerType === 'business' && has('nl', 'amsterdam'),
    citizenship: holder.customerType === 'private' && has('eu') && !europe.has(holder.country),
  }
}

/** Display name of a holder. */
export function holderName({
  companyName,
  firstName,
  lastName,
}: Pick<Holder, 'companyName' | 'firstName' | 'lastName'>) {
  return companyName ?? `${firstName} ${lastName}`
}
