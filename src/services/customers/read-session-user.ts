import { type CustomerType, taxOf } from '#domain/tax/vat.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { Caller } from '#services/basics/caller.ts'

/** What a page knows of the customer who is logged in. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly firstName: string
  readonly customerType: CustomerType
  readonly language: Locale
  readonly emailVerified: boolean
  readonly taxExempt: boolean
  readonly taxPercentage: number
}

export async function readSessionUser(
  { customers, today }: Pick<AccountDependencies, 'customers' | 'today'>,
  { customerId }: Caller,
): Promise<SessionUser | null> {
  const customer = customerId === null ? null : await customers.find(customerId)
  if (customer === null) return null
  const { id, email, firstName, lastName, customerType, language, isEmailVerified } = customer
  return {
    id,
    email,
    name: `${firstName} ${lastName}`,
    firstName,
    customerType,
    language,
    emailVerified: isEmailVerified,
    ...taxOf(customer, today()),
  }
}
