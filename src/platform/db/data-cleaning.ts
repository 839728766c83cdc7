import type { Pool } from 'pg'
import { keptData, type TableName } from '#core/retention/kept-data.ts'
import type { Period } from '#core/retention/period.ts'
import { forgetting } from './rows.ts'

/** SQL for the moment at which a period that ends now began. */
export function ago({ count, unit }: Period): string {
  return `now() - interval '${count} ${unit}s'`
}

/** SQL for the first moment of the year `count` years ago: rows from before it belong to closed books. */
export function booksBefore({ count }: Period): string {
  return `(date_trunc('year', now() at time zone 'Europe/Amsterdam') - interval '${count} years') at time zone 'Europe/Amsterdam'`
}

/** A declaration never lapses: until it is decided, an old link brings a new one. */
const linkOfDecided = `${one('declarations where declarations.receipt = declaration_links.receipt and outcome is not null')} is not null`

/**
 * SQL that tests for a row by a subquery with a limit: PostgreSQL may evaluate `exists` next to `or` by reading the
 * whole table.
 */
export function one(from: string): string {
  return `(select true from ${from} limit 1)`
}

const today = `(now() at time zone 'Europe/Amsterdam')::date`
const dayAgo = ({ count, unit }: Period) => `${today} - interval '${count} ${unit}s'`
const {
  abuse_reports: abuseReports,
  affiliate_visits: visits,
  article_remarks: remarks,
  article_votes: votes,
  browser_reports: browserReports,
  contact_messages: messages,
  cookie_choices: choices,
  customer_tokens: tokens,
  customers,
  declaration_links: declarationLinks,
  declarations,
  devices,
  email_codes: emailCodes,
  funnel_counts: counts,
  jobs,
  mails,
  operator_alerts: alerts,
  operator_changes: changes,
  partner_applications: applications,
  partner_payouts: payouts,
  partners,
  provisioning_events: events,
  provisioning_reports: reports,
  security_events: securityEvents,
  sessions,
  vat_checks: vatChecks,
} = keptData

/** Mails without `sent_at` are covered too: sending is given up after two days. */
const mailAge = 'coalesce(sent_at, created_at)'

/**
 * Accounts that were not used for long and that no kept data refers to. An account that has to stay is postponed, so
 * that each run reads only accounts that are due.
 */
const idle = `last_active_at < ${ago(customers.periods.idle)}`
const idleCustomers = `
  with due as materialized (
    select id from customers where retention_check_at < now() order by retention_check_at limit 200 for update skip locked
  ), gone as (
    delete from customers where id = any(array(select id from due)) and ${idle}
      and not exists (select from orders where customer_id = customers.id)
      and not exists (select from carts where customer_id = customers.id)
    returning id
  ), postponed as (
    update customers
    set retention_check_at = greatest(last_active_at + interval '${customers.periods.idle.count} years', now() + interval '90 days')
    where id = any(array(select id from due)) and id <> all(array(select id from gone))
  )
  select id from due`

const [anyMail, orderMail] = [`cause not like 'order %'`, `cause like 'order %'`]

/**
 * Statements that delete a batch of each table. Empty if rows are deleted with another table, by another clean-up, or
 * never.
 */
