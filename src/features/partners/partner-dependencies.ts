import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { RateLimits } from '#platform/limits/rate-limits.ts'
import type { JobOutbox } from '#platform/jobs/job-ports.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { VisitCounts } from '#features/visits/repository.ts'
import type { CommissionLedger, LedgerStore, Partners, PartnerStore } from './partner-ports.ts'

/** What the use cases around partners work with. */
export interface PartnerDependencies {
  readonly partners: Partners
  readonly ledger: Pick<CommissionLedger, 'account'>
  readonly transaction: UnitOfWork<{ readonly partners: PartnerStore; readonly mails: MailOutbox }>
  /** For mails that belong to no transaction. */
  readonly mails: MailOutbox
  readonly visits: VisitCounts
  readonly attempts: RateLimits
  /** Confirms an IBAN by the structure of its country, which browsers do not have. */
  readonly isIban: (iban: string) => boolean
}

/** What booking commissions works with. */
export interface BookingDependencies {
  readonly ledger: Pick<CommissionLedger, 'due'>
  readonly transaction: UnitOfWork<{ readonly ledger: LedgerStore; readonly jobs: JobOutbox }>
  /** Hashes that the account of a buyer may have been kept as. */
  readonly accountKeysOf: (iban: string) => readonly string[]
  /** Sales with a tracking id are reported to somebody. */
  readonly hasPostback: boolean
}

const hour = 60 * 60

/** Counted over all processes. */
export const partnerLimits = {
  source: { name: 'partner source', max: 10, seconds: hour },
  address: { name: 'partner address', max: 3, seconds: hour },
} as const
