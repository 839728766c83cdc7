import type { CustomerAnswer } from '#contract/customers/customer.ts'
import type { RegistrationValues } from './registration-values.ts'

/** A customer's details as a form shows them. */
export function valuesOf(customer: CustomerAnswer): RegistrationValues {
  const { companyName, chamberOfCommerceNumber, vatNumber, ...rest } = customer
  const { customerType, country, firstName, lastName, email, phone, postalCode, houseNumber, street, city } = rest
  return {
    customerType,
    country,
    firstName,
    lastName,
    email,
    phone,
    postalCode,
    houseNumber,
    street,
    city,
    language: rest.language,
    companyName: companyName ?? '',
    chamberOfCommerceNumber: chamberOfCommerceNumber ?? '',
    vatNumber: vatNumber ?? '',
    password: '',
    acceptTerms: false,
  }
}
