import type { Transaction } from '#features/stores.ts'
import { sendEvents } from './deliver-order.ts'

/**
 * Sends all events of an order again, with the ids they had.
 *
 * @returns their number
 */
export function replayEvents(transaction: Transaction, orderNumber: string): Promise<number> {
  return transaction(async (stores) => {
    const order = await stores.orders.findByNumber(orderNumber)
    if (order === null) return 0
    const count = await stores.deliveries.markUnsent(order.id)
    if (count > 0) await sendEvents(stores, order.id)
    return count
  })
}
