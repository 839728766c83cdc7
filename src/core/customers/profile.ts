import { isCountry, isInVatArea } from '#core/locale/country.ts'
import type { Locale } from '#core/locale/locale.ts'
import { lineFault, normalizeLine, personNameFault, type PersonNameFault } from '#core/text/text-input.ts'
import { type VatNumberFault, vatNumberOf } from '#core/tax/vat-number.ts'
import type { CustomerType, TaxSubject } from '#core/tax/vat.ts'
import type { EmailFault } from './email.ts'
import type { PasswordFault } from './password.ts'
import { phoneOf } from './phone.ts'
import { isPostalCodeRequired, normalizePostalCode, postalCodeFault, type PostalCodeFault } from './postal-code.ts'

/** Text fields of every customer. */
export const personFields = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'country',
  'phone',
] as const
/** Text fields that only businesses have; null when not given. */
export const businessFields = ['companyName', 'chamberOfCommerceNumber', 'vatNumber'] as const

type PersonField = (typeof personFields)[number]
export type BusinessField = (typeof businessFields)[number]
export type ProfileField = PersonField | BusinessField
/** Omitted fields count as blank. */
type OptionalField = BusinessField | 'postalCode'

interface Choices {
  readonly customerType: CustomerType
  readonly language: Locale
}

/** Customer details as typed. */
export type ProfileForm = Choices &
  Readonly<Record<Exclude<PersonField, OptionalField>, string>> &
  Readonly<Partial<Record<OptionalField, string | null>>>

/** Normalized customer details, as stored. */
export type Profile = Choices & Readonly<Record<PersonField, string>> & Readonly<Record<BusinessField, string | null>>

/** Customer details with the data that determines the VAT. */
export interface Customer extends Profile, TaxSubject {
  readonly id: string
  /** Address as typed, to which e-mails are sent. */
  readonly email: string
  readonly isEmailVerified: boolean
}

export type FieldCode =
  | PersonNameFault
  | EmailFault
  | PasswordFault
  | PostalCodeFault
  | VatNumberFault
  | 'malformed_phone'
  | 'malformed_chamber_number'
  | 'unknown_country'
  | 'not_allowed'
  | 'terms_required'

export interface FieldFault {
  readonly path: string
  readonly code: FieldCode
}

interface FieldRule {
  /** In UTF-16 code units, as in form fields. */
  readonly maxLength: number
  /** Whether blank is accepted; for a business field, whether a business may leave it blank. */
  readonly isOptional?: (country: string) => boolean
  /** Whether the shop's form displays the field; the API accepts it from all countries. */
  readonly isShownIn?: (country: string) => boolean
  /** Validates a text that is not blank. Default: a single line of at most `maxLength`. */
  readonly fault?: (text: string, country: string) => FieldCode | null
  /** Default: collapse white space. */
  readonly normalize?: (text: string, country: string) => string
}

const always = () => true

/**
 * One rule per field, in the order in which faults are reported. The API contract, the database columns and the form
 * values are derived from it; to add a field, add it here, to a form component and to a migration.
 */
export const profileFields: Readonly<Record<ProfileField, FieldRule>> = {
  firstName: { maxLength: 100, fault: (text) => personNameFault(text, 100) },
  lastName: { maxLength: 100, fault: (text) => personNameFault(text, 100) },
  companyName: { maxLength: 200 },
  chamberOfCommerceNumber: {
    maxLength: 30,
    isOptional: always,
    isShownIn: (country) => country === 'NL',
    fault: chamberNumberFault,
    normalize: normalizeChamberNumber,
  },
  vatNumber: {
    maxLength: 30,
    isOptional: always,
    isShownIn: isInVatArea,
    fault: vatNumberFault,
    normalize: normalizeVatNumber,
  },
  country: { maxLength: 2, fault: (text) => (isCountry(text) ? null : 'unknown_country'), normalize: (text) => text },
  postalCode: {
    maxLength: 20,
    isOptional: (country) => !isPostalCodeRequired(country),
    fault: postalCodeFault,
    normalize: normalizePostalCode,
  },
  houseNumber: { maxLength: 20 },
  street: { maxLength: 200 },
  city: { maxLength: 100 },
  phone: { maxLength: 40, fault: phoneFault, normalize: normalizePhone },
}

