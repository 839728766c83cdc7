import type { PasswordContext } from '#domain/password.ts'
import { namesOf } from '#domain/registration.ts'
import type { Customer } from '#services/ports/customers.ts'

/** What a password of this customer must not be made of. */
export function passwordContextOf(customer: Customer): PasswordContext {
  return { email: customer.email, names: namesOf(customer) }
}
