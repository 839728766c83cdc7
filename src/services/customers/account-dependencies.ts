import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Attempts } from './attempts-port.ts'
import type { Customers } from './customers-port.ts'
import type { Passwords } from './passwords-port.ts'
import type { Sessions } from './sessions-port.ts'
import type { Tokens } from './tokens-port.ts'

/** What the use cases of an account work with. */
export interface AccountDependencies {
  readonly customers: Customers
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly passwords: Passwords
  /** A cart that is nobody's becomes this customer's; any other is left alone. */
  readonly claimCart: (cartId: string, customerId: string) => Promise<void>
  readonly isCommonPassword: (text: string) => boolean
  /** Confirms an E.164 number by the numbering plan of its country, which browsers do not have. */
  readonly isPhoneNumber: (e164: string) => boolean
  /** The day on which VAT rates are read. */
  readonly today: () => IsoDate
}
