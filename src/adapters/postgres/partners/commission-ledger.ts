import type { Pool } from 'pg'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { bookSale, saleOf } from '#adapters/postgres/partners/book-sale.ts'
import { payOut } from '#adapters/postgres/partners/pay-out.ts'
import { readAccount } from '#adapters/postgres/partners/read-account.ts'
import type { SaleEvent } from '#domain/partners/commission-ledger.ts'
import { cents } from '#domain/money/money.ts'
import type { OrderSnapshot } from '#domain/orders/order.ts'
import type { CommissionLedger } from '#services/partners/commission-ledger-port.ts'

/** Most orders were brought by nobody: their events need no look. */
const passOver = `
  update order_events set counted_at = now() where id in (
    select event.id from order_events as event join orders on orders.id = order_id
    where counted_at is null and affiliate_id is null and wct_id is null
    order by event.id limit 1000 for update of event skip locked)`

const due = `
  select order_id as "orderId" from (
    (select order_id from order_events where counted_at is null order by id limit $1)
    union
    (select order_id from partner_sales where approves_at <= now() order by approves_at limit $1)
  ) as orders_due limit $1`

const tracked = `
  select wct_id as "clickId", number as "orderNumber", snapshot, paid_at as "paidAt",
    (select json_agg(json_build_object('kind', kind, 'amount', amount_cents, 'at', happened_at))
     from order_events where order_id = orders.id) as events
  from orders where id = $1 and wct_id is not null and paid_at is not null`

interface TrackedRow {
  readonly clickId: string
  readonly orderNumber: string
  readonly snapshot: OrderSnapshot
  readonly paidAt: Date
  readonly events: readonly (Omit<SaleEvent, 'at'> & { readonly at: string })[] | null
}

/** `hasPostback`: sales with a tracking id are reported to somebody. */
export function createCommissionLedger(
  pool: Pool,
  { hasPostback }: { readonly hasPostback: boolean },
): CommissionLedger {
  return {
    async due(most) {
      await orUnavailable(pool.query(passOver))
      const { rows } = await orUnavailable(pool.query<{ orderId: string }>(due, [most]))
      return rows.map(({ orderId }) => orderId)
    },

    book: (orderId) => inTransaction(pool, (client) => bookSale(client, orderId, { hasPostback })),
    account: (partner) => inTransaction(pool, (client) => readAccount(client, partner)),
    payOut: (partner, payout) => inTransaction(pool, (client) => payOut(client, partner, payout)),

    async trackedSale(orderId) {
      const { rows } = await orUnavailable(pool.query<TrackedRow>(tracked, [orderId]))
      const [row] = rows
      if (row === undefined) return null
      const { clickId, orderNumber, snapshot, paidAt } = row
      const events = (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at) }))
      const { subtotal, discount } = snapshot.totals
      return { clickId, orderNumber, net: cents(subtotal - discount), sale: saleOf(snapshot, events, { paidAt }) }
    },
  }
}
