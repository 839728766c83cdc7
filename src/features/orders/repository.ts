import type { Pool, PoolClient } from 'pg'
import { contentHashOf, onlyRow } from '#platform/db/rows.ts'
import type { Locale, SiteLocale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { HolderEvidence } from '#core/orders/holder-verification.ts'
import type { InvoiceDocument } from '#core/orders/invoice.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { MissingVerification } from '#features/deliveries/repository.ts'

/** The part of an order that invoices and deliveries need. */
export interface PaidOrder {
  readonly id: string
  readonly number: string
  readonly customerId: string
  readonly snapshot: OrderSnapshot
}

/** An order with the current details of its buyer. */
export interface OrderRecord extends PaidOrder {
  readonly cartId: string
  readonly language: Locale
  readonly paidAt: Date | null
  readonly email: string
  readonly isEmailVerified: boolean
  /** Country of the customer's current address. */
  readonly countryNow: string
}

/** The contents of an order confirmation. */
export interface ConfirmedOrder {
  readonly number: string
  readonly snapshot: OrderSnapshot
  /** null for an order that cost nothing */
  readonly invoice: InvoiceDocument | null
  readonly paidAt: Date
  readonly paymentId: string
  readonly siteLocale: SiteLocale
  /** Some deliveries wait until the buyer has confirmed the e-mail address. */
  readonly waitsForEmail: boolean
  readonly isEmailVerified: boolean
  /** Names whose holder has to be confirmed. */
  readonly unverified: readonly (MissingVerification & { readonly itemId: string })[]
}

export interface NewOrder {
  readonly customerId: string
  readonly cartId: string
  readonly cartVersion: number
  /** Fingerprint of the snapshot: orders with the same content are the same order. */
  readonly content: string
  readonly snapshot: OrderSnapshot
  /** The buyer consented to marketing, so the click is reported; otherwise it stays in the snapshot only. */
  readonly reportsClick?: boolean
}

/** An event that accounting and statistics count. */
export interface OrderEvent {
  readonly orderId: string
  readonly kind: 'paid' | 'refunded' | 'charged_back' | 'withdrawn'
  readonly amount: Cents
  /** Deduplication key: an event with the same kind and mark is stored once. */
  readonly mark: string
  /** Defaults to now. */
  readonly at?: Date
}

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
    (select email_verified_at is not null from customers where customers.id = customer_id) as "isEmailVerified",
    coalesce((
      select jsonb_agg(jsonb_build_object('itemId', item_id, 'needs', needs, 'neededBy', needed_by))
      from deliveries where deliveries.order_id = orders.id and needs is not null), '[]') as unverified
  from orders
    join payments on payments.id = paid_payment_id
    left join invoices on invoices.order_id = orders.id and kind = 'invoice'
  where orders.id = $1`

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

/** Copies the answer of the VAT register, because the list of answers is deleted before the order is. */
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

export type Orders = ReturnType<typeof createOrders>

export function createOrders(pool: Pool) {
  return {
    /** @returns null if there is no such order or it is not paid */
    async findConfirmed(orderId: string): Promise<ConfirmedOrder | null> {
      const { rows } = await pool.query<ConfirmedOrder>(confirmed, [orderId])
      const [order] = rows
      if (order === undefined) return null
      return { ...order, unverified: order.unverified.map((name) => ({ ...name, neededBy: new Date(name.neededBy) })) }
    },
  }
}

export type OrderStore = ReturnType<typeof orderStore>

/** Orders inside a transaction. */
export function orderStore(client: PoolClient) {
  return {
    async find(orderId: string): Promise<OrderRecord | null> {
      const { rows } = await client.query<OrderRecord>({ name: 'read_order', text: record, values: [orderId] })
      return rows[0] ?? null
    },

    async findByNumber(orderNumber: string): Promise<OrderRecord | null> {
      return (await client.query<OrderRecord>(byNumber, [orderNumber])).rows[0] ?? null
    },

    /** @returns id of the newest unpaid order of a cart with this content */
    async findUnpaid(cartId: string, content: string): Promise<string | null> {
      const { rows } = await client.query<{ id: string }>(unpaid, [cartId, contentHashOf(content, 'base64url')])
      return rows[0]?.id ?? null
    },

    /** @returns id of the order */
    async add(order: NewOrder): Promise<string> {
      return onlyRow((await client.query<{ id: string }>(insert, [...valuesOf(order)])).rows).id
    },

    /**
     * Restores an order under the number it had.
     *
     * @returns its id, also if it was restored before; null if another order has the number
     */
    async addLost(order: NewOrder & { readonly number: string; readonly createdAt: Date }): Promise<string | null> {
      const { number, createdAt, customerId, cartId, snapshot } = order
      const added = await client.query<{ id: string }>(insertLost, [...valuesOf(order), number, createdAt])
      if (added.rows[0]) return added.rows[0].id
      const values = [number, customerId, cartId, snapshot.totals.total]
      return (await client.query<{ id: string }>(sameOrder, values)).rows[0]?.id ?? null
    },

    /** @returns false if there is no such order or it is paid already */
    async markPaid(orderId: string, { paymentId, at }: { readonly paymentId: string; readonly at: Date }) {
      return (await client.query(markPaid, [orderId, paymentId, at])).rowCount === 1
    },

    /** Stores evidence of who the buyer is, with the answer of the VAT register about their number. */
    async keepEvidence(
      { id, customerId, isEmailVerified, snapshot }: PaidOrder & Pick<OrderRecord, 'isEmailVerified'>,
      payerName: string | null,
    ): Promise<HolderEvidence> {
      const values = [id, isEmailVerified, payerName, customerId, snapshot.buyer.vatNumber]
      return onlyRow((await client.query<{ evidence: HolderEvidence }>(keepEvidence, values)).rows).evidence
    },

    async addEvent({ orderId, kind, amount, mark, at }: OrderEvent): Promise<void> {
      await client.query(addEvent, [orderId, kind, amount, mark, at ?? null])
    },

    /** Stores hashes by which a returning buyer is recognised. */
    async addBuyerKeys(orderId: string, keys: readonly string[]): Promise<void> {
      await client.query(addBuyerKeys, [orderId, keys])
    },
  }
}

function valuesOf({ customerId, cartId, cartVersion, content, snapshot, reportsClick }: NewOrder): readonly unknown[] {
  const { language, totals, affiliateId, wctId } = snapshot
  const hash = contentHashOf(content, 'base64url')
  const reported = reportsClick ? wctId : null
  return [customerId, cartId, cartVersion, hash, snapshot, language, totals.total, affiliateId, reported]
}
