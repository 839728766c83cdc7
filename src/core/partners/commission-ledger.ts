import { approvalDaysOf } from './commission.ts'
import { type Cents, cents, negated, noCents, sumOf } from '#core/money/money.ts'
import type { CustomerType } from '#core/tax/vat.ts'
import { withdrawalEndOf } from '#core/orders/withdrawal-period.ts'

/** Commission split into pending, approved and paid out. */
export interface CommissionBalance {
  readonly pending: Cents
  readonly approved: Cents
  readonly paid: Cents
}

export const entryKinds = ['earned', 'reversed', 'approved', 'paid_out'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Ledger entry: a change of the balance. The ledger is append-only. */
export interface Entry extends CommissionBalance {
  readonly kind: EntryKind
}

export interface SaleEvent {
  readonly kind: 'paid' | 'refunded' | 'charged_back' | 'withdrawn'
  /** Amount of the order, including VAT. */
  readonly amount: Cents
  readonly at: Date
}

/** A paid order with its events, in any order. */
export interface Sale {
  /** Commission when the sale was first booked. */
  readonly commission: Cents
  /** Maximum commission, lowered by a later rule or by later facts about the sale. */
  readonly cap: Cents
  /** Payment method of the order. */
  readonly method: string | null
  /** Whether the partner has a verified bank account; without one no commission is approved. */
  readonly hasAccount: boolean
  /** Total of the order, including VAT. */
  readonly total: Cents
  readonly customerType: CustomerType
  readonly paidAt: Date
  readonly events: readonly SaleEvent[]
}

export const emptyBalance: CommissionBalance = { pending: noCents, approved: noCents, paid: noCents }
const dayMs = 86_400_000

export function balanceOf(entries: Iterable<CommissionBalance>): CommissionBalance {
  const all = [...entries]
  return {
    pending: sumOf(all.map(({ pending }) => pending)),
    approved: sumOf(all.map(({ approved }) => approved)),
    paid: sumOf(all.map(({ paid }) => paid)),
  }
}

/** Time of approval: after the withdrawal period, and when the payment can no longer be charged back. */
export function approvalOf({ paidAt, method }: Pick<Sale, 'paidAt' | 'method'>): Date {
  const approved = new Date(paidAt.getTime() + approvalDaysOf(method) * dayMs)
  const withdrawn = withdrawalEndOf(paidAt)
  return approved > withdrawn ? approved : withdrawn
}

type Returned = Pick<Sale, 'total' | 'customerType' | 'paidAt' | 'events'>

/** The share of an amount that remains after refunds, rounded down; 0 after a withdrawal in time. */
export function keptOf(amount: Cents, sale: Returned): Cents {
  const { total, events } = sale
  if (isWithdrawn(sale) || total <= 0) return noCents
  const returns = events.filter(({ kind }) => kind === 'refunded' || kind === 'charged_back')
  const back = Math.min(sumOf(returns.map((event) => event.amount)), total)
  return cents(Math.floor((amount * (total - back)) / total))
}

function isWithdrawn({ customerType, paidAt, events }: Returned): boolean {
  return customerType === 'private' && events.some((e) => e.kind === 'withdrawn' && e.at < withdrawalEndOf(paidAt))
}

/**
 * Entries of a sale that are not booked yet. They depend on events and booked entries, but not on the order in which
 * those became known. Idempotent: after booking them the result is empty.
 */
export function entriesDue(sale: Sale, booked: readonly Entry[], now: Date): readonly Entry[] {
  const due: Entry[] = []
  const add = (kind: EntryKind, purses: Partial<CommissionBalance>) =>
    void due.push({ kind, ...emptyBalance, ...purses })
  const balance = () => balanceOf([...booked, ...due])

  if (sale.commission > 0 && !booked.some(({ kind }) => kind === 'earned')) add('earned', { pending: sale.commission })

  const worth = keptOf(cents(Math.min(sale.commission, sale.cap)), sale)
  const lost = cents(sale.commission - worth - reversedIn(booked))
  if (lost > 0) {
    const waiting = cents(Math.min(lost, balance().pending))
    add('reversed', { pending: negated(waiting), approved: cents(waiting - lost) })
  }

  const { pending } = balance()
  if (pending > 0 && sale.hasAccount && now >= approvalOf(sale))
    add('approved', { pending: negated(pending), approved: pending })
  return due
}

export function reversedIn(entries: readonly Entry[]): Cents {
  const { pending, approved } = balanceOf(entries.filter(({ kind }) => kind === 'reversed'))
  return negated(cents(pending + approved))
}

export const saleStates = ['pending', 'approved', 'paid', 'reversed', 'no_commission'] as const
export type SaleState = (typeof saleStates)[number]

/**
 * State of a sale by its balance. A reversal after a payout makes `approved` negative, which is set off against later
 * sales.
 */
export function saleStateOf(entries: readonly Entry[]): SaleState {
  if (entries.length === 0) return 'no_commission'
  const { pending, approved, paid } = balanceOf(entries)
  if (pending + approved + paid === 0) return 'reversed'
  if (pending > 0) return 'pending'
  return approved > 0 ? 'approved' : 'paid'
}

export interface OpenSale {
  readonly orderId: string
  readonly approved: Cents
}

export type PayoutLine = Entry & Pick<OpenSale, 'orderId'>

/**
 * Allocates a payout to sales, oldest first, after setting off negative balances.
 * @returns null if the payout exceeds the approved balance
 */
export function payoutLinesOf(amount: Cents, oldestFirst: readonly OpenSale[]): readonly PayoutLine[] | null {
  const owedToUs = oldestFirst.filter(({ approved }) => approved < 0)
  let left = amount - sumOf(owedToUs.map(({ approved }) => approved))
  const lines = owedToUs.map(({ orderId, approved }) => payoutLine(orderId, approved))
  for (const { orderId, approved } of oldestFirst) {
    const part = cents(Math.min(left, Math.max(approved, 0)))
    if (part > 0) lines.push(payoutLine(orderId, part))
    left -= part
  }
  return left === 0 ? lines : null
}

function payoutLine(orderId: string, paid: Cents): PayoutLine {
  return { orderId, kind: 'paid_out', pending: noCents, approved: negated(paid), paid }
}
