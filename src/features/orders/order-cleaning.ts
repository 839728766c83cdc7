import type { Pool } from 'pg'
import { ago, booksBefore, one } from '#platform/db/data-cleaning.ts'
import { keptData } from '#core/retention/kept-data.ts'
import type { Period } from '#core/retention/period.ts'

/** Each takes much along with it. */
const batchSize = 20
const { books, booksAbroad, unpaid } = keptData.orders.periods

/** Sold to a consumer in another member state: as the indexes `orders_books` and `orders_books_abroad` say it. */
const isAbroad = `snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL'`

/** What was booked last counts, and what a partner has to get stays: no clean-up changes a balance. */
const closedBooks = (period: Period, condition: string) => `
  paid_at < ${booksBefore(period)} and ${condition}
  and not exists (select from invoices where order_id = orders.id and issued_at >= ${booksBefore(period)})
  and not exists (select from order_events where order_id = orders.id and occurred_at >= ${booksBefore(period)})
  and not exists (
    select from commission_entries where order_id = orders.id
    having sum(pending_cents) <> 0 or sum(approved_cents) <> 0 or max(booked_at) >= ${booksBefore(period)})
  order by paid_at`

/** Money that came all the same, or may come, keeps an order as long as any books are kept. */
const neverPaid = `
  paid_at is null and created_at < ${ago(unpaid)}
  and (created_at < ${booksBefore(booksAbroad)} or ${one(`payments where order_id = orders.id
      and (status = 'paid' or refunded_cents > 0 or charged_back_cents > 0 or next_poll_at is not null)`)} is null)
  order by created_at`

const ofDue = 'order_id = any(array(select id from due))'
const ofPaying = 'payment_id = any(array(select id from paying))'

/** In one statement, because orders and payments refer to each other. A declaration has a period of its own. */
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
  ), told as (delete from provisioning_events where ${ofDue}
  ), reported as (delete from provisioning_reports where ${ofDue}
  ), entries as (delete from commission_entries where ${ofDue}
  ), sales as (delete from partner_sales where ${ofDue}
  ), declared as (update declarations set order_id = null where ${ofDue}
  ), mailed as (
    delete from mails using due where cause >= 'order ' || due.id || ' ' and cause < 'order ' || due.id || '!'
  )
  delete from orders where id = any(array(select id from due))`

const deletions = {
  orders: deletingOrders(closedBooks(books, `not (${isAbroad})`)),
  'orders abroad': deletingOrders(closedBooks(booksAbroad, isAbroad)),
  'orders unpaid': deletingOrders(neverPaid),
}

/** Deletes a batch of orders each time with all that hangs on them, and answers with how many there were. */
export function createOrderCleaning(pool: Pool): Readonly<Record<keyof typeof deletions, () => Promise<number>>> {
  const forget = (statement: string) => async () => (await pool.query(statement)).rowCount ?? 0
  return {
    orders: forget(deletions.orders),
    'orders abroad': forget(deletions['orders abroad']),
    'orders unpaid': forget(deletions['orders unpaid']),
  }
}
