import type { PasswordContext } from '#domain/customers/password.ts'
import { namesOf } from '#domain/customers/registration.ts'
import type { Customer } from './customers-port.ts'

/** What a password of this customer must not be made of. */
export function passwordContextOf(customer: Customer): PasswordContext {
  return { email: customer.email, names: namesOf(customer) }
}
