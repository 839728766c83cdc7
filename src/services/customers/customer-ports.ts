import type { TaxSubject, VatState } from '#domain/tax/vat.ts'
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
  readonly vatState: VatState | null
}

/** A customer whom only an order of theirs remembers. */
export interface LostCustomer extends Profile {
  readonly customerId: string
  readonly email: string
  readonly vatState: VatState | null
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
}

/** Inside a transaction. */
export interface CustomerStore {
  /** Waits for whoever registers the same address at this moment. Null: somebody has the address. */
  add(customer: NewCustomer): Promise<string | null>
  /** With the id they had, and an address that has to be confirmed. Null: somebody has the address. */
  addLost(customer: LostCustomer, passwordHash: string): Promise<string | null>
  /** Whose address this is, if they have confirmed it. */
  findConfirmed(email: string): Promise<string | null>
  lock(customerId: string): Promise<Customer | null>
  /** `isVatNumberOpen`: nothing is known about the VAT number any more. */
  changeProfile(customerId: string, profile: Profile, change: { readonly isVatNumberOpen: boolean }): Promise<void>
  /** False: it was confirmed before. */
  confirmEmail(customerId: string): Promise<boolean>
  /** Uses up a good token, once, and says whose it was. */
  takeToken(token: string, purpose: TokenPurpose): Promise<string | null>
  /**
   * Locks the customer, so that nobody opens a session with the old password: sessions end, but for one, and so do links
   * that would set another password. Null: the password is not `from` any more.
   */
  replacePassword(
    customerId: string,
    change: { readonly from: string | null; readonly to: string; readonly keptSession: string | null },
  ): Promise<ChangedPassword | null>
}

/** Inside a transaction. */
export interface CustomerPayments {
  /** Gives up all of a customer's attempts to pay that are under way. Answers with their ids. */
  supersedeAllOf(customerId: string): Promise<readonly string[]>
}

/** Whom to tell, and of which moment. */
export interface ChangedPassword extends Pick<Customer, 'email' | 'firstName' | 'language'> {
  readonly at: Date
}

/** So many tries in a window of time that begins with the first. */
export interface WindowLimit {
  readonly name: string
  readonly max: number
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
  /** Whether the token confirmed an address before. */
  hasConfirmed(token: string): Promise<boolean>
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
