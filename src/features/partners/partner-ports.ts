import type { PartnerDetails } from '#core/partners/partner.ts'
import type { Entry, OpenSale, SaleEvent } from '#core/partners/commission-ledger.ts'
import type { OrderLine, OrderSnapshot } from '#core/orders/order.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Cents } from '#core/money/money.ts'

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
  findByEmail(emailKey: string): Promise<Partner | null>
  /** The partner of a personal link. The first use of a newer link ends the older ones. */
  findByToken(token: string): Promise<Partner | null>
  find(number: string): Promise<Partner | null>
  /** 256 random bits; only their hash is kept. Null: there is nobody to whom it could belong. */
  issueToken(subject: PartnerTokenSubject): Promise<string | null>
}

/** Inside a transaction. */
export interface PartnerStore {
  findByEmail(emailKey: string): Promise<Partner | null>
  /** Answers with its id. */
  addApplication(details: PartnerDetails): Promise<string>
  /** By the token of its mail. */
  findApplication(token: string): Promise<{ readonly id: string; readonly emailKey: string } | null>
  /** Of several applications for one address that are confirmed at once one goes first. */
  lockAddress(emailKey: string): Promise<void>
  /** Makes a partner of an application. Null: it is gone. */
  confirm(applicationId: string): Promise<Partner | null>
}

export interface BookedSale {
  /** In place of the order's number: nothing leads from here to the buyer. */
  readonly id: string
  readonly paidAt: Date
  /** How it was paid. */
  readonly method: string | null
  readonly productSlugs: readonly OrderLine['productSlug'][]
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

export type PayoutOutcome = 'booked' | 'booked_before' | 'other_account' | 'owed_elsewhere' | 'more_than_approved'

/** A paid order that somebody with a tracking id brought, and what happened to it. */
export interface TrackedOrder {
  readonly clickId: string
  readonly orderNumber: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly events: readonly SaleEvent[]
}

/** Every function throws `Unavailable` when the ledger cannot be reached. */
export interface CommissionLedger {
  /** Some orders of which something happened that is not booked, or of which commission is to be approved. */
  due(limit: number): Promise<readonly string[]>
  account(partner: string): Promise<PartnerAccount>
  /** Null: not paid, or without a tracking id. */
  findTracked(orderId: string): Promise<TrackedOrder | null>
}

/** An order as the ledger sees it. */
export interface SoldOrder {
  readonly affiliateId: string | null
  readonly wctId: string | null
  readonly snapshot: OrderSnapshot
  /** The buyer's, by now. */
  readonly email: string
  readonly isPaidByPartner: boolean
  /** How it was paid. */
  readonly method: string | null
  readonly now: Date
  readonly events: readonly (SaleEvent & { readonly id: string; readonly isCounted: boolean })[]
}

export type SellingPartner = Pick<PartnerDetails, 'email' | 'vatNumber' | 'iban'>

export interface DecidedSale extends SellingPartner {
  readonly commission: Cents
  /** Null: decided by the rule before. */
  readonly cap: Cents | null
}

/** Inside a transaction. */
export interface LedgerStore {
  /** Whoever books the same order waits until the transaction ends. */
  lockOrder(orderId: string): Promise<SoldOrder | null>
  markCounted(eventIds: readonly string[]): Promise<void>
  /** A sale, once it is decided what it earns; with its partner as that is now. */
  findSale(orderId: string): Promise<DecidedSale | null>
  /** Who was a partner under this number at that moment. */
  findPartnerAt(number: string, at: Date): Promise<SellingPartner | null>
  /** Of two first orders of one buyer that are decided at once, one goes first. */
  lockDecisions(): Promise<void>
  /** Whether the buyer bought before, or somebody earns by another order of the same buyer. */
  isKnownBuyer(orderId: string): Promise<boolean>
  /** Whether the money came from an account with one of these keys. */
  isPaidFrom(orderId: string, accountKeys: readonly string[]): Promise<boolean>
  addSale(sale: {
    readonly orderId: string
    readonly partner: string
    readonly commission: Cents
    readonly isOwn: boolean
    readonly paidAt: Date
  }): Promise<void>
  setCap(orderId: string, cap: Cents): Promise<void>
  entriesOf(orderId: string): Promise<readonly Entry[]>
  addEntry(orderId: string, entry: Entry, payoutId?: string): Promise<void>
  /** When the sale comes up again by itself; null: never. */
  setApproval(orderId: string, at: Date | null): Promise<void>
  /** One transfer of a partner's is booked at a time. Answers with the account to transfer to. */
  lockPartner(partner: string): Promise<string | null>
  /** Whether another partner with this account has to pay back more than is approved. */
  isOwedElsewhere(partner: string, iban: string): Promise<boolean>
  isBooked(partner: string, payout: Payout): Promise<boolean>
  openSalesOf(partner: string): Promise<readonly OpenSale[]>
  /** Answers with its id. */
  addPayout(partner: string, payout: Payout): Promise<string>
}

/** What whoever sent a visitor is told of the sale. */
export interface Postback {
  readonly clickId: string
  readonly orderNumber: string
  /** What is left of it, without VAT. */
  readonly amount: Cents
  readonly status: 'paid' | 'reduced' | 'reversed'
}

export interface PostbackSender {
  /** Throws when the other side did not take it. */
  send(postback: Postback): Promise<void>
}
