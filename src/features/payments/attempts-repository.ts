import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { Cents } from '#core/money/money.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { Settlement } from '#core/orders/payment-settlement.ts'
import type { PaymentStatus } from '#core/orders/payment-status.ts'
import type { OrderRecord } from '#features/orders/repository.ts'
import type { PaymentMeans, ProviderPayment } from '#platform/clients/payment-provider.ts'
import type { OrderPlacement, OrderRequest, PaymentAttempt, ReportSource, StoredPayment } from './payment.ts'
import { attemptColumns, isLive, readLiveAttempt, readPayment } from './repository.ts'

/** A payment that only the provider knew. */
export interface LostPayment {
  readonly paymentId: string
  readonly cartId: string
  readonly siteLocale: SiteLocale
  readonly payment: ProviderPayment
  readonly snapshot: OrderSnapshot
}

export interface PaymentChange extends Omit<Settlement, 'consequences'> {
  readonly means: PaymentMeans
  readonly failureReason: string | null
  /** The payment ended with this change. */
  readonly isSettled: boolean
  /** null if it is not polled any more */
  readonly pollDelayMs: number | null
}

interface PaymentReport {
  readonly fingerprint: string
  readonly source: ReportSource
  readonly body: object
}

/** Lock order of all transactions: cart, order, payment, number series. The cart may be deleted by now. */
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

/** Inserted as superseded, so that an attempt the buyer makes now stays the live one of the cart. */
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

/** A webhook may have attached the provider's payment first. */
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
 * Attempts of the cart and, if one of both carts was deleted, attempts of the customer for some of the same items. Each
 * part uses its own index, and finished attempts are skipped before any order is read.
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

export type PaymentStore = ReturnType<typeof paymentStore>

/** Payment attempts inside a transaction. */
export function paymentStore(client: PoolClient) {
  return {
    /** Locks the cart, the order and the payment, in this order, and reads the payment afterwards. */
    async lock(paymentId: string): Promise<StoredPayment | null> {
      for (const lock of locks) await client.query(lock, [paymentId])
      return readPayment(client, paymentId)
    },

    async isKeyUsed(cartId: string, requestKey: string): Promise<boolean> {
      return (await client.query(keyIsUsed, [cartId, requestKey])).rowCount !== 0
    },

    findLive: (request: OrderRequest) => readLiveAttempt(client, request),

    /** Supersedes the live attempt of a cart; a buyer who is at the bank already can still pay. */
    async supersede(cartId: string): Promise<readonly string[]> {
      const { rows } = await client.query<{ id: string }>(supersede, [cartId])
      return rows.map(({ id }) => id)
    },

    /** Supersedes all live attempts of a customer. */
    async supersedeAllOf(customerId: string): Promise<readonly string[]> {
      const { rows } = await client.query<{ id: string }>(supersedeAllOf, [customerId])
      return rows.map(({ id }) => id)
    },

    async add(orderId: string, placement: OrderPlacement): Promise<PaymentAttempt> {
      const { cartId, method, issuer, requestKey, siteLocale, snapshot, providerCustomerId, restrictTo } = placement
      const id = randomBytes(16).toString('base64url')
      const { total } = snapshot.totals
      const values = [id, orderId, cartId, method, issuer, requestKey, siteLocale, total, providerCustomerId]
      return onlyRow((await client.query<PaymentAttempt>(insert, [...values, restrictTo])).rows)
    },

    /** Restores a lost payment, once. If all of its order was bought again meanwhile, it counts as too late. */
    async addLost(orderId: string, { paymentId, cartId, siteLocale, payment, snapshot }: LostPayment): Promise<void> {
      const { id, method, providerCustomerId, createdAt, restrictedTo = null } = payment
      const { totals, lines, buyer } = snapshot
      const values = [paymentId, orderId, cartId, method, siteLocale, totals.total, id, providerCustomerId, createdAt]
      await client.query(insertLost, [...values, JSON.stringify(lines), buyer.customerId, restrictedTo])
    },

    /** Marks an attempt as paid because there was nothing to pay. */
    async markFree(paymentId: string): Promise<void> {
      await client.query(markFree, [paymentId])
    },

    /** Stores the provider's payment of an attempt, unless the attempt has one already. */
    async attach(attemptId: string, { id, checkoutUrl }: Pick<ProviderPayment, 'id' | 'checkoutUrl'>) {
      const { rows } = await client.query<PaymentAttempt & { isGivenUp: boolean }>(attach, [attemptId, id, checkoutUrl])
      const { isGivenUp, ...attempt } = onlyRow(rows)
      return { attempt, isGivenUp }
    },

    /** Stores the provider's answer. Means that the provider left out keep their value. */
    async change(paymentId: string, settlement: PaymentChange): Promise<PaymentMeans> {
      const { status, discrepancy, refunded, chargedBack, means, failureReason, isSettled, pollDelayMs } = settlement
      const { method, providerCustomerId, mandateId } = means
      const facts = [status, discrepancy, refunded, chargedBack, method, providerCustomerId, mandateId, failureReason]
      const { rows } = await client.query<PaymentMeans>(change, [paymentId, ...facts, isSettled, pollDelayMs])
      return onlyRow(rows)
    },

    /** Stores a report of the provider as evidence, once per fingerprint. */
    async addReport(paymentId: string, { fingerprint, source, body }: PaymentReport): Promise<void> {
      await client.query(addReport, [paymentId, fingerprint, source, body])
    },

    /** Records whether the paying account is that of the referring partner. The account itself is not stored. */
    async markIfPaidByPartner(paymentId: string, iban: string): Promise<void> {
      await client.query(markIfPaidByPartner, [paymentId, iban])
    },

    /**
     * Voids all other unpaid attempts for the same cart, also finished ones: money that they still bring is too late. A
     * cart that was joined with another is gone, so its items are recognised by their ids.
     */
    async voidOthers(paymentId: string, { cartId, customerId, snapshot }: OrderRecord) {
      const itemIds = snapshot.lines.map(({ itemId }) => itemId)
      const values = [cartId, paymentId, customerId, itemIds]
      return (await client.query<{ id: string; status: PaymentStatus }>(voidOthers, values)).rows
    },

    /** @returns null if a refund for this payment already exists */
    async addRefund(paymentId: string, amount: Cents): Promise<string | null> {
      const { rows } = await client.query<{ id: string }>(addRefund, [paymentId, amount])
      return rows[0]?.id ?? null
    },
  }
}
