import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import { attemptColumns, isLive, readLiveAttempt, readPayment } from './payment-rows.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { Attempt, PaymentMeans, PaymentStore } from './payment-ports.ts'

/** In this order everywhere, so that no two transactions wait for each other. A cart may be gone by now. */
const locks = [
  'select from carts where id = (select cart_id from payments where id = $1) for update',
  'select from orders where id = (select order_id from payments where id = $1) for update',
  'select from payments where id = $1 for update',
]

const keyIsUsed = `select from payments where cart_id = $1 and request_key = $2`

const supersede = `update payments set superseded_at = now() where cart_id = $1 and ${isLive} returning id`

const supersedeAllOf = `
  update payments set superseded_at = now()
  where cart_id in (select id from carts where customer_id = $1 and closed_at is null) and ${isLive} returning id`

const insert = `
  with payments as (
    insert into payments (id, order_id, cart_id, method, issuer, request_key, site_locale, amount_cents,
      provider_customer_id, restricted_country)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *
  )
  select ${attemptColumns} from payments join orders on orders.id = payments.order_id`

/** Nobody is led to it, so that an attempt which the buyer makes now stays the cart's one. */
const insertLost = `
  insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, provider_id, provider_customer_id,
    created_at, restricted_country, superseded_at, voided_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $12, now(), case when not exists (
    select from jsonb_array_elements($10) as line where (line ->> 'productSlug', line ->> 'name') not in (
      select again ->> 'productSlug', again ->> 'name'
      from orders, jsonb_array_elements(orders.snapshot -> 'lines') as again
      where customer_id = $11 and paid_at is not null and created_at >= $9 and orders.id <> $2)
  ) then now() end
  on conflict (id) do nothing`

const markFree = `update payments set status = 'paid', settled_at = now(), next_poll_at = null where id = $1`

/** The webhook may have been quicker, and know more. */
const attach = `
  update payments set
    provider_id = coalesce(payments.provider_id, $2),
    checkout_url = case when coalesce(payments.provider_id, $2) = $2 then $3 else payments.checkout_url end
  from orders where payments.id = $1 and orders.id = payments.order_id
  returning ${attemptColumns}, payments.superseded_at is not null or payments.voided_at is not null as "isGivenUp"`

const change = `
  update payments set status = $2, discrepancy = $3, refunded_cents = $4, charged_back_cents = $5,
    method = coalesce($6, method), provider_customer_id = coalesce($7, provider_customer_id),
    mandate_id = coalesce($8, mandate_id), failure_reason = coalesce($9, failure_reason),
    settled_at = case when $10 then now() else settled_at end, last_polled_at = now(),
    next_poll_at = now() + $11 * interval '1 ms'
  where id = $1
  returning method, provider_customer_id as "providerCustomerId", mandate_id as "mandateId"`

const addReport = `
  insert into payment_reports (payment_id, fingerprint, source, body) values ($1, $2, $3, $4)
  on conflict (payment_id, fingerprint) do nothing`

const markIfPaidByPartner = `
  update payments set is_paid_by_partner = true where id = $1 and exists (
    select from orders join partners on partners.number = affiliate_id
    where orders.id = payments.order_id and partners.iban = $2)`

/**
 * Those of the cart and, where one of both carts is gone, those of the customer for some of the same items. Each is
 * found by an index of its own, and what is over already is left out before anything of an order is read.
 */
const voidOthers = `
  update payments set voided_at = now()
  where id <> $2 and status <> 'paid' and voided_at is null and id = any(array(
    select id from payments where cart_id = $1
    union all
    select other.id from orders as placed join payments as other on other.order_id = placed.id
    where placed.customer_id = $3 and other.status <> 'paid' and other.voided_at is null
      and not (exists (select from carts where id = $1) and exists (select from carts where id = other.cart_id))
      and exists (
        select from orders as bought, jsonb_array_elements(bought.snapshot -> 'lines') as line
        where bought.id = other.order_id and line ->> 'itemId' = any($4))))
  returning id, status`

const addRefund = `
  insert into refunds (payment_id, reason, amount_cents) values ($1, 'paid_duplicate', $2)
  on conflict (payment_id, reason) do nothing
  returning id`

export function paymentStore(client: PoolClient): PaymentStore {
  return {
    async lock(paymentId) {
      for (const lock of locks) await client.query(lock, [paymentId])
      return readPayment(client, paymentId)
    },

    async isKeyUsed(cartId, requestKey) {
      return (await client.query(keyIsUsed, [cartId, requestKey])).rowCount !== 0
    },

    findLive: (request) => readLiveAttempt(client, request),

    async supersede(cartId) {
      const { rows } = await client.query<{ id: string }>(supersede, [cartId])
      return rows.map(({ id }) => id)
    },

    async supersedeAllOf(customerId) {
      const { rows } = await client.query<{ id: string }>(supersedeAllOf, [customerId])
      return rows.map(({ id }) => id)
    },

    async add(orderId, placement) {
      const { cartId, method, issuer, requestKey, siteLocale, snapshot, providerCustomerId, restrictTo } = placement
      const id = randomBytes(16).toString('base64url')
      const { total } = snapshot.totals
      const values = [id, orderId, cartId, method, issuer, requestKey, siteLocale, total, providerCustomerId]
      return onlyRow((await client.query<Attempt>(insert, [...values, restrictTo])).rows)
    },

    async addLost(orderId, { paymentId, cartId, siteLocale, payment, snapshot }) {
      const { id, method, providerCustomerId, createdAt, restrictedTo = null } = payment
      const { totals, lines, buyer } = snapshot
      const values = [paymentId, orderId, cartId, method, siteLocale, totals.total, id, providerCustomerId, createdAt]
      await client.query(insertLost, [...values, JSON.stringify(lines), buyer.customerId, restrictedTo])
    },

    async markFree(paymentId) {
      await client.query(markFree, [paymentId])
    },

    async attach(attemptId, { id, checkoutUrl }) {
      const { rows } = await client.query<Attempt & { isGivenUp: boolean }>(attach, [attemptId, id, checkoutUrl])
      const { isGivenUp, ...attempt } = onlyRow(rows)
      return { attempt, isGivenUp }
    },

    async change(
      paymentId,
      { status, discrepancy, refunded, chargedBack, means, failureReason, isSettled, pollDelayMs },
    ) {
      const { method, providerCustomerId, mandateId } = means
      const facts = [status, discrepancy, refunded, chargedBack, method, providerCustomerId, mandateId, failureReason]
      const { rows } = await client.query<PaymentMeans>(change, [paymentId, ...facts, isSettled, pollDelayMs])
      return onlyRow(rows)
    },

    async addReport(paymentId, { fingerprint, source, body }) {
      await client.query(addReport, [paymentId, fingerprint, source, body])
    },

    async markIfPaidByPartner(paymentId, iban) {
      await client.query(markIfPaidByPartner, [paymentId, iban])
    },

    async voidOthers(paymentId, { cartId, customerId, snapshot }) {
      const itemIds = snapshot.lines.map(({ itemId }) => itemId)
      const values = [cartId, paymentId, customerId, itemIds]
      return (await client.query<{ id: string; status: PaymentStatus }>(voidOthers, values)).rows
    },

    async addRefund(paymentId, amount) {
      const { rows } = await client.query<{ id: string }>(addRefund, [paymentId, amount])
      return rows[0]?.id ?? null
    },
  }
}
