import type { Attempts } from '#services/customers/attempts-port.ts'
import type { CommissionLedger } from './commission-ledger-port.ts'
import type { Partners } from './partners-port.ts'
import type { VisitCounts } from '#services/visits/visit-counts-port.ts'

/** What the use cases around partners work with. */
export interface PartnerDependencies {
  readonly partners: Partners
  readonly ledger: Pick<CommissionLedger, 'account'>
  readonly visits: VisitCounts
  readonly attempts: Attempts
  /** Confirms an IBAN by the structure of its country, which browsers do not have. */
  readonly isIban: (iban: string) => boolean
}

const hour = 60 * 60

/** Counted over all processes. */
export const partnerLimits = {
  source: { name: 'partner source', most: 10, seconds: hour },
  address: { name: 'partner address', most: 3, seconds: hour },
} as const