export const deletions: Readonly<Record<TableName, readonly string[]>> = {
  abuse_reports: [forgetting('abuse_reports', 'received_at', ago(abuseReports.periods.all))],
  affiliate_visits: [forgetting('affiliate_visits', 'hour', ago(visits.periods.all))],
  article_remarks: [forgetting('article_remarks', 'day', dayAgo(remarks.periods.all))],
  article_votes: [forgetting('article_votes', 'day', dayAgo(votes.periods.all))],
  rate_limits: [
    forgetting('rate_limits', 'window_ends_at', 'now()', '(blocked_until is null or blocked_until < now())'),
  ],
  browser_reports: [forgetting('browser_reports', 'received_at', ago(browserReports.periods.all))],
  buyer_keys: [],
  cart_items: [],
  // Deleted by cart-cleaning.ts, together with the ids of removed items.
  carts: [],
  removed_cart_items: [],
  commission_entries: [],
  contact_messages: [forgetting('contact_messages', 'received_at', ago(messages.periods.all))],
  // Uses are deleted with their orders, because only uses of an order are counted. Codes stay for the books.
  coupon_uses: [],
  coupons: [],
  cookie_choices: [forgetting('cookie_choices', 'chosen_at', ago(choices.periods.all))],
  customer_tokens: [forgetting('customer_tokens', 'expires_at', ago(tokens.periods.all))],
  customers: [idleCustomers],
  declaration_links: [forgetting('declaration_links', 'expires_at', ago(declarationLinks.periods.all), linkOfDecided)],
  declarations: [forgetting('declarations', 'received_at', ago(declarations.periods.all))],
  deliveries: [],
  delivery_ends: [],
  devices: [forgetting('devices', 'last_used_at', ago(devices.periods.unused))],
  demo_bank_entries: [],
  demo_mails: [],
  email_codes: [forgetting('email_codes', 'expires_at', ago(emailCodes.periods.all))],
  funnel_counts: [forgetting('funnel_counts', 'day', dayAgo(counts.periods.all))],
  // Deleted with their customer.
  holders: [],
  invoice_series: [],
  invoices: [],
  jobs: [forgetting('jobs', 'failed_at', ago(jobs.periods.givenUp))],
  mails: [
    forgetting('mails', mailAge, ago(mails.periods.others), anyMail),
    forgetting('mails', mailAge, ago(mails.periods.orders), orderMail),
  ],
  name_answers: [forgetting('name_answers', 'expires_at', 'now()')],
  name_sources: [forgetting('name_sources', 'last_used_at', `now() - interval '1 day'`)],
  number_series: [],
  operator_alerts: [forgetting('operator_alerts', 'last_occurred_at', ago(alerts.periods.all))],
  operator_changes: [forgetting('operator_changes', 'at', ago(changes.periods.all))],
  order_events: [],
  // Deleted with their orders in features/orders/cleaning-repository.ts.
  orders: [],
  partner_applications: [forgetting('partner_applications', 'applied_at', ago(applications.periods.all))],
  partner_payouts: [
    forgetting(
      'partner_payouts',
      'paid_on',
      booksBefore(payouts.periods.books),
      'not exists (select from commission_entries where payout_id = partner_payouts.id)',
    ),
  ],
  partner_sales: [],
  partner_tokens: [forgetting('partner_tokens', 'expires_at', 'now()')],
  partners: [
    forgetting(
      'partners',
      'ended_at',
      booksBefore(partners.periods.books),
      `not exists (select from partner_sales where partner = number)
      and not exists (select from partner_payouts where partner = number)`,
    ),
  ],
  payment_comparison: [],
  payment_reports: [],
  payments: [],
  price_releases: [],
  provisioning_events: [forgetting('provisioning_events', 'sent_at', ago(events.periods.sent))],
  provisioning_reports: [forgetting('provisioning_reports', 'received_at', ago(reports.periods.all))],
  refunds: [],
  schema_migrations: [],
  security_events: [forgetting('security_events', 'occurred_at', ago(securityEvents.periods.all))],
  sessions: [
    forgetting('sessions', 'expires_at', 'now()'),
    forgetting('sessions', 'last_used_at', ago(sessions.periods.idle)),
  ],
  shared_carts: [forgetting('shared_carts', 'expires_at', 'now()')],
  tax_evidence: [],
  // Kept as evidence for longer than the tax office may ask for it. Checks of a customer are deleted with the customer.
  vat_checks: [forgetting('vat_checks', 'checked_at', ago(vatChecks.periods.nobodys), 'customer_id is null')],
  visitor_keys: [forgetting('visitor_keys', 'day', `(now() at time zone 'UTC')::date`)],
}

/**
 * Each function deletes one batch of one table.
 * @returns the functions; each resolves to the number of deleted rows
 */
export function createDataCleaning(pool: Pool): Readonly<Record<string, () => Promise<number>>> {
  const named = Object.entries(deletions).flatMap(([table, statements]) =>
    statements.map((statement, place) => [place === 0 ? table : `${table} ${place + 1}`, statement] as const),
  )
  return Object.fromEntries(
    named.map(([name, statement]) => [
      name,
      async () => {
        const { rowCount } = await pool.query(statement)
        return rowCount ?? 0
      },
    ]),
  )
}
