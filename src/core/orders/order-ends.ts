import type { IsoDate } from '#core/time/iso-date.ts'
import { type Cents, sumOf, vatPairOf } from '#core/money/money.ts'
import type { DeliveryState } from './delivery.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'

export const endReasons = ['refund', 'withdrawal', 'cancellation', 'chargeback', 'not_registered'] as const
export type EndReason = (typeof endReasons)[number]

/** The end of a line of a paid order. */
export interface OrderEnd {
  readonly line: OrderLine
  readonly reason: EndReason
  /** null if it ends with the term of a transferred name, which is unknown */
  readonly lastDay: IsoDate | null
}

export interface MoneyBackFacts {
  readonly reason: 'refunded' | 'charged_back'
  /** The new part, including VAT. */
  readonly amount: Cents
  /** Everything that went back so far, and what was paid. */
  readonly inAll: Cents
  readonly paid: Cents
  readonly day: IsoDate
  readonly states: ReadonlyMap<string, DeliveryState>
}

/**
 * Lines that end because money went back. All of it ends all lines. A part ends names that could not be registered if it
 * is exactly what they cost, all of them or one that no other costs the same as. Any other part ends nothing: nobody can
 * tell from an amount which line it was for.
 */
export function endsOfMoneyBack(
  { lines, totals }: Pick<OrderSnapshot, 'lines' | 'totals'>,
  { reason, amount, inAll, paid, day, states }: MoneyBackFacts,
): readonly OrderEnd[] {
  const isUnregistered = ({ type, itemId }: OrderLine) => type === 'domain' && states.get(itemId) === 'failed'
  const unregistered = lines.filter(isUnregistered)
  if (inAll >= paid) {
    return lines.map((line) => ({ line, reason: reasonOf(line), lastDay: day }))
  }
  if (reason === 'charged_back') return []
  const costOf = (ended: readonly OrderLine[]) => vatPairOf(sumOf(ended.map(({ net }) => net)), totals.vatRate).incl
  const one = unregistered.filter((line) => costOf([line]) === amount)
  const ended = costOf(unregistered) === amount ? unregistered : one.length === 1 ? one : []
  return ended.map((line) => ({ line, reason: 'not_registered', lastDay: day }))

  function reasonOf(line: OrderLine): EndReason {
    if (reason === 'charged_back') return 'chargeback'
    return isUnregistered(line) ? 'not_registered' : 'refund'
  }
}
