import type { CustomerAnswer } from '#contract/customers/customer.ts'
import { businessFields, personFields } from '#domain/customers/profile.ts'
import { emptyRegistration, type RegistrationValues } from '#web/account/registration-values.ts'

/** A customer's details as a form shows them. */
export function valuesOf(customer: CustomerAnswer): RegistrationValues {
  const { customerType, email, language } = customer
  const texts = [...personFields, ...businessFields].map((name) => [name, customer[name] ?? ''])
  return { ...emptyRegistration('nl'), customerType, email, language, ...Object.fromEntries(texts) }
}
