import { networksOf } from '#domain/basics/networks.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { UnitOfWork } from '#services/basics/unit-of-work-port.ts'
import type { JobOutbox } from '#services/jobs/job-ports.ts'
import type { MailOutbox } from '#services/mails/mail-ports.ts'
import type { VatCheckStore } from '#services/tax/vat-ports.ts'
import type {
  Attempts,
  Customers,
  CustomerStore,
  Tokens,
  Passwords,
  Sessions,
  DelayLimit,
  WindowLimit,
} from './customer-ports.ts'
import { fail, type Failure } from '#domain/basics/result.ts'

export interface AccountStores {
  readonly customers: CustomerStore
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

/** Counted over all processes. A source is a client's address; an IPv6 subscriber has a whole /64. */
export const accountLimits = {
  loginSource: { name: 'login source', max: 20, seconds: fiveMinutes },
  loginAccount: { name: 'login account', free: 5, maxDelaySeconds: quarter, forgottenAfterSeconds: quarter },
  registerSource: { name: 'register source', max: 10, seconds: hour },
  forgotSource: { name: 'forgot source', max: 20, seconds: hour },
  forgotAddress: { name: 'forgot address', max: 3, seconds: hour },
  resend: { name: 'resend', max: 3, seconds: hour },
} as const satisfies Readonly<Record<string, WindowLimit | DelayLimit>>

/** Counts a try of a source, and of the wider networks it is in. Seconds to wait, or zero: go ahead. */
export async function takeFromSource(
  attempts: Pick<Attempts, 'take'>,
  limit: WindowLimit,
  source: string,
): Promise<number> {
  for (const { name, share } of networksOf(source)) {
    const wait = await attempts.take({ ...limit, max: limit.max * share }, name)
    if (wait > 0) return wait
  }
  return 0
}

/** Not now. */
export interface TooMany extends Failure<'rate_limited'> {
  /** To wait. */
  readonly seconds: number
}

export function tooMany(seconds: number): TooMany {
  return { ...fail('rate_limited'), seconds }
}
