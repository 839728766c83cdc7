import type { Pool } from 'pg'
import { ago, booksBefore, one } from '#platform/db/data-cleaning.ts'
import { keptData } from '#core/retention/kept-data.ts'
import type { Period } from '#core/retention/period.ts'
import { hasTransferCode } from '#features/deliveries/repository.ts'

/** Small, because many rows are deleted with each order. */
const batchSize = 20
const { books, booksAbroad, unpaid } = keptData.orders.periods

/** Sold to a consumer in another member state; the same expression as in `orders_books` and `orders_books_abroad`. */
const isAbroad = `snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL'`

/** Counts from the last booking. Orders with an unpaid commission stay, so that no clean-up changes a balance. */
const closedBooks = (period: Period, condition: string) => `
  paid_at < ${booksBefore(period)} and ${condition}
  and not exists (select from invoices where order_id = orders.id and issued_at >= ${booksBefore(period)})
  and not exists (select from order_events where order_id = orders.id and occurred_at >= ${booksBefore(period)})
  and not exists (
    select from commission_entries where order_id = orders.id
    having sum(pending_cents) <> 0 or sum(approved_cents) <> 0 or max(booked_at) >= ${booksBefore(period)})
  order by paid_at`

/** An order whose payments received money, or may still do so, is kept as long as the longest retention of books. */
const neverPaid = `
  paid_at is null and created_at < ${ago(unpaid)}
  and (created_at < ${booksBefore(booksAbroad)} or ${one(`payments where order_id = orders.id
      and (status = 'paid' or refunded_cents > 0 or charged_back_cents > 0 or next_poll_at is not null)`)} is null)
  order by created_at`

const ofDue = 'order_id = any(array(select id from due))'
const ofPaying = 'payment_id = any(array(select id from paying))'

/** One statement, because orders and payments refer to each other. Declarations have their own retention period. */
export const deletingOrders = (which: string) => `
  with due as materialized (
    select id from orders where ${which} limit ${batchSize} for update skip locked
  ), paying as materialized (select id from payments where ${ofDue}
  ), reports as (delete from payment_reports where ${ofPaying}
  ), refunded as (delete from refunds where ${ofPaying}
  ), paid as (delete from payments where ${ofDue}
  ), invoiced as (delete from invoices where ${ofDue}
  ), happened as (delete from order_events where ${ofDue}
  ), taxed as (delete from tax_evidence where ${ofDue}
  ), delivered as (delete from deliveries where ${ofDue}
  ), ended as (delete from delivery_ends where ${ofDue}
  ), told as (delete from provisioning_events where ${ofDue}
  ), reported as (delete from provisioning_reports where ${ofDue}
  ), entries as (delete from commission_entries where ${ofDue}
  ), sales as (delete from partner_sales where ${ofDue}
  ), declared as (update declarations set order_id = null where ${ofDue}
  ), mailed as (
    delete from mails using due where cause >= 'order ' || due.id || ' ' and cause < 'order ' || due.id || '!'
  )
  delete from orders where id = any(array(select id from due))`

/** Each function deletes one batch of orders with everything that belongs to them and returns how many there were. */
export function createOrderCleaning(pool: Pool) {
  return {
    orders: () => changedRows(pool, deletingOrders(closedBooks(books, `not (${isAbroad})`))),
    'orders abroad': () => changedRows(pool, deletingOrders(closedBooks(booksAbroad, isAbroad))),
    'orders unpaid': () => changedRows(pool, deletingOrders(neverPaid)),
  }
}

async function changedRows(pool: Pool, statement: string): Promise<number> {
  return (await pool.query(statement)).rowCount ?? 0
}

const codeBatchSize = 50
const tooOld = ago(keptData.orders.periods.transferCode)

/* The same expressions as in the indexes. */
const itemHasCode = `details ?| '{transferCode,sealedTransferCode}'`
const eventHasCode = `jsonb_path_exists(payload, '$.lines[*] ? (@.transferCode != null || exists (@.sealedTransferCode))')`

/** Codes that were delivered, will never be delivered, or are too old: then the customer is asked again. */
const usedInOrders = `
  update orders set snapshot = without_transfer_codes(snapshot) where id = any(array(
    select id from orders where ${hasTransferCode} and (
      created_at < ${tooOld}
      or ${one(`order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back')`)} is not null
      or (paid_at is not null
        and ${one(`deliveries where order_id = orders.id and state = 'held'`)} is null
        and ${one('provisioning_events where order_id = orders.id and sent_at is null')} is null))
    order by created_at limit ${codeBatchSize} for update skip locked))`
const usedInEvents = `
  update provisioning_events set payload = without_transfer_codes(payload) where id = any(array(
    select id from provisioning_events where ${eventHasCode} and (sent_at is not null or created_at < ${tooOld})
    order by created_at limit ${codeBatchSize} for update skip locked))`
const oldInCarts = `
  update cart_items set details = nullif(details - 'transferCode' - 'sealedTransferCode', '{}') where ctid = any(array(
    select ctid from cart_items where ${itemHasCode} and added_at < ${tooOld}
    order by added_at limit ${codeBatchSize} for update skip locked))`

/** Each function removes one batch of transfer codes that are not needed any more and returns how many rows changed. */
export function createScrubbing(pool: Pool) {
  return {
    'used codes': () => changedRows(pool, usedInOrders),
    'used codes sent': () => changedRows(pool, usedInEvents),
    'old codes': () => changedRows(pool, oldInCarts),
  }
}
