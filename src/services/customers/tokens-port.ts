import type { Customer } from './customers-port.ts'

export type TokenPurpose = 'verify_email' | 'set_password'

/** Links we mail: each is good for one use, until it expires. Every function throws `Unavailable` in an outage. */
export interface Tokens {
  /** 256 random bits; only their hash is kept. */
  issue(customerId: string, purpose: TokenPurpose): Promise<string>
  /** Whose good token it is; it stays good. */
  holderOf(token: string, purpose: TokenPurpose): Promise<Customer | null>
}
