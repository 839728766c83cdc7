import { type Cents, cents, noCents } from '#domain/money/money.ts'
import { isUnderWay, type PaymentStatus, statusAfter } from './payment-status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const minMs = minuteMs / 2
const maxMs = 5 * minuteMs

/** Ages at which a paid payment is looked at again, for sixty days: money may leave without a word. */
const agesOfPaid = [hourMs, ...[1, 8, 15, 22, 29, 36, 43, 50, 57].map((days) => days * dayMs)]

/**
 * How long until the provider is asked again though nobody called; null: never. `ageMs` counts from the beginning
 * while it is under way, and from the end after that. A clock that was put back makes no age negative.
 */
export function paymentPollDelayMs(status: PaymentStatus, ageMs: number): number | null {
  const age = Math.max(0, ageMs)
  if (isUnderWay(status)) return Math.min(Math.max(age, minMs), maxMs)
  const ages = status === 'paid' ? agesOfPaid : [hourMs]
  const next = ages.find((each) => each > age)
  return next === undefined ? null : next - age
}

/** Paid, but not counted: not what was asked for, or another payment was first. */
export type PaymentTrouble = 'mismatch' | 'paid_duplicate'

/** A payment as we know it, before somebody says something new about it. */
export interface KnownPayment {
  readonly id: string
  readonly amount: Cents
  readonly status: PaymentStatus
  readonly trouble: PaymentTrouble | null
  readonly refunded: Cents
  readonly chargedBack: Cents
  /** It is the one that paid its order. */
  readonly isCounted: boolean
  /** Another payment was first: this one must not count any more. */
  readonly isTooLate: boolean
  /** The buyer has made no other attempt since. */
  readonly isNewest: boolean
}

/** What the provider says about it. */
export interface PaymentReport {
  readonly status: PaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly refunded: Cents
  readonly chargedBack: Cents
  /** Our id, as the provider keeps it. */
  readonly paymentId: string | null
}

export type Consequence =
  | { readonly kind: 'order_paid' }
  /** To be looked into by a person: nothing is released and nothing sent back. */
  | { readonly kind: 'mismatch' }
  /** What is still there goes back. */
  | { readonly kind: 'paid_twice'; readonly rest: Cents }
  /** The buyer may want to try again. */
  | { readonly kind: 'unfinished'; readonly status: 'failed' | 'expired' }
  /** Money of the order left again: so much now, so much in all by this way. */
  | {
      readonly kind: 'money_back'
      readonly reason: 'refunded' | 'charged_back'
      readonly amount: Cents
      readonly inAll: Cents
    }

export interface Settlement {
  readonly status: PaymentStatus
  readonly trouble: PaymentTrouble | null
  /** Sums only grow: a report that comes late takes nothing back. */
  readonly refunded: Cents
  readonly chargedBack: Cents
  readonly consequences: readonly Consequence[]
}

/** What follows from a report. News that comes twice, late or in another order leads to the same end. */
export function settlementOf(payment: KnownPayment, report: PaymentReport): Settlement {
  const status = statusAfter(payment.status, report.status)
  const refunded = larger(payment.refunded, report.refunded)
  const chargedBack = larger(payment.chargedBack, report.chargedBack)
  const becomesPaid = status === 'paid' && payment.status !== 'paid'
  const trouble = becomesPaid ? troubleOf(payment, report) : payment.trouble
  const counts = payment.isCounted || (becomesPaid && trouble === null)
  const consequences: Consequence[] = []
  if (becomesPaid) consequences.push(consequenceOfPaying(trouble, report))
  if (counts) {
    consequences.push(...moneyBack('refunded', payment.refunded, refunded))
    consequences.push(...moneyBack('charged_back', payment.chargedBack, chargedBack))
  }
  if (isUnderWay(payment.status) && (status === 'failed' || status === 'expired')) {
    if (payment.isNewest && !payment.isTooLate) consequences.push({ kind: 'unfinished', status })
  }
  return { status, trouble, refunded, chargedBack, consequences }
}

function troubleOf(payment: KnownPayment, report: PaymentReport): PaymentTrouble | null {
  const isAsAsked =
    report.amount === payment.amount &&
    report.currency === 'EUR' &&
    report.paymentId === payment.id &&
    restOf(report) > 0
  if (!isAsAsked) return 'mismatch'
  return payment.isTooLate ? 'paid_duplicate' : null
}

function consequenceOfPaying(trouble: PaymentTrouble | null, report: PaymentReport): Consequence {
  if (trouble === null) return { kind: 'order_paid' }
  return trouble === 'mismatch' ? { kind: 'mismatch' } : { kind: 'paid_twice', rest: restOf(report) }
}

function restOf({ amount, refunded, chargedBack }: PaymentReport): Cents {
  return cents(Math.max(0, amount - refunded - chargedBack))
}

function moneyBack(reason: 'refunded' | 'charged_back', before: Cents, inAll: Cents): readonly Consequence[] {
  const amount = cents(inAll - before)
  return amount > noCents ? [{ kind: 'money_back', reason, amount, inAll }] : []
}

function larger(one: Cents, other: Cents): Cents {
  return one > other ? one : other
}

/** Whether a report changes anything. */
export function isNews(payment: KnownPayment, settlement: Settlement): boolean {
  const { status, trouble, refunded, chargedBack } = settlement
  return (
    status !== payment.status ||
    trouble !== payment.trouble ||
    refunded !== payment.refunded ||
    chargedBack !== payment.chargedBack
  )
}
