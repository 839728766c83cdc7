import type { PartnerDetails } from '#domain/partners/partner.ts'
import type { CommissionSlugs } from '#domain/partners/commission.ts'
import type { Entry, Sale } from '#domain/partners/commission-ledger.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { Cents } from '#domain/money/money.ts'

export interface Partner extends PartnerDetails {
  /** The affiliate id of `via`. */
  readonly number: string
  readonly confirmedAt: Date
  readonly endedAt: Date | null
}

/** What a link's token is good for, and whose it is. */
export type PartnerTokenSubject = { readonly applicationId: string } | { readonly partner: string }

/** Every function throws `Unavailable` when partners cannot be reached. */
export interface Partners {
  /** Mails a link that confirms the address; one that is a partner's already gets the partner's own link. */
  apply(details: PartnerDetails): Promise<void>
  /** The number of the partner that an application became. Null: no token of ours, or too old. */
  confirm(token: string): Promise<string | null>
  /** Mails a partner's own link, if the address is a partner's. */
  mailLink(email: string): Promise<void>
  /** Whose own link it is. The first use of a newer link ends the older ones. */
  findByToken(token: string): Promise<Partner | null>
  find(number: string): Promise<Partner | null>
  /** 256 random bits; only their hash is kept. Null: there is nobody to whom it could belong. */
  issueToken(subject: PartnerTokenSubject): Promise<string | null>
  /** Deletes some links and applications that are over. Answers with how many. */
  forget(): Promise<number>
}

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
interface TrackedSale {
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

/** What whoever sent a visitor is told of the sale. */
export interface Postback {
  readonly clickId: string
  readonly orderNumber: string
  /** What is left of it, without VAT. */
  readonly amount: Cents
  readonly status: 'paid' | 'reduced' | 'reversed'
}

export interface PostbackLine {
  /** Throws when the other side did not take it. */
  send(postback: Postback): Promise<void>
}
