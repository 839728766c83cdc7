import type { Pool } from 'pg'
import type { PaidOrder } from '#features/orders/repository.ts'
import { insertCustomer } from './customers.ts'
import { insertPaidOrder, movingLine, nameLine } from './paid-order.ts'
import { sampleCodes } from './transfer-codes.ts'

export interface FilledShop {
  readonly email: string
  /**
   * Customers: `home` ordered in the Netherlands and is the partner, `abroad` is a consumer in Germany, `idle` never
   * ordered.
   */
  readonly customers: { readonly home: string; readonly abroad: string; readonly idle: string }
  readonly orders: { readonly home: PaidOrder; readonly abroad: PaidOrder }
}

export const secretCode = 'Code-x7!Q'

/** Inserts at least one current row into every table. A new table needs a row here. */
export async function fillEveryTable(pool: Pool): Promise<FilledShop> {
  const email = 'anna@klant.example'
  const customers = {
    home: await insertCustomer(pool, {
      email,
      firstName: 'Anna',
      customerType: 'business',
      vatNumber: 'NL000000005B01',
    }),
    abroad: await insertCustomer(pool, { email: 'berta@kunde.example', country: 'DE', language: 'de' }),
    idle: await insertCustomer(pool, { email: 'idle@klant.example' }),
  }
  await pool.query('update customers set email_verified_at = now()')
  const sealedTransferCode = sampleCodes.seal('oud.nl', secretCode)
  const moved = nameLine('old', {
    name: 'oud.nl',
    priceType: 'transfer',
    parameters: { sld: 'oud', tld: 'nl', sealedTransferCode },
  })
  const lines = [moved, movingLine('boxes', { parentId: 'old', name: 'oud.nl' })]
  const orders = {
    home: await insertPaidOrder(pool, customers.home, { lines, immediateStart: null }),
    abroad: await insertPaidOrder(pool, customers.abroad),
  }
  const { rows: unpaid } = await pool.query<{ id: string }>(
    `insert into orders (customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents)
     select customer_id, 'unpaid', 1, 'other', snapshot, language, total_cents from orders where id = $1 returning id`,
    [orders.home.id],
  )
  const values = [orders.home.id, customers.home, unpaid[0]?.id, sealedTransferCode, orders.abroad.id, email]
  for (const statement of statements) {
    const used = values.map((_, place) => `$${place + 1}`).filter((name) => statement.includes(name))
    const text = used.reduce((sql, name, place) => sql.replaceAll(name, `$~${place + 1}`), statement)
    const given = used.map((name) => values[Number(name.slice(1)) - 1])
    await pool.query(text.replaceAll('$~', '$'), given).catch((error: unknown) => {
      throw new Error(statement, { cause: error })
    })
  }
  return { email, customers, orders }
}

