import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { type SiteLocale, type Locale, locales } from '#core/locale/locale.ts'
import { normalizeEmail } from '#core/customers/email.ts'
import type { IsCommon } from '#core/customers/password.ts'
import {
  businessFields,
  isShown,
  normalizeProfile,
  personFields,
  profileFaults,
  type ProfileForm,
} from '#core/customers/profile.ts'
import { registrationFaults, type RegistrationForm } from '#core/customers/registration.ts'
import type { Fault } from './form-state.ts'

export const typedFields = [...personFields, ...businessFields, 'email', 'password', 'language'] as const
export type TypedField = (typeof typedFields)[number]
type CustomerType = 'private' | 'business'
export type FormField = TypedField | 'customerType' | 'acceptTerms'

/** Values as typed. A switch that hides a field keeps its value. */
export interface RegistrationValues extends Readonly<Record<TypedField, string>> {
  readonly customerType: CustomerType
  readonly acceptTerms: boolean
}

const homes: Readonly<Record<SiteLocale, string>> = { nl: 'NL', de: 'DE' }

export function emptyRegistration(locale: SiteLocale): RegistrationValues {
  const nothing = Object.fromEntries(typedFields.map((name) => [name, ''])) as Record<TypedField, string>
  return { ...nothing, customerType: 'private', acceptTerms: false, country: homes[locale], language: locale }
}

export function isFormField(name: string): name is FormField {
  return (typedFields as readonly string[]).includes(name) || name === 'customerType' || name === 'acceptTerms'
}

export function valuesOf(customer: CustomerResponse): RegistrationValues {
  const texts = typedFields.map((name) => [name, name === 'password' ? '' : (customer[name] ?? '')])
  return {
    ...(Object.fromEntries(texts) as Record<TypedField, string>),
    customerType: customer.customerType,
    acceptTerms: false,
  }
}

/** Fields stored across a reload; passwords and consents are not stored. */
const keptFields = [...typedFields.filter((name) => name !== 'password'), 'customerType'] as const

const keptMs = 30 * 60_000

/**
 * Serializes a draft to restore it after a reload.
 * @returns null if the form is empty
 */
export function keptText(values: RegistrationValues, empty: RegistrationValues, now: number): string | null {
  if (keptFields.every((name) => values[name] === empty[name])) return null
  return JSON.stringify({ ...Object.fromEntries(keptFields.map((name) => [name, values[name]])), until: now + keptMs })
}

/** Restores a draft. Values already in the form take precedence; expired or malformed drafts are ignored. */
export function withKept(
  values: RegistrationValues,
  empty: RegistrationValues,
  text: string | null,
  now: number,
): RegistrationValues {
  let stored: Partial<Record<string, unknown>> = {}
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored
  } catch {
    return values
  }
  const { until, customerType } = stored
  if (typeof until !== 'number' || until < now || until > now + keptMs) return values
  const changes = typedFields.flatMap((name) => {
    const value = name === 'password' ? undefined : stored[name]
    return typeof value === 'string' && values[name] === empty[name] ? [[name, value] as const] : []
  })
  return {
    ...values,
    ...Object.fromEntries(changes),
    customerType: customerType === 'business' ? customerType : values.customerType,
  }
}

type Data = Pick<FormData, 'get' | 'has'>

/** Values from the DOM, which autofill or typing may have changed before hydration. */
export function valuesIn(data: Data, known: RegistrationValues): RegistrationValues {
  const text = (name: TypedField): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : known[name]
  }
  const texts = Object.fromEntries(typedFields.map((name) => [name, text(name)])) as Record<TypedField, string>
  const type = data.get('customerType')
  return {
    ...texts,
    customerType: type === 'private' || type === 'business' ? type : known.customerType,
    acceptTerms: data.has('acceptTerms'),
  }
}

/** Fields hidden by the form count as empty, whatever their value. */
function askedFor(values: RegistrationValues): RegistrationForm {
  const { customerType, country, language } = values
  const hidden = businessFields.filter((name) => customerType !== 'business' || !isShown(name, country))
  return {
    ...values,
    language: languageOf(language),
    ...Object.fromEntries(hidden.map((name) => [name, null])),
  }
}

function languageOf(text: string): Locale {
  return locales.find((locale) => locale === text) ?? 'nl'
}

/** Errors in the order of the form. */
export function faultsOf(values: RegistrationValues, isCommon: IsCommon): readonly Fault[] {
  return registrationFaults(askedFor(values), isCommon)
}

export function detailFaultsOf(values: RegistrationValues): readonly Fault[] {
  return profileFaults(askedFor(values))
}

interface RegistrationBody {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly acceptTerms: boolean
}

/** Request body: normalized values, without fields that were not shown. */
export function registrationOf(values: RegistrationValues): RegistrationBody {
  const { email, password, acceptTerms } = values
  const normalized = normalizeProfile(askedFor(values))
  const profile = Object.fromEntries(
    Object.entries(normalized).filter(([, value]) => value !== null),
  ) as typeof normalized
  return { ...profile, email: normalizeEmail(email), password, acceptTerms }
}

/** Normalized customer details. Hidden and empty fields are cleared on the server too. */
export function detailsOf(values: RegistrationValues): ProfileForm {
  return normalizeProfile(askedFor(values))
}
