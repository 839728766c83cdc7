import type { VatState } from '#core/tax/vat.ts'
import type { Holder } from '#core/customers/holder.ts'
import type { Customer, Profile } from '#core/customers/profile.ts'
import type { Registration } from '#core/customers/registration.ts'

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

/** An account that somebody tries to log in to. */
export interface WantedAccount extends Account {
  /** The device has logged in to it before. */
  readonly isKnownDevice: boolean
}

/** Every function throws `Unavailable` when the customers cannot be reached. */
export interface Customers {
  find(customerId: string): Promise<Customer | null>
  findAccount(customerId: string): Promise<Account | null>
  findAccountByEmail(emailKey: string, deviceId?: string | null): Promise<WantedAccount | null>
  /** The same password, hashed anew. False: the account has another hash by now. */
  renewHash(customerId: string, change: { readonly from: string; readonly to: string }): Promise<boolean>
}

export type StoredHolder = Holder & { readonly id: string }

/** Whom a customer registers names to. Every function throws `Unavailable` when they cannot be reached. */
export interface Holders {
  /** The newest first. */
  listOf(customerId: string): Promise<readonly StoredHolder[]>
  /** Its id, or that of one with the same details. Null: the customer has so many already. */
  add(customerId: string, holder: Holder, max: number): Promise<string | null>
  /** False: the customer has no such holder. */
  change(customerId: string, id: string, holder: Holder): Promise<boolean>
  remove(customerId: string, id: string): Promise<void>
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

/** At most so many calls in a window of time that begins with the first. */
export interface CallLimit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

export interface CountedCall {
  readonly limit: CallLimit
  readonly subject: string
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
  take(limit: CallLimit, subject: string): Promise<number>
  /**
   * Counts a try at several levels at once, three at most: of a source and of the networks around it, the narrowest first,
   * or in windows of several lengths. When one of them may not try, the others are not counted: nobody uses up what their
   * neighbours have.
   */
  takeWithin(levels: readonly CountedCall[]): Promise<number>
  /** Records a failed attempt up front (parallel guesses cannot race); `clear` on success. */
  takeDelayed(limit: DelayLimit, subject: string): Promise<number>
  clear(limit: DelayLimit, subject: string): Promise<void>
}

export const noLimits: Attempts = {
  take: async () => 0,
  takeWithin: async () => 0,
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
  /** When the token has confirmed an address: the payment of its owner's last order. Null: it has not. */
  confirmedBy(token: string): Promise<{ readonly paymentId: string | null } | null>
}

/** Hashing takes a while on purpose. Both functions throw `Unavailable` when the queue is full. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash it takes as long, and is false. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether a hash costs something else than new ones do. */
  isOutdated(hash: string): boolean
  /** Whether the queue is full: the next call would be refused. */
  readonly isBusy: () => boolean
}
