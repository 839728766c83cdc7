import { isCountry, isInVatArea } from '#domain/basics/country.ts'
import type { CustomerType } from '#domain/tax/vat.ts'
import type { EmailFault } from './email.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { PasswordFault } from './password.ts'
import { lineFault, personNameFault, type PersonNameFault, normalizeLine } from '#domain/basics/text-input.ts'
import { phoneOf } from './phone.ts'
import { postalCodeFault, type PostalCodeFault, normalizePostalCode } from './postal-code.ts'
import { type VatNumberFault, vatNumberOf } from '#domain/tax/vat-number.ts'

/** A customer's details, as typed. Business fields that are blank count as not given. */
export interface ProfileForm {
  readonly customerType: CustomerType
  readonly firstName: string
  readonly lastName: string
  readonly companyName?: string | null
  readonly chamberOfCommerceNumber?: string | null
  readonly vatNumber?: string | null
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly phone: string
  readonly language: Locale
}

/** The same as it is kept: one spelling of everything. */
export interface Profile extends ProfileForm {
  readonly companyName: string | null
  readonly chamberOfCommerceNumber: string | null
  readonly vatNumber: string | null
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

/** Of a line of text, in UTF-16 units like the fields of a form count. */
export const maxProfileLengths = {
  firstName: 100,
  lastName: 100,
  companyName: 200,
  chamberOfCommerceNumber: 30,
  vatNumber: 30,
  street: 200,
  houseNumber: 20,
  postalCode: 20,
  city: 100,
  phone: 40,
} as const

/** In the order of the form. */
export function profileFaults(form: ProfileForm): readonly FieldFault[] {
  const checks: readonly (readonly [string, FieldCode | null])[] = [
    ['firstName', personNameFault(form.firstName, maxProfileLengths.firstName)],
    ['lastName', personNameFault(form.lastName, maxProfileLengths.lastName)],
    ['companyName', companyFault(form)],
    ['chamberOfCommerceNumber', chamberFault(form)],
    ['vatNumber', vatFault(form)],
    ['country', countryFault(form.country)],
    ['postalCode', postalCodeFault(form.postalCode, form.country)],
    ['houseNumber', lineFault(form.houseNumber, maxProfileLengths.houseNumber)],
    ['street', lineFault(form.street, maxProfileLengths.street)],
    ['city', lineFault(form.city, maxProfileLengths.city)],
    ['phone', phoneFault(form)],
  ]
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}

/** What is stored of details without faults. */
export function normalizeProfile(form: ProfileForm): Profile {
  const business = form.customerType === 'business'
  const vatNumber = business ? given(form.vatNumber) : null
  const vat = vatNumber === null ? null : vatNumberOf(vatNumber, form.country)
  const phone = phoneOf(form.phone, form.country)
  return {
    customerType: form.customerType,
    firstName: normalizeLine(form.firstName),
    lastName: normalizeLine(form.lastName),
    companyName: business ? given(form.companyName) : null,
    chamberOfCommerceNumber: business ? chamberNumberOf(form) : null,
    vatNumber: vat?.ok === true ? vat.value : vatNumber,
    street: normalizeLine(form.street),
    houseNumber: normalizeLine(form.houseNumber),
    postalCode: normalizePostalCode(form.postalCode, form.country),
    city: normalizeLine(form.city),
    country: form.country,
    phone: phone.ok ? phone.value : normalizeLine(form.phone),
    language: form.language,
  }
}

/** Details with some of them changed. Who becomes a private person leaves the business fields behind. */
export function changedProfile(profile: Profile, change: Partial<ProfileForm>): ProfileForm {
  const kept =
    change.customerType === 'private'
      ? { ...profile, companyName: null, chamberOfCommerceNumber: null, vatNumber: null }
      : profile
  return { ...kept, ...change }
}

function given(text: string | null | undefined): string | null {
  const line = normalizeLine(text ?? '')
  return line === '' ? null : line
}

function companyFault({ customerType, companyName }: ProfileForm): FieldCode | null {
  if (customerType === 'business') return lineFault(companyName ?? '', maxProfileLengths.companyName)
  return given(companyName) === null ? null : 'not_allowed'
}

function chamberFault(form: ProfileForm): FieldCode | null {
  const number = chamberNumberOf(form)
  if (number === null) return null
  if (form.customerType !== 'business') return 'not_allowed'
  if (form.country === 'NL') return /^\d{8}$/.test(number) ? null : 'malformed_chamber_number'
  return lineFault(number, maxProfileLengths.chamberOfCommerceNumber)
}

/** In the Netherlands eight digits; other countries' registers write as they please. */
function chamberNumberOf({ chamberOfCommerceNumber, country }: ProfileForm): string | null {
  const number = given(chamberOfCommerceNumber)
  return country === 'NL' ? (number?.replaceAll(/[ .-]/g, '') ?? null) : number
}

function vatFault({ customerType, vatNumber, country }: ProfileForm): FieldCode | null {
  const number = given(vatNumber)
  if (number === null) return null
  if (customerType !== 'business' || (isCountry(country) && !isInVatArea(country))) return 'not_allowed'
  const vat = vatNumberOf(number, country)
  return vat.ok || !isCountry(country) ? null : vat.code
}

function countryFault(country: string): FieldCode | null {
  if (country === '') return 'required'
  return isCountry(country) ? null : 'unknown_country'
}

function phoneFault({ phone, country }: ProfileForm): FieldCode | null {
  if (phone.trim() === '') return 'required'
  return phoneOf(phone, country).ok ? null : 'malformed_phone'
}
