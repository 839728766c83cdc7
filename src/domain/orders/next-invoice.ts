import { firstDayOf, firstTermOf } from './billing-term.ts'
import { daysAfter, type IsoDate } from '#domain/basics/iso-date.ts'
import { sumOf, type VatPair, vatPairOf } from '#domain/money/money.ts'
import type { OrderSnapshot } from './order.ts'

export interface NextInvoice {
  /** All that comes back. */
  readonly amount: VatPair
  /** When the first of it does. */
  readonly date: IsoDate
}

/** Null when nothing comes back, or nobody knows when: a free move keeps the term a name has elsewhere. */
export function nextInvoiceOf(
  order: Pick<OrderSnapshot, 'lines' | 'totals' | 'buyer' | 'consents'>,
  paidOn: IsoDate,
): NextInvoice | null {
  const renewing = order.lines.filter(({ renewal }) => renewal !== null)
  const from = firstDayOf(order, paidOn)
  const ends = renewing.flatMap((line) => firstTermOf(line, from)?.until ?? [])
  const first = ends.toSorted()[0]
  if (first === undefined) return null
  const net = sumOf(renewing.flatMap(({ renewal }) => renewal ?? []))
  return { amount: vatPairOf(net, order.totals.vatRate), date: daysAfter(first, 1) }
}
