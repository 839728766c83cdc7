import { needsStartConsent } from './consents.ts'
import { firstMonthsOf } from '#core/cart/cart.ts'
import { daysAfter, type IsoDate, monthsAfter } from '#core/time/iso-date.ts'
import { type Frequency, monthsOf } from '#core/catalogue/frequency.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'
import { lastDayToWithdraw } from './withdrawal-period.ts'
import { type Cents, sumOf, type VatPair, vatPairOf } from '#core/money/money.ts'

export interface Term {
  readonly from: IsoDate
  /** Inclusive. */
  readonly until: IsoDate
}

/**
 * Whether delivery starts immediately. Orders of consumers who did not request that start after the withdrawal period.
 */
export function startsAtOnce({ buyer, consents }: Pick<OrderSnapshot, 'buyer' | 'consents'>): boolean {
  return !needsStartConsent(buyer.customerType) || consents.immediateStart?.isGiven === true
}

export function firstDayOf(order: Pick<OrderSnapshot, 'buyer' | 'consents'>, paidOn: IsoDate): IsoDate {
  return startsAtOnce(order) ? paidOn : daysAfter(lastDayToWithdraw(paidOn), 1)
}

/**
 * Term covered by the first payment.
 * @returns null for one-off products, and for free transfers, which keep the current term
 */
export function firstTermOf(
  line: Pick<OrderLine, 'priceFrequency' | 'parameters' | 'priceType' | 'price'>,
  from: IsoDate,
): Term | null {
  const months = firstMonthsOf(line)
  if (months === null || (line.priceType === 'transfer' && line.price === 0)) return null
  return { from, until: daysAfter(monthsAfter(from, months), -1) }
}

export interface NextInvoice {
  /** Total of the renewals on that day. */
  readonly amount: VatPair
  /** Date of the first renewal. */
  readonly date: IsoDate
}

/** @returns null without renewals, or if their date is unknown because a free transfer keeps the current term */
export function nextInvoiceOf(
  order: Pick<OrderSnapshot, 'lines' | 'totals' | 'buyer' | 'consents'>,
  paidOn: IsoDate,
): NextInvoice | null {
  const from = firstDayOf(order, paidOn)
  const renewing = order.lines.flatMap((line) => {
    const until = firstTermOf(line, from)?.until
    return line.renewal === null || until === undefined ? [] : [{ until, renewal: line.renewal }]
  })
  const first = renewing.map(({ until }) => until).toSorted()[0]
  if (first === undefined) return null
  const net = sumOf(renewing.filter(({ until }) => until === first).map(({ renewal }) => renewal))
  return { amount: vatPairOf(net, order.totals.vatRate), date: daysAfter(first, 1) }
}

/** A renewal that would cost more than the price confirmed to the customer. */
export interface BrokenPromise {
  readonly line: OrderLine
  readonly frequency: Frequency
  readonly promised: Cents
  readonly raisedTo: Cents
  /** Date of the first renewal; null if unknown, because it follows from the term of a transferred name. */
  readonly renewsOn: IsoDate | null
}

export interface RenewalPrices {
  readonly before: Cents
  readonly after: Cents
}

/**
 * Renewals that break a confirmed price. A confirmed price is valid through the first renewal; price decreases and
 * earlier increases are ignored.
 */
export function brokenPromisesOf(
  order: Pick<OrderSnapshot, 'lines' | 'buyer' | 'consents'>,
  paidOn: IsoDate,
  release: {
    readonly begins: IsoDate
    readonly renewalsOf: (line: OrderLine, day: IsoDate) => RenewalPrices | null
  },
): readonly BrokenPromise[] {
  const from = firstDayOf(order, paidOn)
  return order.lines.flatMap((line) => {
    const { renewal: promised, priceFrequency: frequency } = line
    if (promised === null || frequency === null) return []
    const until = firstTermOf(line, from)?.until
    const renewsOn = until === undefined ? null : daysAfter(until, 1)
    const latest = renewsOn ?? monthsAfter(from, monthsOf(frequency))
    const prices = latest < release.begins ? null : release.renewalsOf(line, latest)
    if (prices === null || prices.after <= promised || prices.after <= prices.before) return []
    return [{ line, frequency, promised, raisedTo: prices.after, renewsOn }]
  })
}
