import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { deliveryKindOf } from '#domain/orders/delivery.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { UnfinishedDelivery } from '#services/orders/deliveries-port.ts'

const unfinished = `
  select number, snapshot, array_agg(item_id) as "itemIds"
  from orders join deliveries on order_id = orders.id
  where state in ('waiting', 'busy')
  group by orders.id order by paid_at`

interface UnfinishedOrder {
  readonly number: string
  readonly snapshot: OrderSnapshot
  readonly itemIds: readonly string[]
}

/** All that was handed over and is not finished: for a twin that keeps nothing itself. */
export async function readUnfinishedDeliveries(pool: Pool): Promise<readonly UnfinishedDelivery[]> {
  const { rows } = await orUnavailable(pool.query<UnfinishedOrder>(unfinished))
  return rows.flatMap(({ number, snapshot: { lines, language }, itemIds }) =>
    lines
      .filter(({ itemId }) => itemIds.includes(itemId))
      .map((line) => {
        const { itemId, name } = line
        return { orderNumber: number, itemId, kind: deliveryKindOf(line, lines), name, language }
      }),
  )
}
