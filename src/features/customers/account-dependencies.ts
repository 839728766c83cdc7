import { networksOf } from '#core/net/networks.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { MailOutbox } from '#platform/email/mail-ports.ts'
import type { VatCheckStore } from '#features/vat/vat-ports.ts'
import type { Attempts, CallLimit, Customers, CustomerStore, Tokens, Passwords, DelayLimit } from './customer-ports.ts'
import type { RefusalLog, SecurityEventStore, Sessions, SessionStore } from '#features/sessions/session-ports.ts'
import { fail, type Failure } from '#core/result/result.ts'

export interface AccountStores {
  readonly customers: CustomerStore
  readonly sessions: SessionStore
  readonly securityEvents: SecurityEventStore
  readonly vatChecks: VatCheckStore
  readonly mails: MailOutbox
  readonly jobs: JobOutbox
}

/** What the use cases of an account work with. */
export interface AccountDependencies {
  readonly customers: Customers
  readonly transaction: UnitOfWork<AccountStores>
  /** For mails that belong to no transaction. */
  readonly mails: MailOutbox
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly refusals: RefusalLog
  readonly passwords: Passwords
  /** A cart that is nobody's becomes this customer's; any other is left alone. */
  readonly claimCart: (cartId: string, customerId: string) => Promise<void>
  readonly isCommonPassword: (text: string) => boolean
  /** Confirms an E.164 number by the numbering plan of its country, which browsers do not have. */
  readonly isPhoneNumber: (e164: string) => boolean
  /** The day on which VAT rates are read. */
  readonly today: () => IsoDate
  /** Whether something beside their address can show that a buyer is in a country. Undefined: it can. */
  readonly canProve?: ((country: string) => boolean) | undefined
}

const fiveMinutes = 5 * 60
const quarter = 15 * 60
const hour = 60 * 60

const tries = { free: 5, maxDelaySeconds: quarter, forgottenAfterSeconds: quarter }

/**
 * Counted over all processes. A source is a client's address; an IPv6 subscriber has a whole /64. Who is unknown shares
 * the tries of the account with everybody else; a device that logged in before, and a session, have their own.
 */
export const accountLimits = {
  loginSource: { name: 'login source', max: 20, seconds: fiveMinutes },
  loginAccount: { name: 'login account', ...tries },
  loginDevice: { name: 'login device', ...tries },
  /** Right ones too: known devices are served first, and one of them must not keep the others waiting. */
  deviceLogins: { name: 'device logins', max: 20, seconds: fiveMinutes },
  sessionPassword: { name: 'session password', ...tries },
  registerSource: { name: 'register source', max: 10, seconds: hour },
  forgotSource: { name: 'forgot source', max: 20, seconds: hour },
  forgotAddress: { name: 'forgot address', max: 3, seconds: hour },
  resend: { name: 'resend', max: 3, seconds: hour },
  newDeviceMail: { name: 'new device mail', max: 5, seconds: 24 * hour },
} as const satisfies Readonly<Record<string, CallLimit | DelayLimit>>

/** Counts a try of a source, and of the wider networks it is in. Seconds to wait, or zero: go ahead. */
export function takeFromSource(
  attempts: Pick<Attempts, 'takeWithin'>,
  limit: CallLimit,
  source: string,
): Promise<number> {
  const levels = networksOf(source).map(({ name, share }) => ({
    limit: { ...limit, max: limit.max * share },
    subject: name,
  }))
  return attempts.takeWithin(levels)
}

/** Not now. */
export interface TooMany extends Failure<'rate_limited'> {
  /** To wait. */
  readonly seconds: number
}

export function tooMany(seconds: number): TooMany {
  return { ...fail('rate_limited'), seconds }
}
