import type { Locale } from '#domain/basics/locale.ts'
import type { DeliveryKind, ReportedState } from '#domain/orders/delivery.ts'
import type { HolderContact, NameOrder } from '#services/names/registrar-port.ts'

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
  /** For the shop; nothing: it knows. */
  readonly report?: { readonly state: ReportedState; readonly note: string | null }
  /** For the operator. */
  readonly problem?: string
}

export interface PendingReport {
  readonly orderNumber: string
  readonly itemId: string
  readonly number: number
  readonly state: ReportedState
  readonly note: string | null
  readonly at: Date
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
  unreported(): Promise<readonly PendingReport[]>
  markReported(report: PendingReport): Promise<void>
}
