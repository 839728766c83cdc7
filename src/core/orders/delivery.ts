import { startsAtOnce } from './billing-term.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'
import { withdrawalEndOf } from './withdrawal-period.ts'

export type DeliveryKind = 'register' | 'move' | 'setUp' | 'extra' | 'movingService'
export type DeliveryState = 'held' | 'waiting' | ReportedState
/** States reported by provisioning. `ended`: switched off, or left to expire, because the shop told that the line ends. */
export const reportedStates = ['busy', 'done', 'failed', 'ended'] as const
export type ReportedState = (typeof reportedStates)[number]
export type HoldReason = 'email' | 'withdrawal_period'

/** Reason why a delivery has not started; `until` is null if it starts when the customer acts. */
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
 * Deliveries to consumers who did not request an immediate start wait for the end of the withdrawal period. Domain
 * names also wait for the confirmation of the e-mail address; packages and moves below them do not.
 */
export function holdOf(
  line: Pick<OrderLine, 'type'>,
  order: Pick<OrderSnapshot, 'buyer' | 'consents'>,
  facts: { readonly paidAt: Date; readonly now: Date; readonly isEmailVerified: boolean },
): Hold | null {
  const end = withdrawalEndOf(facts.paidAt)
  if (!startsAtOnce(order) && facts.now < end) return { reason: 'withdrawal_period', until: end }
  return line.type === 'domain' && !facts.isEmailVerified ? { reason: 'email', until: null } : null
}

export interface Progress {
  readonly state: DeliveryState
  /** Time of the last accepted report; null if there is none. */
  readonly reportedAt: Date | null
}

export interface Report {
  readonly state: ReportedState
  readonly at: Date
}

/**
 * Whether a report changes the state. Reports can arrive in any order: the latest timestamp wins, `done` is final, and
 * after it only `ended` comes. Other reports about held lines are ignored, because those lines have not been handed over.
 */
export function isNews(report: Report, { state, reportedAt }: Progress): boolean {
  if (state === 'ended' || report.state === 'ended') return state !== 'ended'
  if (state === 'held') return false
  if (reportedAt === null) return true
  if ((report.state === 'done') !== (state === 'done')) return report.state === 'done'
  if (report.at.getTime() !== reportedAt.getTime()) return report.at > reportedAt
  return report.state === 'failed' && state === 'busy'
}
