import type { Pool } from 'pg'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type MailOutbox, mailOutbox } from '#features/emails/repository.ts'
import { createSessions, type Sessions, type SessionStore } from '#features/sessions/repository.ts'
import {
  createRefusalLog,
  type RefusalLog,
  type SecurityEventStore,
} from '#features/sessions/security-events-repository.ts'
import type { VatCheckStore } from '#features/vat/repository.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import { createJobAnnouncer } from '#platform/jobs/job-listener.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import {
  type CallLimit,
  createRateLimits,
  type DelayLimit,
  noLimits,
  type RateLimits,
} from '#platform/limits/rate-limits.ts'
import type { Passwords } from './argon2-passwords.ts'
import { createHolders } from './holders-repository.ts'
import { createCustomers, createTokens, type Customers, type CustomerStore, type Tokens } from './repository.ts'

/** What a transaction about an account may write. */
export interface AccountStores {
  readonly customers: CustomerStore
  readonly sessions: SessionStore
  readonly securityEvents: SecurityEventStore
  readonly vatChecks: VatCheckStore
  readonly mails: MailOutbox
  readonly jobs: JobOutbox
}

/** Dependencies of the use cases of accounts and sessions. */
export interface AccountDependencies {
  readonly customers: Customers
  readonly transaction: UnitOfWork<AccountStores>
  /** For mails that belong to no transaction. */
  readonly mails: MailOutbox
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly rateLimits: RateLimits
  readonly refusals: RefusalLog
  readonly passwords: Passwords
  /** Assigns an anonymous cart to the customer; a cart of another customer stays as it is. */
  readonly claimCart: (cartId: string, customerId: string) => Promise<void>
  readonly isCommonPassword: (text: string) => boolean
  /** Confirms an E.164 number by the numbering plan of its country, which browsers do not have. */
  readonly isPhoneNumber: (e164: string) => boolean
  /** The day whose VAT rates apply. */
  readonly today: () => IsoDate
  /** Whether a second piece of evidence can show that a buyer is in a country. Without it every country can be shown. */
  readonly canProve?: ((country: string) => boolean) | undefined
}

/** The repositories of accounts. Without `limits` no calls are counted. */
export function createAccountStores(pool: Pool, { limits }: { readonly limits: boolean }) {
  return {
    customers: createCustomers(pool),
    holders: createHolders(pool),
    sessions: createSessions(pool),
    tokens: createTokens(pool),
    mails: mailOutbox(pool, createJobAnnouncer(pool)),
    rateLimits: limits ? createRateLimits(pool) : noLimits,
    refusals: createRefusalLog(pool),
  }
}

const fiveMinutes = 5 * 60
const quarter = 15 * 60
const hour = 60 * 60

const guesses = { free: 5, maxDelaySeconds: quarter, forgottenAfterSeconds: quarter }

/**
 * Counted over all processes. Visitors on unknown devices share the limit of the account; a device that logged in before
 * and an open session have limits of their own.
 */
export const accountLimits = {
  loginSource: { name: 'login source', max: 20, seconds: fiveMinutes },
  loginAccount: { name: 'login account', ...guesses },
  loginDevice: { name: 'login device', ...guesses },
  /** Counts successful log-ins too: known devices are served first, and one of them must not keep the others waiting. */
  deviceLogins: { name: 'device logins', max: 20, seconds: fiveMinutes },
  sessionPassword: { name: 'session password', ...guesses },
  registerSource: { name: 'register source', max: 10, seconds: hour },
  forgotSource: { name: 'forgot source', max: 20, seconds: hour },
  forgotAddress: { name: 'forgot address', max: 3, seconds: hour },
  resend: { name: 'resend', max: 3, seconds: hour },
  newDeviceMail: { name: 'new device mail', max: 5, seconds: 24 * hour },
} as const satisfies Readonly<Record<string, CallLimit | DelayLimit>>
