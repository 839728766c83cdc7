import { type Cents, cents, noCents } from '#core/money/money.ts'
import { isUnderWay, type PaymentStatus, statusAfter } from './payment-status.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const minMs = minuteMs / 2
const maxMs = 5 * minuteMs

/** Ages at which a paid payment is polled for refunds and chargebacks, for sixty days. */
const agesOfPaid = [hourMs, ...[1, 8, 15, 22, 29, 36, 43, 50, 57].map((days) => days * dayMs)]

/**
 * Delay until the provider is polled again without a webhook; null to stop polling. `ageMs` counts from creation while
 * the payment is in progress, and from its end after that. Negative ages, after a clock change, count as 0.
 */
export function paymentPollDelayMs(status: PaymentStatus, ageMs: number): number | null {
  const age = Math.max(0, ageMs)
  if (isUnderWay(status)) return Math.min(Math.max(age, minMs), maxMs)
  const ages = status === 'paid' ? agesOfPaid : [hourMs]
  const next = ages.find((each) => each > age)
  return next === undefined ? null : next - age
}

/** Reason why a paid payment is not accepted: wrong amount or reference, or the order was already paid. */
export type PaymentDiscrepancy = 'mismatch' | 'paid_duplicate'

/** Stored state of a payment. */
export interface KnownPayment {
  readonly id: string
  readonly amount: Cents
  readonly status: PaymentStatus
  readonly discrepancy: PaymentDiscrepancy | null
  readonly refunded: Cents
  readonly chargedBack: Cents
  /** This payment paid the order. */
  readonly isCounted: boolean
  /** Another payment paid the order. */
  readonly isTooLate: boolean
  /** There is no later attempt. */
  readonly isNewest: boolean
}

/** State reported by the provider. */
export interface PaymentReport {
  readonly status: PaymentStatus
  readonly amount: Cents
  readonly currency: string
  readonly refunded: Cents
  readonly chargedBack: Cents
  /** The shop's payment id, from the metadata at the provider. */
  readonly paymentId: string | null
}

export type Consequence =
  | { readonly kind: 'order_paid' }
  /** Needs manual inspection; nothing is delivered or refunded. */
  | { readonly kind: 'mismatch' }
  /** `rest` is refunded. */
  | { readonly kind: 'paid_twice'; readonly rest: Cents }
  /** The buyer can try again. */
  | { readonly kind: 'unfinished'; readonly status: 'failed' | 'expired' }
  /** Refund or chargeback: `amount` is the new part, `inAll` the total of this kind. */
  | {
      readonly kind: 'money_back'
      readonly reason: 'refunded' | 'charged_back'
      readonly amount: Cents
      readonly inAll: Cents
    }

export interface Settlement {
  readonly status: PaymentStatus
  readonly discrepancy: PaymentDiscrepancy | null
  /** Totals never decrease, because reports can arrive late. */
  readonly refunded: Cents
  readonly chargedBack: Cents
  readonly consequences: readonly Consequence[]
}

/** Idempotent, and independent of the order in which reports arrive. */
export function settlementOf(payment: KnownPayment, report: PaymentReport): Settlement {
  const status = statusAfter(payment.status, report.status)
  const refunded = cents(Math.max(payment.refunded, report.refunded))
  const chargedBack = cents(Math.max(payment.chargedBack, report.chargedBack))
  const becomesPaid = status === 'paid' && payment.status !== 'paid'
  const discrepancy = becomesPaid ? discrepancyOf(payment, report) : payment.discrepancy
  const counts = payment.isCounted || (becomesPaid && discrepancy === null)
  const consequences: Consequence[] = []
  if (becomesPaid) consequences.push(consequenceOfPaying(discrepancy, report))
  if (counts) {
    consequences.push(...moneyBack('refunded', payment.refunded, refunded))
    consequences.push(...moneyBack('charged_back', payment.chargedBack, chargedBack))
  }
  if (isUnderWay(payment.status) && (status === 'failed' || status === 'expired')) {
    if (payment.isNewest && !payment.isTooLate) consequences.push({ kind: 'unfinished', status })
  }
  return { status, discrepancy, refunded, chargedBack, consequences }
}

function discrepancyOf(payment: KnownPayment, report: PaymentReport): PaymentDiscrepancy | null {
  const isAsAsked =
    report.amount === payment.amount &&
    report.currency === 'EUR' &&
    report.paymentId === payment.id &&
    restOf(report) > 0
  if (!isAsAsked) return 'mismatch'
  return payment.isTooLate ? 'paid_duplicate' : null
}

function consequenceOfPaying(discrepancy: PaymentDiscrepancy | null, report: PaymentReport): Consequence {
  if (discrepancy === null) return { kind: 'order_paid' }
  return discrepancy === 'mismatch' ? { kind: 'mismatch' } : { kind: 'paid_twice', rest: restOf(report) }
}

function restOf({ amount, refunded, chargedBack }: PaymentReport): Cents {
  return cents(Math.max(0, amount - refunded - chargedBack))
}

function moneyBack(reason: 'refunded' | 'charged_back', before: Cents, inAll: Cents): readonly Consequence[] {
  const amount = cents(inAll - before)
  return amount > noCents ? [{ kind: 'money_back', reason, amount, inAll }] : []
}

/** Whether the settlement differs from the stored state. */
export function isNews(payment: KnownPayment, settlement: Settlement): boolean {
  const { status, discrepancy, refunded, chargedBack } = settlement
  return (
    status !== payment.status ||
    discrepancy !== payment.discrepancy ||
    refunded !== payment.refunded ||
    chargedBack !== payment.chargedBack
  )
}
