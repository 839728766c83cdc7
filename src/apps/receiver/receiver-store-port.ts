import type { Cents } from '#core/money/money.ts'
import type { Locale } from '#core/locale/locale.ts'
import type { DeliveryKind, ReportedState } from '#core/orders/delivery.ts'
import type { TransferStep } from '#core/names/transfers.ts'
import type { HolderContact, NameOrder } from '#platform/clients/registrar.ts'

/** A line of an order as the shop handed it over. */
export interface ReceivedLine {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: DeliveryKind
  /** A-labels. */
  readonly name: string
  readonly language: Locale
  readonly years: number
  readonly holder: HolderContact
  /** The most that may be paid for a premium name, in euros; null: none may be bought. */
  readonly maxPremium: Cents | null
  readonly transferCode: string | null
  /** Of the customer's choice; absent: ours, signed. */
  readonly dns?: ReceivedDns | null
}

export type ReceivedDns = Partial<Pick<NameOrder, 'nameServers' | 'dnssecKeys' | 'dnssec'>>

/** `person`: somebody has to do it by hand. */
export type LineState = 'open' | 'done' | 'failed' | 'person'

/** A line that one worker has for a while. */
export interface TakenLine extends ReceivedLine {
  /** Grows with every taking: who was taken over can change nothing any more. */
  readonly hold: number
  /** Of the holder at the registrar. */
  readonly handle: string | null
  /** When the order was sent last; null: never. Whatever was sent may be registered: look before it is sent again. */
  readonly sentAt: Date | null
  /** How often it was sent without a clear answer. */
  readonly attempts: number
  /** The registrar has taken the order: it is never sent again. */
  readonly isAccepted: boolean
  /** What an operator was told last. */
  readonly problem: string | null
}

/** What one step came to. */
export interface Verdict {
  readonly state: LineState
  /** When to look again; null: not before somebody says so. */
  readonly dueInMs: number | null
  readonly isAccepted?: boolean
  /** The registrar said that it did nothing: this time does not count. */
  readonly wasNotTaken?: boolean
  /** The registrar refused it for good: nothing is under way, and nothing need be looked for. */
  readonly isRefused?: boolean
  /** For the shop; nothing: it knows. */
  readonly report?: LineReport
  /** For the operator. */
  readonly problem?: string
}

/** What the shop is told of a line. */
export interface LineReport {
  readonly state: ReportedState
  readonly note: string | null
  /** Of a transfer: where it stands, and until when the other side has time. */
  readonly step?: TransferStep | null | undefined
  readonly until?: Date | null | undefined
}

export interface PendingReport extends LineReport {
  readonly orderNumber: string
  readonly itemId: string
  readonly number: number
  readonly at: Date
}

/** A line for an operator. */
export interface ListedLine {
  readonly orderNumber: string
  readonly itemId: string
  readonly kind: string
  readonly name: string
  readonly state: LineState
  readonly problem: string | null
  readonly changedAt: Date
}

export interface ReceiverStore {
  /** Stored for good when it resolves. An event, or a line, that came before changes nothing. */
  accept(eventId: string, lines: readonly ReceivedLine[]): Promise<void>
  /** The line that is due for longest, for one worker. Null: none is. */
  take(): Promise<TakenLine | null>
  /**
   * Before an order is sent. `busy`: another line has sent an order for this name. `taken`: another line has it. `lost`:
   * another worker has this line.
   */
  markSent(line: TakenLine, handle: string): Promise<'marked' | 'busy' | 'taken' | 'lost'>
  settle(line: TakenLine, verdict: Verdict): Promise<void>
  /** Something happened at the registrar: lines for this name that it has taken are looked at now. */
  hurry(name: string): Promise<void>
  unreported(): Promise<readonly PendingReport[]>
  markReported(report: PendingReport): Promise<void>
}
