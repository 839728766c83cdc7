import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import { cents } from '#core/money/money.ts'
import { createDatabase, runAs } from './cluster.ts'
import { sampleInvoice, sampleLine, sampleOrder } from './sample-order.ts'

/** Number of rows of each kind. */
export interface ShopSize {
  readonly customers: number
  readonly carts: number
  readonly orders: number
  readonly mails: number
}

/** Twice as much as a provider with fifty thousand customers. There are four payments for every three orders. */
export const bigShop: ShopSize = { customers: 100_000, carts: 200_000, orders: 300_000, mails: 500_000 }

export function partOf(size: ShopSize, part: number): ShopSize {
  const share = (count: number) => Math.ceil(count / part)
  const { customers, carts, orders, mails } = size
  return { customers: share(customers), carts: share(carts), orders: share(orders), mails: share(mails) }
}

/**
 * Creates a template database with that many rows once per cluster, to be copied by tests. The database generates the
 * rows with all constraints and triggers enabled.
 */
export async function grownTemplate(superuser: Connection, name: string, size: ShopSize): Promise<string> {
  const client = new Client(superuser)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}`)
      await growShop(await createDatabase(superuser, { name }), size)
      await client.query(`alter database ${name} is_template true`)
    }
  } finally {
    await client.end()
  }
  return name
}

/** Ends with VACUUM ANALYZE: statistics and visibility map are then as after a night in production. */
export async function growShop(connection: Connection, size: ShopSize): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(`set work_mem = '64MB'`)
    for (const [table, statement] of Object.entries(statementsFor(size))) {
      await client.query(statement).catch((error: unknown) => {
        throw new Error(`no rows in ${table}`, { cause: error })
      })
    }
  } finally {
    await client.end()
  }
  await runAs(connection, 'vacuum analyze')
}

/** Ids are derived from numbers by a hash, so that they are spread like random ones. */
const customer = (n: string) => `md5('customer ' || ${n})::uuid`
const order = (n: string) => `md5('order ' || ${n})::uuid`
const cart = (n: string) => `left(md5('cart ' || ${n}), 22)`
const payment = (n: string) => `left(md5('payment ' || ${n}), 22)`
const literal = (value: object) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`

const isPaid = (n: string) => `${n} % 3 <> 0`
const days = (n: string, count: number, most: number) => `${n} * interval '${most} days' / ${count}`
const rows = (count: number) => `generate_series(1, ${count}) as n`

const partners = 500

/**
 * Two of three orders are paid. Half of the carts belong to the newest orders; those of older orders are deleted. The
 * first customer is a reseller with one of every 500 orders. Dates reach back nine years, and the newest rows are
 * still unprocessed: payments to poll, events to count, mails to send.
 */
