import type { IsoDate } from '#domain/iso-date.ts'
import type { Attempts } from '#services/ports/attempts.ts'
import type { Customers } from '#services/ports/customers.ts'
import type { Passwords } from '#services/ports/passwords.ts'
import type { Sessions } from '#services/ports/sessions.ts'
import type { Tokens } from '#services/ports/tokens.ts'

/** What the use cases of an account work with. */
export interface Accounts {
  readonly customers: Customers
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly passwords: Passwords
  /** A cart that is nobody's becomes this customer's; any other is left alone. */
  readonly claimCart: (cartId: string, customerId: string) => Promise<void>
  readonly isCommonPassword: (text: string) => boolean
  /** The day on which VAT rates are read. */
  readonly today: () => IsoDate
}
