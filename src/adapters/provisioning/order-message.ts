import type { DomainParameters, MovingParameters } from '#domain/cart/cart.ts'
import { deliveryKindOf, type Hold } from '#domain/orders/delivery.ts'
import { eurosOf } from '#domain/money/money.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { PaidOrder } from '#services/orders/orders-port.ts'
import type { LineToDeliver, Mandate, OrderMessage, WaitingLine } from '#services/orders/provisioning-port.ts'

/** A line with the reason why it waits; null: it is handed over now. */
export interface SortedLine {
  readonly line: OrderLine
  readonly hold: Hold | null
}

/** What the provisioning side needs to know of an order, and nothing else. */
export function orderMessageOf(
  { number, snapshot }: Pick<PaidOrder, 'number' | 'snapshot'>,
  sorted: readonly SortedLine[],
  mandate: Mandate | null,
): OrderMessage {
  const { lines, buyer, language } = snapshot
  const { customerId, vatState: _, ...contact } = buyer
  return {
    orderNumber: number,
    customer: { id: customerId, language, ...contact },
    lines: sorted.flatMap(({ line, hold }) => (hold === null ? [toDeliver(line, lines)] : [])),
    waiting: sorted.flatMap(({ line, hold }) => (hold === null ? [] : [waitingFor(hold, line, lines)])),
    mandate,
  }
}

function toDeliver(line: OrderLine, lines: readonly OrderLine[]): LineToDeliver {
  const { itemId, parentId, productSlug, name, priceFrequency, renewal } = line
  const told: Partial<DomainParameters & MovingParameters> = line.parameters
  const { transferCode = null, currentProvider = null, wishes = null } = told
  return {
    itemId,
    parentId,
    kind: deliveryKindOf(line, lines),
    productSlug,
    name,
    term: priceFrequency,
    renewalPrice: renewal === null ? null : eurosOf(renewal),
    transferCode,
    moving: line.type === 'movingService' ? { currentProvider, wishes } : null,
  }
}

function waitingFor({ reason, until }: Hold, line: OrderLine, lines: readonly OrderLine[]): WaitingLine {
  const { itemId, name } = line
  const heldUntil = until?.toISOString() ?? null
  return { itemId, kind: deliveryKindOf(line, lines), name, heldFor: reason, heldUntil }
}
