import { needsStartConsent } from './consents.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'
import { withdrawalEndOf } from './withdrawal-period.ts'

export type DeliveryKind = 'register' | 'move' | 'setUp' | 'extra' | 'movingService'
export type DeliveryState = 'held' | 'waiting' | ReportedState
/** What the provisioning side can say about a line. */
export const reportedStates = ['busy', 'done', 'failed'] as const
export type ReportedState = (typeof reportedStates)[number]
export type HoldReason = 'email' | 'withdrawal_period'

/** Why a line does not start yet; `until` null: until somebody does something. */
export interface Hold {
  readonly reason: HoldReason
  readonly until: Date | null
}

type PlacedLine = Pick<OrderLine, 'itemId' | 'parentId' | 'type' | 'priceType'>

export function deliveryKindOf(line: PlacedLine, lines: readonly PlacedLine[]): DeliveryKind {
  if (line.type === 'movingService') return 'movingService'
  if (line.type === 'domain') return line.priceType === 'transfer' ? 'move' : 'register'
  const parent = lines.find(({ itemId }) => itemId === line.parentId)
  return parent?.type === 'hosting' ? 'extra' : 'setUp'
}

/**
 * A consumer who did not ask for an immediate start has all of it after the withdrawal period. A domain name waits for
 * its owner's address to be confirmed, also after that period. What hangs under the name does not wait with it: a
 * package is set up, and a move prepared, before the name is there.
 */
export function holdOf(
  line: Pick<OrderLine, 'type'>,
  { buyer, consents }: Pick<OrderSnapshot, 'buyer' | 'consents'>,
  facts: { readonly paidAt: Date; readonly now: Date; readonly isEmailVerified: boolean },
): Hold | null {
  const mayStart = !needsStartConsent(buyer.customerType) || consents.immediateStart?.isGiven === true
  const end = withdrawalEndOf(facts.paidAt)
  if (!mayStart && facts.now < end) return { reason: 'withdrawal_period', until: end }
  return line.type === 'domain' && !facts.isEmailVerified ? { reason: 'email', until: null } : null
}

export interface Progress {
  readonly state: DeliveryState
  /** The moment of the newest report that counted; null: none yet. */
  readonly reportedAt: Date | null
}

export interface Report {
  readonly state: ReportedState
  readonly at: Date
}

/**
 * Whether a report is news. The newest counts, by its own moment; done is done, whatever is said after it and however
 * late it is heard. So it does not matter in which order reports arrive. A line that is held has not been handed over:
 * nothing that is said about it counts.
 */
export function isNews(report: Report, { state, reportedAt }: Progress): boolean {
  if (state === 'held') return false
  if (reportedAt === null) return true
  if ((report.state === 'done') !== (state === 'done')) return report.state === 'done'
  if (report.at.getTime() !== reportedAt.getTime()) return report.at > reportedAt
  return report.state === 'failed' && state === 'busy'
}
