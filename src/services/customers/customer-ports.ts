import type { TaxSubject } from '#domain/tax/customer-tax.ts'
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

/** What a change comes to: an answer, and the details as they should be from now on; without them nothing changes. */
export interface DetailsDecision<Answer> {
  readonly answer: Answer
  readonly change?: {
    readonly profile: Profile
    /** Nothing is known about the VAT number any more: the register is to be asked. */
    readonly isVatNumberOpen: boolean
  }
}

/** Every function throws `Unavailable` when the customers cannot be reached. */
export interface CustomerChanges {
  /** Changes a customer's details as if nobody else were there. Null when there is no such customer. */
  change<Answer>(customerId: string, decide: (customer: Customer) => DetailsDecision<Answer>): Promise<Answer | null>
}

/** So many tries in a window of time that begins with the first. */
export interface WindowLimit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

/** So many tries at will; each further one waits twice as long as the one before. Quiet for a while, all is forgotten. */
export interface DelayLimit {
  readonly name: string
  readonly free: number
  readonly maxDelaySeconds: number
  readonly forgottenAfterSeconds: number
}

/** Counted exactly, by all processes together. Every function throws `Unavailable` when nothing can be counted. */
export interface Attempts {
  /** Counts a try. Seconds to wait, or zero: go ahead. */
  take(limit: WindowLimit, subject: string): Promise<number>
  /** Counts a try as failed, before anybody knows: success clears it. */
  takeDelayed(limit: DelayLimit, subject: string): Promise<number>
  clear(limit: DelayLimit, subject: string): Promise<void>
}

export const noLimits: Attempts = {
  take: async () => 0,
  takeDelayed: async () => 0,
  clear: async () => {},
}

export type TokenPurpose = 'verify_email' | 'set_password'

/** Links we mail: each is good for one use, until it expires. Every function throws `Unavailable` in an outage. */
export interface Tokens {
  /** 256 random bits; only their hash is kept. */
  issue(customerId: string, purpose: TokenPurpose): Promise<string>
  /** Whose good token it is; it stays good. */
  holderOf(token: string, purpose: TokenPurpose): Promise<Customer | null>
}

/** Both take a while on purpose, and throw `Unavailable` when too many wait for their turn. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash it takes as long, and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** As many wait as may: whoever comes now is turned away. */
  isBusy(): boolean
}

/** Who is logged in, and what their tax follows from. */
export interface OpenSession extends TaxSubject {
  /** Names the session in our own calls; the browser's id does not follow from it. */
  readonly hash: string
  readonly customerId: string
}

/** Every function throws `Unavailable` when the sessions cannot be reached. */
export interface Sessions {
  /** Null when it ended. Being used keeps it open. */
  find(sessionId: string): Promise<OpenSession | null>
  /**
   * A new id for a customer whose password hash is still this one; else null. The oldest sessions of the customer
   * make way, and so does the one that the browser had before.
   */
  open(customerId: string, passwordHash: string, replaced: string | null): Promise<string | null>
  end(hash: string): Promise<void>
  endOthers(customerId: string, kept: string | null): Promise<void>
}

/** What is over: each function deletes a bounded number and says how many. */
export interface AccountCleaning {
  forgetSessions(): Promise<number>
  forgetTokens(): Promise<number>
  forgetAttempts(): Promise<number>
  forgetMails(): Promise<number>
  /** Given up long ago: whoever wanted to look at them has. */
  forgetFailedJobs(): Promise<number>
  forgetVatChecks(): Promise<number>
}
