import { eurosOf } from '#core/money/money.ts'
import type { DeclarationKind, LineEnd } from '#core/orders/declaration.ts'
import { deliveryKindOf } from '#core/orders/delivery.ts'
import { endsOfMoneyBack, type MoneyBackFacts, type OrderEnd } from '#core/orders/order-ends.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import type { Stores } from '#features/stores.ts'
import type { EndedLine, MoneyBackMessage } from '#platform/clients/provisioning.ts'
import { addProvisioningEvent } from './deliver-order.ts'

type MoneyBack = Omit<MoneyBackFacts, 'day' | 'states'> & { readonly at: Date }

/**
 * Tells the provisioning side that money went back, and which lines end with it.
 *
 * @returns the lines whose end is news
 */
export async function endByMoneyBack(
  stores: Stores,
  order: PaidOrder,
  { at, ...moneyBack }: MoneyBack,
): Promise<readonly OrderEnd[]> {
  const locked = await stores.deliveries.lockStates(order.id)
  const states = new Map([...locked].map(([itemId, { state }]) => [itemId, state]))
  const ends = endsOfMoneyBack(order.snapshot, { ...moneyBack, day: shopDayOf(at), states })
  const { reason, amount, inAll, paid } = moneyBack
  const refund: MoneyBackMessage = {
    reason: reason === 'refunded' ? 'refund' : 'chargeback',
    amount: eurosOf(amount),
    inAll: eurosOf(inAll),
    paid: eurosOf(paid),
  }
  const fresh: OrderEnd[] = []
  for (const cause of new Set(ends.map((end) => end.reason))) {
    const ofCause = ends.filter((end) => end.reason === cause)
    const added = await stores.deliveries.addEnds(order.id, cause, ofCause)
    fresh.push(...ofCause.filter(({ line }) => added.has(line.itemId)))
  }
  const told = fresh.map((end) => endedLineOf(end, order, true))
  const type = told.length === 0 ? 'order.refunded' : 'order.ended'
  await addProvisioningEvent(stores, order.id, type, { orderNumber: order.number, ends: told, refund })
  return fresh
}

/**
 * Tells the provisioning side which lines a declaration ends. The same declaration is told once.
 *
 * @returns whether the end of a line is news
 */
export async function endByDeclaration(
  stores: Stores,
  order: PaidOrder,
  { receipt, kind }: { readonly receipt: string; readonly kind: DeclarationKind },
  lineEnds: readonly LineEnd[],
): Promise<boolean> {
  const ends = lineEnds.map(({ line, endsOn }) => ({ line, reason: kind, lastDay: endsOn }))
  await stores.deliveries.lockStates(order.id)
  const added = await stores.deliveries.addEnds(order.id, receipt, ends)
  const told = ends.filter(({ line }) => added.has(line.itemId)).map((end) => endedLineOf(end, order, false))
  if (told.length === 0) return false
  const message = { orderNumber: order.number, ends: told, refund: null }
  await addProvisioningEvent(stores, order.id, 'order.ended', message)
  return true
}

function endedLineOf({ line, reason, lastDay }: OrderEnd, { snapshot }: PaidOrder, isRefunded: boolean): EndedLine {
  const { itemId, parentId, productSlug, name, net } = line
  const kind = deliveryKindOf(line, snapshot.lines)
  const refunded = isRefunded ? eurosOf(net) : null
  return { itemId, parentId, kind, productSlug, name, reason, lastDay, refunded }
}