function statementsFor({ customers, carts, orders, mails }: ShopSize): Readonly<Record<string, string>> {
  const buyer = (n: string) =>
    customer(`(case when ${n} % 500 = 0 then 1 else 1 + ${n}::bigint * 7919 % ${customers} end)`)
  const withCart = Math.min(Math.floor(carts / 2), orders)
  const cartNumber = (n: string) => `(${n} - ${orders - withCart})`
  const orderOfCart = `(n + ${orders - withCart})`
  const cartOfOrder = (n: string) =>
    `left(md5(case when ${cartNumber(n)} > 0 then 'cart ' else 'gone cart ' end || ${cartNumber(n)}), 22)`
  const orderAge = (n: string) => `(${orders} - ${n}) * interval '9 years' / ${orders}`
  const snapshot = sampleOrder({ lines: [sampleLine({ price: cents(999) })] })
  const some = (share: number) => Math.max(2000, Math.floor(orders * share))
  const jobs = Math.max(20_000, some(0.1))
  const newest = (count: number) => `n > ${orders - count}`

  return {
    customers: `
      insert into customers (id, email, email_key, email_verified_at, password_hash, type, first_name, last_name,
        company_name, street, house_number, postal_code, city, country, phone, language, vat_number, vat_state,
        terms_accepted_at, created_at, last_active_at, retention_check_at)
      select ${customer('n')}, 'klant' || n || '@klant.example', 'klant' || n || '@klant.example',
        case when n % 10 > 0 then now() end, '$argon2id$none', case when n % 5 = 0 then 'business' else 'private' end,
        'Anna', 'de Vries', case when n % 5 = 0 then 'De Vries B.V.' end, 'Kerkstraat', n % 200 + 1, '1234 AB', 'Utrecht',
        'NL', '+31612345678', 'nl', case when n % 5 = 0 then 'NL' || lpad(n::text, 9, '0') || 'B01' end,
        case when n % 5 = 0 then 'valid' end, now(), now() - ${days('n', customers, 2190)}, now() - ${days('n', customers, 1000)},
        now() + interval '2 years' - ${days('n', customers, 1000)}
      from ${rows(customers)}`,
    partners: `
      insert into partners (name, email, email_key, website, iban, confirmed_at)
      select 'Partner', 'partner' || n || '@partner.example', 'partner' || n || '@partner.example', 'partner.example',
        'NL00TEST' || n, now() - interval '7 years' from ${rows(partners)}`,
    orders: `
      insert into orders (id, customer_id, cart_id, cart_version, content_hash, snapshot, language, total_cents,
        affiliate_id, wct_id, created_at)
      select ${order('n')}, ${buyer('n')}, ${cartOfOrder('n')}, 1, md5(n::text),
        jsonb_set(jsonb_set(${literal(snapshot)}, '{lines,0,itemId}', to_jsonb('d' || n)), '{buyer,country}',
          case when n % 20 = 2 then '"DE"' else '"NL"' end::jsonb)
          || case when n % 50 = 3 then '{"consents": {"source": "192.0.2.7"}}' else '{}' end::jsonb,
        'nl', ${snapshot.totals.total},
        case when n % 10 = 1 then (1001 + n / 10 % ${partners})::text end, case when n % 20 = 1 then 'click' || n end,
        now() - ${orderAge('n')}
      from ${rows(orders)}`,
    payments: `
      insert into payments (id, order_id, cart_id, method, request_key, site_locale, amount_cents, status, provider_id,
        checkout_url, superseded_at, created_at, settled_at, next_poll_at)
      select ${payment('number')}, ${order('n')}, ${cartOfOrder('n')}, 'ideal', 'key' || number, 'nl',
        ${snapshot.totals.total},
        case when ${isPaid('n')} then 'paid' when number > ${orders} and ${newest(600)} then 'open' else 'expired' end,
        'tr_' || number, 'https://bank.example/' || number,
        case when not ${isPaid('n')} and number <= ${orders} then now() end, now() - ${orderAge('n')},
        case when not (number > ${orders} and ${newest(600)}) then now() - ${orderAge('n')} end,
        case
          when number > ${orders} and ${newest(600)} then now() + (n % 60 - 30) * interval '1 minute'
          when ${isPaid('n')} and ${orderAge('n')} < interval '60 days' then now() + interval '3 days'
        end
      from (
        select n as number, n from ${rows(orders)}
        union all select ${orders} + n, 3 * n from ${rows(Math.floor(orders / 3))}
      ) as made`,
    'orders that are paid': `
      update orders set paid_at = created_at, paid_payment_id = ${payment('n')} from ${rows(orders)}
      where id = ${order('n')} and ${isPaid('n')}`,
    payment_reports: `
      insert into payment_reports (payment_id, fingerprint, source, body, reported_at)
      select id, status || ' 0 0', 'webhook', '{"status": "known"}', created_at from payments where settled_at is not null`,
    coupons: `
      insert into coupons (code, begins, percentage, first_order_only, paid_uses)
      select case n when 1 then 'WELKOM10' else 'CODE-' || n end, '2026-01-01', 1000, true, 0 from ${rows(some(0.01))}`,
    coupon_uses: `
      insert into coupon_uses (order_id, customer_id, code, discount_cents, paid_at, held_until, buyer_keys)
      select orders.id, customer_id, 'WELKOM10', 100, paid_at, created_at + interval '30 minutes',
        array[md5('mailbox ' || customer_id) || repeat('k', 11), md5('phone ' || customer_id) || repeat('k', 11)]
      from orders where paid_at is not null or exists (
        select from payments where order_id = orders.id and settled_at is null)`,
    tax_evidence: `
      insert into tax_evidence (order_id, basis, address_country, address_country_when_paid, contradictions, recorded_at, reviewed_at)
      select ${order('n')}, 'home', 'NL', 'NL', case when n % 50 = 0 then '{payer}'::text[] else '{}' end,
        now() - ${orderAge('n')}, case when n % 1000 <> 0 then now() end
      from ${rows(orders)} where ${isPaid('n')}`,
    refunds: `
      insert into refunds (payment_id, reason, amount_cents, sent_at)
      select ${payment('n')}, 'paid_duplicate', 999, now() from ${rows(orders)} where n % ${Math.ceil(orders / 3000)} = 0`,
    carts: `
      insert into carts (id, customer_id, version, created_at, updated_at, closed_at, paid_payment_id)
      select ${cart('n')},
        case when of_order then ${buyer(orderOfCart)} when n % 4 = 0 then ${customer(`(1 + n % ${customers})`)} end,
        3, now() - (${carts} - n) * interval '70 days' / ${carts}, now() - (${carts} - n) * interval '62 days' / ${carts},
        case when of_order and ${isPaid(orderOfCart)} then now() end,
        case when of_order and ${isPaid(orderOfCart)} then ${payment(orderOfCart)} end
      from (select n, n <= ${withCart} as of_order from ${rows(carts)}) as made`,
    cart_items: `
      insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, parent,
        last_shown_cents, position, details)
      select ${cart('n')}, kind.id || n, kind.type, 'naam' || n || '.nl', kind.slug, 'purchase', 'yearly',
        kind.type || ' naam' || n || '.nl', case when kind.type = 'hosting' then 'domain naam' || n || '.nl' end, 399,
        kind.position, case when n % 1000 = 7 then '{"transferCode": "x"}'::jsonb end
      from ${rows(carts)},
        (values ('d', 'domain', 'domain-nl', 1), ('h', 'hosting', 'webhosting-struik', 2)) as kind(id, type, slug, position)
      where n > ${withCart} and n % 20 > 0`,
    removed_cart_items: `
      insert into removed_cart_items (cart_id, id, choice_hash, removed_at)
      select ${cart('n')}, 'gone', 'hash', now() - ${days('n', carts, 2)} from ${rows(carts)} where n % 2 = 0`,
    invoices: `
      insert into invoices (number, order_id, kind, document, total_cents, refund_total_cents, issued_at)
      select 'F2026-' || to_char(row_number() over (), 'FM9999000000'), ${order('n')}, kind,
        jsonb_set(${literal(sampleInvoice(snapshot))}, '{number}', to_jsonb(n)),
        case kind when 'invoice' then ${snapshot.totals.total} else -100 end, case kind when 'credit' then 100 end, now() - ${orderAge('n')}
      from ${rows(orders)}, (values ('invoice'), ('credit')) as made(kind)
      where ${isPaid('n')} and (kind = 'invoice' or n % 100 = 1)`,
    invoice_series: `insert into invoice_series (series, last_number) select 'F2026', count(*) from invoices`,
    order_events: `
      insert into order_events (order_id, kind, amount_cents, dedup_key, occurred_at, processed_at)
      select ${order('n')}, 'paid', ${snapshot.totals.total}, ${payment('n')}, now() - ${orderAge('n')},
        case when not ${newest(900)} then now() end
      from ${rows(orders)} where ${isPaid('n')}`,
    deliveries: `
      insert into deliveries (order_id, item_id, state, hold_reason)
      select ${order('n')}, 'd' || n, case when n % 100 = 1 then 'held' when ${newest(900)} then 'waiting' else 'done' end,
        case when n % 100 = 1 then 'email' end
      from ${rows(orders)} where ${isPaid('n')}`,
    provisioning_events: `
      insert into provisioning_events (order_id, type, payload, created_at, sent_at)
      select ${order('n')}, 'order.paid',
        ${literal(snapshot)} || case when n % 100 = 1 then '{"lines": [{"name": "n.nl", "transferCode": "x"}]}' else '{}' end::jsonb,
        now() - ${orderAge('n')},
        case when not ${newest(300)} then now() - ${orderAge('n')} end
      from ${rows(orders)} where ${isPaid('n')}`,
    provisioning_reports: `
      insert into provisioning_reports (id, order_id, received_at)
      select 'report ' || n, ${order('n')}, now() - ${orderAge('n')} from ${rows(orders)} where ${isPaid('n')}`,
    delivery_ends: `
      insert into delivery_ends (order_id, item_id, cause, reason, last_day)
      select order_id, item_id, 'refunded', 'refund', current_date from deliveries
      where abs(hashtext(order_id::text)) % 2 = 0`,
    declarations: `
      insert into declarations (receipt, kind, language, name, email, contract, content_hash, order_id, received_at, outcome)
      select 'H' || n, 'withdrawal', 'nl', 'Anna', 'anna@klant.example', 'alles', md5(n::text),
        case when n % 2 = 0 then ${order(`(1 + n % ${orders})`)} end, now() - ${days('n', some(0.02), 2600)},
        case when n > 20 then 'confirmed' end
      from ${rows(some(0.02))}`,
    declaration_links: `
      insert into declaration_links (token_hash, receipt, expires_at)
      select sha256(receipt::bytea), receipt, received_at + interval '14 days' from declarations`,
    holders: `
      insert into holders (customer_id, details)
      select ${customer('n')}, jsonb_build_object('lastName', n::text) from ${rows(customers)} where n % 10 = 0`,
    shared_carts: `
      insert into shared_carts (token_hash, cart_id, items, expires_at)
      select sha256(id::bytea), id, '[]', created_at + interval '14 days' from carts
      where created_at > now() - interval '14 days'`,
    mails: `
      insert into mails (cause, template, language, recipient, customer_id, data, created_at, sent_at)
      select case when n % 5 < 3 then 'order ' || ${order('n')} || ' mail ' || n else 'verify ' || n end, 'orderConfirmed', 'nl',
        'klant' || n || '@klant.example', ${customer(`(1 + n % ${customers})`)}, jsonb_build_object('orderId', ${order('n')}),
        at, case when n % 1000 > 0 then at + interval '1 second' end
      from (
        select n, now() - (${mails} - n) * case when n % 5 < 3 then interval '2560 days' else interval '91 days' end / ${mails} as at
        from ${rows(mails)}
      ) as made`,
    email_codes: `
      insert into email_codes (mail_id, customer_id, code_hash, issued_at, expires_at)
      select id, customer_id, sha256(id::text::bytea), created_at, created_at + interval '15 minutes'
      from mails where cause like 'verify %'`,
    jobs: `
      insert into jobs (task, key, payload, run_at, failed_at)
      select (array['send_mail', 'send_provisioning_event', 'cancel_payment'])[1 + n % 3], 'job ' || n, '{}',
        now() - ${days('n', jobs, 1)}, case when n % 5 = 0 then now() - ${days('n', jobs, 91)} end
      from ${rows(jobs)}`,
    sessions: `
      insert into sessions (id_hash, customer_id, created_at, expires_at, last_used_at)
      select sha256(('session ' || n)::bytea), ${customer(`(1 + n % ${customers})`)}, now() - ${days('n', 2 * customers, 30)},
        now() + interval '30 days' - ${days('n', 2 * customers, 30.2)}, now() - ${days('n', 2 * customers, 7.1)}
      from ${rows(2 * customers)}`,
    'sessions of the reseller': `
      insert into sessions (id_hash, customer_id, expires_at)
      select sha256(('further session ' || n)::bytea), ${customer('1')}, now() + interval '30 days' from ${rows(12)}`,
    devices: `
      insert into devices (customer_id, id_hash, last_used_at)
      select ${customer(`(1 + n % ${customers})`)}, sha256(('device ' || n)::bytea), now() - ${days('n', 2 * customers, 366)}
      from ${rows(2 * customers)}`,
    security_events: `
      insert into security_events (kind, outcome, customer_id, network, occurred_at)
      select case when n % 3 = 0 then 'login' else 'lock_out' end, case when n % 3 = 0 then 'done' else 'refused' end,
        case when n % 10 > 0 then ${customer(`(1 + n % ${customers})`)} end, n || '.0.0.0/24', now() - ${days('n', 3 * customers, 91)}
      from ${rows(3 * customers)}`,
    customer_tokens: `
      insert into customer_tokens (token_hash, purpose, customer_id, expires_at)
      select sha256(('token ' || n)::bytea), case when n % 2 = 0 then 'verify_email' else 'set_password' end,
        ${customer(`(1 + n % ${customers})`)}, now() + interval '1 day' - ${days('n', customers, 31.2)}
      from ${rows(customers)}`,
    rate_limits: `
      insert into rate_limits (key, count, window_ends_at)
      select sha256(('attempt ' || n)::bytea), 1, now() + interval '1 day' - ${days('n', some(0.1), 1.1)} from ${rows(some(0.1))}`,
    name_answers: `
      insert into name_answers (name, finding, expires_at)
      select 'naam' || n || '.nl', '{"state": "taken"}', now() + interval '10 minutes' - ${days('n', some(0.1), 0.01)} from ${rows(some(0.1))}`,
    name_sources: `
      insert into name_sources (source, request_times, granted, paused_until, last_used_at)
      select 'rdap' || n || '.example', '{}', 0, '-infinity', now() - ${days('n', 200, 1)} from ${rows(200)}`,
    vat_checks: `
      insert into vat_checks (customer_id, vat_number, state, checked_at)
      select case when n % 4 > 0 then ${customer(`(1 + n % ${customers})`)} end, 'NL' || lpad((n % ${customers})::text, 9, '0') || 'B01',
        'valid', now() - ${days('n', some(0.2), 3660)}
      from ${rows(some(0.2))}`,
    partner_sales: `
      insert into partner_sales (order_id, partner, commission_cents, max_commission_cents, is_self_referral, paid_at, approval_due_at)
      select id, affiliate_id, 500, 500, false, paid_at, case when paid_at > now() - interval '60 days' then paid_at + interval '60 days' end
      from orders where affiliate_id is not null and paid_at is not null`,
    buyer_keys: `
      insert into buyer_keys (key_hash, order_id)
      select rpad(md5(kind || customer_id), 43, '0'), id from orders, unnest(array['mailbox', 'phone', 'account']) as kind
      where paid_at is not null`,
    partner_payouts: `
      insert into partner_payouts (partner, iban, amount_cents, paid_on)
      select (1000 + partner)::text, 'NL00TEST' || partner, 500 + n, current_date - 30 * n
      from ${rows(20)}, generate_series(1, ${partners}) as partner`,
    commission_entries: `
      insert into commission_entries (booked_at, order_id, kind, pending_cents, approved_cents, paid_cents, payout_id)
      select sale.paid_at, order_id, kind, pending, approved, paid,
        case when kind = 'paid_out' then (select id from partner_payouts where partner_payouts.partner = sale.partner limit 1) end
      from partner_sales as sale,
        (values ('earned', 500, 0, 0), ('approved', -500, 500, 0), ('paid_out', 0, -500, 500)) as moved(kind, pending, approved, paid)
      where kind = 'earned' or approval_due_at is null`,
    partner_applications: `
      insert into partner_applications (name, email, email_key, website, applied_at)
      select 'Partner', 'nieuw' || n || '@partner.example', 'nieuw' || n || '@partner.example', 'partner.example',
        now() - ${days('n', some(0.01), 31)}
      from ${rows(some(0.01))}`,
    partner_tokens: `
      insert into partner_tokens (token_hash, application_id, expires_at)
      select sha256(id::text::bytea), id, applied_at + interval '7 days' from partner_applications`,
    contact_messages: `
      insert into contact_messages (receipt, language, name, email, subject, message, content_hash, received_at)
      select 'V' || n, 'nl', 'Anna', 'anna@klant.example', 'other', 'Een vraag.', md5(n::text), now() - ${days('n', some(0.05), 91)}
      from ${rows(some(0.05))}`,
    abuse_reports: `
      insert into abuse_reports (receipt, language, urls, reason, explanation, content_hash, received_at)
      select 'M' || n, 'nl', array['https://klant.example/'], 'other', 'Kijk.', md5(n::text), now() - ${days('n', some(0.02), 740)}
      from ${rows(some(0.02))}`,
    operator_alerts: `
      insert into operator_alerts (subject, kind, message, count, last_occurred_at, notified_at)
      select 'alert ' || n, 'payment', 'x', 1, now() - ${days('n', some(0.02), 31)}, now() from ${rows(some(0.02))}`,
    operator_changes: `
      insert into operator_changes (by, command, exit_code, at)
      select 'bram', 'jobs retry all', 0, now() - ${days('n', some(0.02), 731)} from ${rows(some(0.02))}`,
    browser_reports: `
      insert into browser_reports (kind, body, received_at)
      select 'csp-violation', '{"body": {}}', now() - ${days('n', some(0.2), 30.5)} from ${rows(some(0.2))}`,
    article_votes: `
      insert into article_votes (day, article, language, helpful, count)
      select current_date - n, 'article-' || article, 'nl', true, 3 from ${rows(1120)}, generate_series(1, 5) as article`,
    article_remarks: `
      insert into article_remarks (day, article, language, remark)
      select current_date - n % 370, 'article-' || n % 20, 'nl', 'Ik mis iets.' from ${rows(some(0.1))}`,
    affiliate_visits: `
      insert into affiliate_visits (affiliate_id, hour, visitor, path)
      select (1001 + n % ${partners})::text, date_trunc('hour', now() - ${days('n', orders, 800)}),
        substr(sha256(('visitor ' || n)::bytea), 1, 16), '/'
      from ${rows(orders)}`,
    cookie_choices: `
      insert into cookie_choices (chosen_at, number, version, language, purposes, visitor)
      select now() - ${days('n', orders, 1200)}, left(md5('choice ' || n), 22), 1, 'nl', '{"statistics": true}', substr(sha256(('visitor ' || n)::bytea), 1, 16)
      from ${rows(orders)}`,
    funnel_counts: `
      insert into funnel_counts (day, language, step, count)
      select current_date - n, 'nl', step, 100 from ${rows(2000)}, unnest(array['search', 'add', 'checkout']) as step`,
  }
}
