import type { CommissionSlugs } from '#domain/partners/commission.ts'
import type { Entry, Sale } from '#domain/partners/commission-ledger.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'

export interface BookedSale {
  /** In place of the order's number: nothing leads from here to the buyer. */
  readonly id: string
  readonly paidAt: Date
  readonly products: readonly CommissionSlugs[]
  readonly commission: Cents
}

export interface BookedEntry extends Entry {
  readonly saleId: string
  readonly payoutId: string | null
  readonly bookedAt: Date
}

export interface Payout {
  readonly iban: string
  readonly amount: Cents
  readonly day: IsoDate
}

/** All of a partner's sales, entries and transfers at one moment, the oldest first. */
export interface PartnerAccount {
  readonly sales: readonly BookedSale[]
  readonly entries: readonly BookedEntry[]
  readonly payouts: readonly (Payout & { readonly id: string })[]
}

export type PayoutOutcome = 'booked' | 'booked_before' | 'more_than_approved'

/** A sale that somebody with a tracking id brought, as it stands. */
export interface TrackedSale {
  readonly clickId: string
  readonly orderNumber: string
  /** Without VAT. */
  readonly net: Cents
  readonly sale: Sale
}

/** Every function throws `Unavailable` when the ledger cannot be reached. */
export interface CommissionLedger {
  /** Some orders of which something happened that is not booked, or of which commission is to be approved. */
  due(most: number): Promise<readonly string[]>
  /** Books all that is due of an order, once, whoever else does the same. */
  book(orderId: string): Promise<void>
  account(partner: string): Promise<PartnerAccount>
  /** Books a transfer that was made. */
  payOut(partner: string, payout: Payout): Promise<PayoutOutcome>
  /** Null: not paid, or without a tracking id. */
  trackedSale(orderId: string): Promise<TrackedSale | null>
}