/* $1 order, $2 its customer, $3 unpaid order, $4 sealed code, $5 order abroad, $6 address. */
const statements = [
  `update deliveries set state = 'done', hold_reason = null`,
  `insert into payments (id, order_id, cart_id, method, site_locale, amount_cents, status, next_poll_at)
   values (rpad('expired', 22, '0'), $3, 'unpaid', 'ideal', 'nl', 100, 'expired', null)`,
  `insert into payment_reports (payment_id, fingerprint, source, body) select id, 'paid 0 0', 'webhook', '{}' from payments`,
  `insert into refunds (payment_id, reason, amount_cents, sent_at)
   select id, 'paid_duplicate', 100, now() from payments where order_id = $1`,
  `insert into invoice_series (series, last_number) values ('F2026', 2)`,
  `insert into invoices (number, order_id, kind, document, total_cents) values
   ('F2026-000001', $1, 'invoice', '{}', 100), ('F2026-000002', $5, 'invoice', '{}', 100)`,
  `insert into order_events (order_id, kind, amount_cents, dedup_key, processed_at) values
   ($1, 'paid', 100, 'x', now()), ($5, 'paid', 100, 'x', now())`,
  `insert into provisioning_reports (id, order_id) values ('report', $1)`,
  `insert into declarations (receipt, kind, language, name, email, contract, content_hash, order_id, outcome)
   values ('H2026-000001', 'cancellation', 'nl', 'Anna', $6, 'alles', 'hash', $1, 'confirmed')`,
  `insert into delivery_ends (order_id, item_id, cause, reason, last_day) values ($1, 'naam', 'refund', 'refund', '2026-11-20')`,
  `insert into declaration_links (token_hash, receipt, expires_at)
   values (sha256('d'), 'H2026-000001', now() + interval '14 days')`,
  `insert into buyer_keys (key_hash, order_id) values (repeat('k', 43), $1)`,
  `insert into coupons (code, begins, percentage) values ('WELKOM10', '2026-01-01', 1000)`,
  `insert into coupon_uses (order_id, customer_id, code, discount_cents, paid_at)
   select id, customer_id, 'WELKOM10', 100, now() from orders where id = $1`,
  `insert into tax_evidence (order_id, basis, address_country, address_country_when_paid) values ($1, 'home', 'NL', 'NL')`,
  `insert into devices (customer_id, id_hash) values ($2, sha256('d'))`,
  `insert into security_events (kind, outcome, customer_id, network) values ('login', 'done', $2, '192.0.2.0/24')`,
  `insert into partners (name, email, email_key, website, iban, ended_at)
   values ('Anna', $6, $6, 'klant.example', 'NL00TEST1', now())`,
  `insert into partner_sales (order_id, partner, commission_cents, is_self_referral, paid_at)
   select $5, number, 500, false, now() from partners`,
  `insert into partner_payouts (partner, iban, amount_cents, paid_on)
   select number, 'NL00TEST1', 500, current_date from partners`,
  `insert into commission_entries (order_id, payout_id, kind, pending_cents, approved_cents, paid_cents,
     booked_at)
   select $5, case when kind = 'paid_out' then (select id from partner_payouts) end, kind, pending, approved, paid,
     date_trunc('year', now(), 'Europe/Amsterdam') + interval '6 months'
   from (values ('earned', 500, 0, 0), ('approved', -500, 500, 0), ('paid_out', 0, -500, 500)) as e(kind, pending, approved, paid)`,
  `insert into partner_applications (name, email, email_key, website) values ('Anna', $6, $6, 'klant.example')`,
  `insert into partner_tokens (token_hash, partner, expires_at) select sha256('p'), number, now() + interval '1 year' from partners`,
  `insert into carts (id, customer_id) values (rpad('full', 22, '_'), $2), (rpad('empty', 22, '_'), null)`,
  `insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, last_shown_cents, position, details)
   values (rpad('full', 22, '_'), 'd', 'domain', 'oud.nl', 'domain-nl', 'transfer', 'yearly', 'domain oud.nl', 1, 1,
     jsonb_build_object('sealedTransferCode', $4::text))`,
  `insert into shared_carts (token_hash, cart_id, items, expires_at)
   values (sha256('c'), rpad('full', 22, '_'), '[]', now() + interval '14 days')`,
  `insert into removed_cart_items (cart_id, id, choice_hash) values (rpad('full', 22, '_'), 'gone', 'hash')`,
  `insert into holders (customer_id, details) values ($2, '{}')`,
  `insert into sessions (id_hash, customer_id, expires_at) values (sha256('s'), $2, now() + interval '30 days')`,
  `insert into customer_tokens (token_hash, purpose, customer_id, expires_at)
   values (sha256('t'), 'verify_email', $2, now() + interval '1 day')`,
  `insert into rate_limits (key, count, window_ends_at) values ('key', 1, now() + interval '1 hour')`,
  `insert into name_answers (name, finding, expires_at) values ('oud.nl', '{}', now() + interval '10 minutes')`,
  `insert into name_sources (source, request_times, granted, paused_until, last_used_at)
   values ('das.dns.be', array[now()], 1, '-infinity', now())`,
  `insert into vat_checks (customer_id, vat_number, state) values ($2, 'NL000000005B01', 'valid'), (null, 'NL000000006B01', 'valid')`,
  `insert into jobs (task, payload, failed_at) values ('send_postback', '{}', now())`,
  `insert into mails (cause, template, language, recipient, customer_id, sent_at) values
   ('order ' || $1 || ' confirmed', 'orderConfirmed', 'nl', $6, $2, now()), ('verify 1', 'verifyEmail', 'nl', $6, $2, now())`,
  `insert into email_codes (mail_id, customer_id, code_hash, expires_at)
   select id, $2, sha256('c'), now() + interval '15 minutes' from mails where cause = 'verify 1'`,
  `insert into demo_mails (message_id, sender, recipient, subject, html, text) values ('m', 's', $6, 'x', 'x', 'x')`,
  `insert into demo_bank_entries (id, kind, body) values ('tr_1', 'payment', '{}')`,
  `insert into visitor_keys (day, key) values ((now() at time zone 'UTC')::date, sha256('k'))`,
  `insert into affiliate_visits (affiliate_id, hour, visitor, path) values ('1', now(), substr(sha256('v'), 1, 16), '/')`,
  `insert into cookie_choices (number, version, language, purposes, visitor)
   values (repeat('c', 22), 1, 'nl', '{}', substr(sha256('v'), 1, 16))`,
  `insert into funnel_counts (day, language, step, count) values (current_date, 'nl', 'add', 1)`,
  `insert into contact_messages (receipt, language, name, email, subject, message, content_hash)
   values ('V1', 'nl', 'Anna', $6, 'other', 'Een vraag.', 'hash')`,
  `insert into abuse_reports (receipt, language, urls, reason, explanation, name, email, content_hash)
   values ('M1', 'nl', array['https://x.example/'], 'other', 'Kijk.', 'Anna', $6, 'hash')`,
  `insert into operator_alerts (subject, kind, message, count) values ('database', 'database', 'x', 1)`,
  `insert into operator_changes (by, command, exit_code) values ('bram', 'coupons stop WELKOM10', 0)`,
  `insert into browser_reports (kind, body) values ('csp-violation', '{}')`,
  `insert into article_votes (day, article, language, helpful, count) values (current_date, 'a', 'nl', true, 1)`,
  `insert into article_remarks (day, article, language, remark) values (current_date, 'a', 'nl', 'Ik mis iets.')`,
  `insert into number_series (restore, origin, reason) select 7, 'x', 'test' where not exists (select from number_series)`,
  `insert into price_releases (number, draft_id, begins_at, prices, released_by, reason)
   values (1, gen_random_uuid(), now(), '{}', 'anna', 'test')`,
  // Dates in the middle of the year, so that retention periods do not differ in the first days of a year.
  `alter table orders disable trigger user`,
  `update orders set paid_at = date_trunc('year', now(), 'Europe/Amsterdam') + interval '6 months' where paid_at is not null`,
  `alter table orders enable trigger user`,
  `update invoices set issued_at = date_trunc('year', now(), 'Europe/Amsterdam') + interval '6 months'`,
  `update order_events set occurred_at = date_trunc('year', now(), 'Europe/Amsterdam') + interval '6 months'`,
  `delete from jobs where failed_at is null`,
  `update provisioning_events set sent_at = now() where order_id <> $1`,
]

/** Number of rows by table. */
export async function countRows(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(`
    select table_name as name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Moves all timestamps into the past, so that more time has passed. Triggers that refuse changes are disabled. */
export async function turnClock(pool: Pool, by: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; moves: string }>(
    `
    select table_name as name,
      string_agg(format('%1$I = (%1$I - interval %2$L)::%3$s', column_name,
        -- A day has no hours.
        case data_type when 'date' then floor(extract(epoch from $1::text::interval) / 86400) || ' days' else $1::text end, data_type), ', ') as moves
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
      and data_type in ('timestamp with time zone', 'date')
    group by table_name`,
    [by],
  )
  const guarded = ['orders', 'commission_entries', 'price_releases']
  const switched = (how: string) => guarded.map((name) => `alter table ${name} ${how} trigger user;`).join('')
  const moved = rows.map(({ name, moves }) => `update ${name} set ${moves};`).join('')
  await pool.query(`begin; ${switched('disable')} ${moved} ${switched('enable')} commit`)
}