const rules = Object.entries(profileFields) as readonly (readonly [ProfileField, FieldRule])[]
const business: ReadonlySet<string> = new Set(businessFields)

export function profileFaults(form: ProfileForm): readonly FieldFault[] {
  return rules.flatMap(([path, rule]) => {
    const code = fieldFault(path, rule, form)
    return code === null ? [] : [{ path, code }]
  })
}

function fieldFault(name: ProfileField, rule: FieldRule, form: ProfileForm): FieldCode | null {
  const { maxLength, fault = (line) => lineFault(line, maxLength) } = rule
  const text = form[name] ?? ''
  const isBlank = normalizeLine(text) === ''
  if (business.has(name) && form.customerType !== 'business') return isBlank ? null : 'not_allowed'
  if (isBlank) return isOptional(name, form.country) ? null : 'required'
  return fault(text, form.country)
}

/** Whether the shop's own form displays a field for a country. */
export function isShown(name: ProfileField, country: string): boolean {
  return profileFields[name].isShownIn?.(country) ?? true
}

export function isOptional(name: ProfileField, country: string): boolean {
  return profileFields[name].isOptional?.(country) ?? false
}

/** Requires a form without faults. */
export function normalizeProfile(form: ProfileForm): Profile {
  const texts = rules.map(([name, { normalize = normalizeLine }]) => {
    const text = normalize(form[name] ?? '', form.country)
    return [name, business.has(name) && (text === '' || form.customerType !== 'business') ? null : text]
  })
  return { customerType: form.customerType, language: form.language, ...Object.fromEntries(texts) } as Profile
}

/** Details after a partial change. Changing to a private person clears the business fields. */
export function changedProfile(profile: Profile, change: Partial<ProfileForm>): ProfileForm {
  const emptied = change.customerType === 'private' ? businessFields.map((name) => [name, null]) : []
  return { ...profile, ...Object.fromEntries(emptied), ...change }
}

/** Fields that determine the VAT. */
const taxFields: ReadonlySet<string> = new Set(['customerType', 'country', 'vatNumber'] satisfies (keyof Profile)[])

/** Names of changed fields, split into those that determine the VAT and all others. */
export function changesBetween(
  before: Profile,
  after: Profile,
): { readonly tax: readonly string[]; readonly others: readonly string[] } {
  const changed = (Object.keys(after) as (keyof Profile)[]).filter((field) => before[field] !== after[field])
  return {
    tax: changed.filter((field) => taxFields.has(field)),
    others: changed.filter((field) => !taxFields.has(field)),
  }
}

function chamberNumberFault(text: string, country: string): FieldCode | null {
  const number = normalizeChamberNumber(text, country)
  if (country !== 'NL') return lineFault(number, profileFields.chamberOfCommerceNumber.maxLength)
  return /^\d{8}$/.test(number) ? null : 'malformed_chamber_number'
}

/** Eight digits in the Netherlands; other countries have other formats. */
function normalizeChamberNumber(text: string, country: string): string {
  const number = normalizeLine(text)
  return country === 'NL' ? number.replaceAll(/[ .-]/g, '') : number
}

function vatNumberFault(text: string, country: string): FieldCode | null {
  if (!isCountry(country)) return null
  if (!isInVatArea(country)) return 'not_allowed'
  const number = vatNumberOf(text, country)
  return number.ok ? null : number.code
}

function normalizeVatNumber(text: string, country: string): string {
  const number = vatNumberOf(text, country)
  return number.ok ? number.value : normalizeLine(text)
}

function phoneFault(text: string, country: string): FieldCode | null {
  return phoneOf(text, country).ok ? null : 'malformed_phone'
}

function normalizePhone(text: string, country: string): string {
  const phone = phoneOf(text, country)
  return phone.ok ? phone.value : normalizeLine(text)
}
