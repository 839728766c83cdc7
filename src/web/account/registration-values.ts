import type { SiteLocale } from '#domain/basics/locale.ts'
import { businessFields, personFields } from '#domain/customers/profile.ts'

export const typedFields = [...personFields, ...businessFields, 'email', 'password', 'language'] as const
export type TypedField = (typeof typedFields)[number]
export type CustomerType = 'private' | 'business'
export type FormField = TypedField | 'customerType' | 'acceptTerms'

/** What is in the form, as it was typed. Nothing is thrown away when a switch hides a field. */
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

type Data = Pick<FormData, 'get' | 'has'>

/** What a form holds: a browser may fill it in, or somebody type in it, before the script is there. */
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
