import type { Pool, PoolClient } from 'pg'
import { contentHashOf, onlyRow } from '#platform/db/rows.ts'
import type { HolderEvidence } from '#core/orders/holder-verification.ts'
import { readDeliveries } from '#features/deliveries/repository.ts'
import type { ConfirmedOrder, NewOrder, OrderRecord, Orders, OrderStore } from './order-ports.ts'

const records = `
  select placed.id, number, customer_id as "customerId", snapshot, cart_id as "cartId", placed.language,
    paid_at as "paidAt", email, email_verified_at is not null as "isEmailVerified", country as "countryNow"
  from orders as placed join customers on customers.id = customer_id`
const record = `${records} where placed.id = $1`
const byNumber = `${records} where number = $1`

const confirmed = `
  select orders.number, snapshot, document as invoice, payments.id as "paymentId", site_locale as "siteLocale",
    paid_at as "paidAt",
    exists (select from deliveries where deliveries.order_id = orders.id and hold_reason = 'email') as "waitsForEmail",
    coalesce((
      select jsonb_agg(jsonb_build_object('itemId', item_id, 'needs', needs, 'neededBy', needed_by))
      from deliveries where deliveries.order_id = orders.id and needs is not null), '[]') as unverified
  from orders
    join payments on payments.id = paid_payment_id
    left join invoices on invoices.order_id = orders.id and kind = 'invoice'
  where orders.id = $1`

const invoiceNumber = `select number from invoices where order_id = $1 and kind = 'invoice'`

const unpaid = `
  select id from orders where cart_id = $1 and content_hash = $2 and paid_at is null
  order by created_at desc limit 1`

const insert = `
  insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents, affiliate_id,
    wct_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`

const insertLost = `
  insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents, affiliate_id,
    wct_id, number, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (number) do nothing returning id`
const sameOrder = `
  select id from orders where number = $1 and customer_id = $2 and cart_id = $3 and total_cents = $4 for update`

const markPaid = `update orders set paid_at = $3, paid_payment_id = $2 where id = $1 and paid_payment_id is null`

/** The register's answer is copied: the list of its answers is cleaned up before orders are. */
const keepEvidence = `
  update orders set evidence = jsonb_build_object('isEmailConfirmed', $2::boolean, 'payerName', $3::text, 'vat', (
    select jsonb_build_object('number', vat_number, 'name', holder_name, 'request', request_identifier,
      'checkedAt', to_char(checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from vat_checks where customer_id = $4 and vat_number = $5 and state = 'valid' order by checked_at desc limit 1))
  where id = $1 returning evidence`

const addEvent = `
  insert into order_events (order_id, kind, amount_cents, dedup_key, occurred_at)
  values ($1, $2, $3, $4, coalesce($5, now())) on conflict (order_id, kind, dedup_key) do nothing`

const addBuyerKeys = `
  insert into buyer_keys (key_hash, order_id) select unnest($2::text[]), $1 on conflict do nothing`

export function createOrders(pool: Pool): Orders {
  return {
    async withDeliveries(order) {
      const { id, paidAt, snapshot } = order
      if (paidAt === null) return { ...order, invoiceNumber: null, deliveries: [] }
      const question = { name: 'find_invoice', text: invoiceNumber, values: [id] }
      const [delivered, { rows }] = await Promise.all([
        readDeliveries(pool, id),
        pool.query<{ number: string }>(question),
      ])
      const deliveries = new Map(delivered.map((delivery) => [delivery.itemId, delivery]))
      return {
        ...order,
        invoiceNumber: rows[0]?.number ?? null,
        deliveries: snapshot.lines.flatMap(({ itemId }) => deliveries.get(itemId) ?? []),
      }
    },

    async findConfirmed(orderId) {
      const { rows } = await pool.query<ConfirmedOrder>(confirmed, [orderId])
      const [order] = rows
      if (order === undefined) return null
      return { ...order, unverified: order.unverified.map((name) => ({ ...name, neededBy: new Date(name.neededBy) })) }
    },
  }
}

async function readOrder(connection: Pool | PoolClient, orderId: string): Promise<OrderRecord | null> {
  const { rows } = await connection.query<OrderRecord>({ name: 'read_order', text: record, values: [orderId] })
  return rows[0] ?? null
}

export function orderStore(client: PoolClient): OrderStore {
  return {
    find: (orderId) => readOrder(client, orderId),

    async findUnpaid(cartId, content) {
      const { rows } = await client.query<{ id: string }>(unpaid, [cartId, contentHashOf(content, 'base64url')])
      return rows[0]?.id ?? null
    },

    async add(order) {
      return onlyRow((await client.query<{ id: string }>(insert, [...valuesOf(order)])).rows).id
    },

    async addLost({ number, createdAt, ...order }) {
      const added = await client.query<{ id: string }>(insertLost, [...valuesOf(order), number, createdAt])
      if (added.rows[0]) return added.rows[0].id
      const { customerId, cartId, snapshot } = order
      const values = [number, customerId, cartId, snapshot.totals.total]
      return (await client.query<{ id: string }>(sameOrder, values)).rows[0]?.id ?? null
    },

    async markPaid(orderId, { paymentId, at }) {
      return (await client.query(markPaid, [orderId, paymentId, at])).rowCount === 1
    },

    async keepEvidence({ id, customerId, isEmailVerified, snapshot }, payerName) {
      const values = [id, isEmailVerified, payerName, customerId, snapshot.buyer.vatNumber]
      return onlyRow((await client.query<{ evidence: HolderEvidence }>(keepEvidence, values)).rows).evidence
    },

    async addEvent({ orderId, kind, amount, mark, at }) {
      await client.query(addEvent, [orderId, kind, amount, mark, at ?? null])
    },

    async addBuyerKeys(orderId, keys) {
      await client.query(addBuyerKeys, [orderId, keys])
    },

    async findByNumber(orderNumber) {
      return (await client.query<OrderRecord>(byNumber, [orderNumber])).rows[0] ?? null
    },
  }
}

function valuesOf({ customerId, cartId, cartVersion, content, snapshot, reportsClick }: NewOrder): readonly unknown[] {
  const { language, totals, affiliateId, wctId } = snapshot
  const hash = contentHashOf(content, 'base64url')
  const reported = reportsClick ? wctId : null
  return [customerId, cartId, cartVersion, hash, snapshot, language, totals.total, affiliateId, reported]
}
