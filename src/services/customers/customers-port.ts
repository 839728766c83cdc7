import type { TaxSubject } from '#domain/tax/vat.ts'
import type { Profile } from '#domain/customers/profile.ts'
import type { Registration } from '#domain/customers/registration.ts'

/** What a customer told us, tidied, and what the tax follows from. */
export interface Customer extends Profile, TaxSubject {
  readonly id: string
  /** As it was written; mail goes there. */
  readonly email: string
  readonly isEmailVerified: boolean
}

export interface NewCustomer {
  readonly registration: Omit<Registration, 'password'>
  readonly passwordHash: string
}

/** A customer with what a log-in is checked against. */
export interface Account {
  readonly customer: Customer
  readonly emailKey: string
  readonly passwordHash: string
}

/** Every function throws `Unavailable` when the customers cannot be reached. */
export interface Customers {
  find(customerId: string): Promise<Customer | null>
  findAccount(customerId: string): Promise<Account | null>
  findAccountByEmail(emailKey: string): Promise<Account | null>
  /**
   * A new customer with the mail that asks to confirm the address, and a look at the VAT number. False when somebody
   * has the address: nothing happens then.
   */
  add(customer: NewCustomer): Promise<boolean>
  /** Tells somebody who registered again that they have an account: once an hour at most. */
  mailThatAccountExists(customer: Customer): Promise<void>
  mailVerification(customer: Customer): Promise<void>
  mailPasswordReset(customer: Customer): Promise<void>
  /** Takes the link's token, if it is good; or says whether it was used before and the address is confirmed. */
  verifyEmail(token: string): Promise<boolean>
  /** Takes the link's token: the address is confirmed, all sessions end, a mail says so. False: the token is no good. */
  setPassword(token: string, passwordHash: string): Promise<boolean>
  /** Ends all sessions but one, and a mail says so. False: somebody else changed it first. */
  changePassword(account: Account, passwordHash: string, keptSession: string | null): Promise<boolean>
}
