-- The schema of the shop, one section per subject. The rules of the business are in the code; the constraints here
-- keep wrong data out even when the code has a bug.


-- Customers and sessions ----------------------------------------------------------------------------------------------

create table customers (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint customers_email_length check (length(email) between 3 and 254),
  -- The address in its canonical form: lower case, the domain as A-labels.
  email_key text collate "C" not null constraint customers_one_per_email unique,
  email_verified_at timestamptz,
  password_hash text not null constraint customers_password_hash check (password_hash like '$argon2id$%'),
  type text not null constraint customers_type check (type in ('private', 'business')),
  first_name text not null constraint customers_first_name check (length(first_name) between 1 and 100),
  last_name text not null constraint customers_last_name check (length(last_name) between 1 and 100),
  company_name text constraint customers_company_name check (length(company_name) between 1 and 200),
  chamber_of_commerce_number text,
  street text not null constraint customers_street check (length(street) between 1 and 200),
  house_number text not null constraint customers_house_number check (length(house_number) between 1 and 20),
  -- Empty for countries without postal codes.
  postal_code text not null constraint customers_postal_code check (length(postal_code) <= 20),
  city text not null constraint customers_city check (length(city) between 1 and 100),
  country text not null constraint customers_country check (country ~ '^[A-Z]{2}$'),
  -- E.164.
  phone text not null constraint customers_phone check (phone ~ '^[+][1-9][0-9]{6,14}$'),
  language text not null constraint customers_language check (language in ('nl', 'de', 'en')),
  vat_number text collate "C",
  -- Latest answer of the VAT register about that number; `unknown` until the register has answered.
  vat_state text constraint customers_vat_state check (vat_state in ('valid', 'invalid', 'unknown')),
  vat_checked_at timestamptz,
  terms_accepted_at timestamptz not null,
  provider_customer_id text collate "C",
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Time of the latest log-in, at most a day too early.
  last_active_at timestamptz not null default now(),
  -- Time at which the clean-up next decides whether to keep the account.
  retention_check_at timestamptz not null default now() + interval '2 years',
  constraint customers_business_has_a_name check (type = 'private' or company_name is not null),
  constraint customers_vat_state_of_a_number check ((vat_number is null) = (vat_state is null)),
  constraint customers_private_has_no_vat_number check (type = 'business' or vat_number is null)
);
create index customers_retention_check_at on customers (retention_check_at);

create table sessions (
  -- SHA-256 of the id in the token.
  id_hash bytea primary key constraint sessions_id_hash_length check (octet_length(id_hash) = 32),
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  -- Time at which the password was last given in this session.
  password_confirmed_at timestamptz,
  device_hash bytea,
  browser text,
  system text,
  network text
);
create index sessions_customer on sessions (customer_id, created_at);
create index sessions_expires_at on sessions (expires_at);
create index sessions_last_used_at on sessions (last_used_at);

create function record_activity() returns trigger language plpgsql as $$
begin
  update customers set last_active_at = now() where id = new.customer_id and last_active_at < now() - interval '1 day';
  return null;
end $$;
create trigger sessions_record_activity after insert on sessions for each row execute function record_activity();

-- Browsers that logged in to an account before. Each has its own limit of failed log-ins there.
create table devices (
  customer_id uuid not null references customers on delete cascade,
  -- SHA-256 of the id in the browser's cookie.
  id_hash bytea not null constraint devices_id_hash_length check (octet_length(id_hash) = 32),
  first_used_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (customer_id, id_hash)
);
create index devices_last_used_at on devices (last_used_at);

-- Mailed links. Each works once, until it expires.
create table customer_tokens (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key constraint customer_tokens_hash_length check (octet_length(token_hash) = 32),
  purpose text not null constraint customer_tokens_purpose check (purpose in ('verify_email', 'set_password')),
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_tokens_customer on customer_tokens (customer_id, purpose);
create index customer_tokens_expires_at on customer_tokens (expires_at);

-- Log of security events. Refusals are counted per hour, so that a flood stays small.
create table security_events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  kind text not null constraint security_events_kind check (kind in (
    'login', 'lock_out', 'logout', 'password_check', 'password_changed', 'password_reset', 'details_changed',
    'tax_changed', 'session_ended', 'sessions_ended')),
  outcome text not null constraint security_events_outcome check (outcome in ('done', 'refused')),
  -- Null for an address without an account; the address itself is not stored.
  customer_id uuid references customers on delete cascade,
  -- First 24 bits of an IPv4 address or 48 of an IPv6 address; 'other' after the first few networks of an hour.
  network text not null,
  -- Names of fields, or browser and system.
  detail text,
  count integer not null default 1,
  last_occurred_at timestamptz not null default now()
);
create index security_events_occurred_at on security_events (occurred_at);
create index security_events_customer on security_events (customer_id, occurred_at);
create unique index security_events_refused on security_events (
  (coalesce(customer_id, '00000000-0000-0000-0000-000000000000')), kind, date_trunc('hour', occurred_at at time zone 'UTC'), network
) where outcome = 'refused';

-- Rate limits that all processes share.
create table rate_limits (
  -- Hash of the limit's name and the caller.
  key bytea primary key,
  count integer not null constraint rate_limits_count check (count >= 0),
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);
create index rate_limits_window_ends_at on rate_limits (window_ends_at);

-- Answers of the VAT register, kept as evidence.
create table vat_checks (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customers on delete set null,
  vat_number text collate "C" not null,
  state text not null constraint vat_checks_state check (state in ('valid', 'invalid', 'unknown')),
  -- The register's own id of the answer.
  request_identifier text,
  holder_name text,
  holder_address text,
  -- The register's code when the state is unknown.
  reason text,
  checked_at timestamptz not null default now()
);
create index vat_checks_number on vat_checks (vat_number, checked_at);
create index vat_checks_customer on vat_checks (customer_id, checked_at);
create index vat_checks_without_customer on vat_checks (checked_at) where customer_id is null;

-- Registrants other than the customer. Orders keep a copy.
create table holders (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  details jsonb not null
    constraint holders_details check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 8192),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index holders_customer on holders (customer_id, created_at);


-- Carts ---------------------------------------------------------------------------------------------------------------

create table carts (
  -- 128 random bits as base64url: the id of an anonymous cart is the capability to use it.
  id text collate "C" primary key constraint carts_id_length check (length(id) = 22),
  -- Null for an anonymous cart.
  customer_id uuid constraint carts_customer references customers,
  -- Incremented by every change of the cart or its items; a change with an outdated version fails.
  version integer not null default 0 constraint carts_version_not_negative check (version >= 0),
  coupon_code text collate "C",
  -- The payment that paid for this cart. It leads a second attempt to pay to the order.
  paid_payment_id text collate "C",
  created_at timestamptz not null default now(),
  -- Not indexed: an index would slow down every change of a cart.
  updated_at timestamptz not null default now(),
  closed_at timestamptz
) with (fillfactor = 80);
create index carts_created_at on carts (created_at, id);
create index carts_customer on carts (customer_id, created_at) where customer_id is not null;

create table cart_items (
  cart_id text collate "C" not null references carts on delete cascade,
  -- Chosen by the client; it also identifies a repeated request.
  id text collate "C" not null constraint cart_items_id_shape check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  type text not null constraint cart_items_type check (type in ('domain', 'hosting', 'movingService')),
  -- The domain name, as lower-case A-labels.
  name text collate "C" not null
    constraint cart_items_name_shape check (length(name) <= 253 and name ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'),
  product_slug text collate "C" not null constraint cart_items_slug_length check (length(product_slug) between 1 and 128),
  price_type text not null constraint cart_items_price_type check (price_type in ('purchase', 'transfer')),
  price_frequency text
    constraint cart_items_price_frequency check (price_frequency ~ '^(monthly|yearly|([2-9]|10)-yearly)$'),
  -- Optional parameters: transferCode; currentProvider, wishes.
  details jsonb
    constraint cart_items_details check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 16384),
  -- Two items with the same subject are equivalent, and a cart holds one of them.
  subject text collate "C" not null,
  -- Subject of the parent item. It contains the parent's type and domain, so the tree domain > hosting > extra is
  -- checked here without reading the parent.
  parent text collate "C",
  -- The price for one period, less discounts, that the buyer was shown last: a change is announced.
  last_shown_cents integer not null constraint cart_items_last_shown_not_negative check (last_shown_cents >= 0),
  -- The version of the cart that added the item; items are listed in this order.
  position integer not null constraint cart_items_position check (position >= 1),
  added_at timestamptz not null default now(),
  primary key (cart_id, id),
  constraint cart_items_one_per_subject unique (cart_id, subject),
  -- Removing an item and adding its successor with children in one statement loses the children, because the cascade
  -- comes last. Use two statements in one transaction.
  constraint cart_items_parent foreign key (cart_id, parent) references cart_items (cart_id, subject) on delete cascade,
  constraint cart_items_tree check (
    case
      when parent is null then true
      when type = 'domain' then false
      when type = 'movingService' then parent = 'domain ' || name
      else parent in ('domain ' || name, 'hosting ' || name)
    end
  ),
  constraint cart_items_subject check (
    subject = case
      when parent = 'hosting ' || name then 'extra ' || name || ' ' || product_slug
      else type || ' ' || name
    end
  ),
  constraint cart_items_extension check (
    case
      when type = 'domain' then product_slug = 'domain-' || substr(name, strpos(name, '.') + 1)
      else not starts_with(product_slug, 'domain-')
    end
  )
);
create index cart_items_parent on cart_items (cart_id, parent) where parent is not null;
create index cart_items_transfer_codes on cart_items (added_at) where details ?| '{transferCode,sealedTransferCode}';

-- Ids of removed or replaced items: a late duplicate of the request that added one must not add it again.
create table removed_cart_items (
  cart_id text collate "C" not null references carts on delete cascade,
  id text collate "C" not null,
  -- SHA-256 of the choice: the same id with another choice is refused.
  choice_hash text not null,
  removed_at timestamptz not null default now(),
  primary key (cart_id, id)
);
create index removed_cart_items_removed_at on removed_cart_items (removed_at);

-- Copies of carts that are shared by link.
create table shared_carts (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key constraint shared_carts_hash_length check (octet_length(token_hash) = 32),
  -- The original cart: its owner gets the fields from it that the copy leaves out.
  cart_id text collate "C" references carts on delete set null,
  -- Names and packages with the prices that were shown. Keys outside these lists, such as a holder or a transfer code,
  -- are refused.
  items jsonb not null constraint shared_carts_items check (
    jsonb_typeof(items) = 'array' and octet_length(items::text) <= 131072
      and not jsonb_path_exists(items, '$[*].keyvalue() ? (!(@.key == "id" || @.key == "parentId" || @.key == "type"
        || @.key == "productSlug" || @.key == "priceType" || @.key == "priceFrequency" || @.key == "parameters"
        || @.key == "lastShownPrice"))')
      and not jsonb_path_exists(items, '$[*].parameters.keyvalue() ? (!(@.key == "sld" || @.key == "tld"
        || @.key == "years" || @.key == "premium" || @.key == "domain" || @.key == "nameServers" || @.key == "dnssecKeys"
        || @.key == "dnssec"))')
  ),
  coupon_code text collate "C",
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shared_carts_cart_id on shared_carts (cart_id);
create index shared_carts_expires_at on shared_carts (expires_at);


-- Numbers of orders and invoices --------------------------------------------------------------------------------------

-- A restored database has forgotten some of the numbers it gave out. Each restore therefore starts a new series, whose
-- numbers are marked: F2026R1-000001, 2026R1-000124. See docs/operations/back-up.md.
create table number_series (
  -- Count of earlier restores; numbers of series 0 have no mark.
  restore integer primary key constraint number_series_restore check (restore between 0 and 999),
  -- Identity of the database, see database_origin(). A different origin starts the next series.
  origin text not null,
  reason text not null,
  opened_at timestamptz not null default now(),
  notified_at timestamptz
);

-- System, timeline, database and table: a point-in-time recovery starts a new timeline, and a restored dump makes new
-- tables. A crash changes none of them. Parts that a hosted server does not reveal are left out. The function runs with
-- its owner's rights, so that all roles get the same answer.
create function database_origin() returns text language plpgsql volatile
  security definer set search_path from current as $$
declare
  system text := '-';
  timeline text := '-';
begin
  begin
    execute 'select system_identifier::text from pg_control_system()' into system;
  exception when insufficient_privilege or feature_not_supported then null;
  end;
  begin
    execute 'select left(pg_walfile_name(pg_current_wal_lsn()), 8)' into timeline;
  exception when insufficient_privilege or feature_not_supported then null;
  end;
  return concat_ws('/', system, timeline, (select oid from pg_database where datname = current_database()),
    'number_series'::regclass::oid);
end $$;

-- The mark that numbers carry after the year. A database with a new origin starts its next series here.
create function current_series() returns text language plpgsql volatile
  security definer set search_path from current as $$
declare
  latest number_series;
  here text := database_origin();
begin
  select * into latest from number_series order by restore desc limit 1;
  if latest.origin is distinct from here then
    insert into number_series (restore, origin, reason)
    values (coalesce(latest.restore + 1, 0), here, case when latest.restore is null then 'first' else 'restored' end)
    on conflict (restore) do nothing;
    select * into latest from number_series order by restore desc limit 1;
  end if;
  return case latest.restore when 0 then '' else 'R' || latest.restore end;
end $$;

create sequence order_numbers;

create function next_order_number() returns text language sql volatile as $$
  select to_char(now() at time zone 'Europe/Amsterdam', 'YYYY') || current_series() || '-'
    || to_char(nextval('order_numbers'), 'FM9999000000')
$$;

-- The last number of each series of invoices, taken in the transaction that uses it, so that there are no gaps.
create table invoice_series (
  series text primary key,
  last_number integer not null constraint invoice_series_last_number check (last_number >= 1)
);


-- Orders --------------------------------------------------------------------------------------------------------------

create table orders (
  id uuid primary key default gen_random_uuid(),
  -- 2026-000123, with the year in Amsterdam. Gaps are allowed here, but not in the numbers of invoices.
  number text collate "C" not null default next_order_number()
    constraint orders_one_per_number unique
    constraint orders_number_shape check (number ~ '^[0-9]{4}(R[1-9][0-9]{0,2})?-[0-9]{6,}$'),
  customer_id uuid not null references customers,
  -- No reference: carts are cleaned up, orders stay.
  cart_id text collate "C" not null,
  cart_version integer not null,
  -- SHA-256 of the snapshot without its timestamps: the same choices again are the same order.
  content_hash text not null,
  -- Lines, totals, tax, buyer, language, and consents with their texts.
  snapshot jsonb not null constraint orders_snapshot check (jsonb_typeof(snapshot) = 'object'),
  language text not null constraint orders_language check (language in ('nl', 'de', 'en')),
  total_cents integer not null constraint orders_total check (total_cents >= 0),
  affiliate_id text constraint orders_affiliate check (affiliate_id ~ '^[1-9][0-9]{0,9}$'),
  wct_id text constraint orders_wct check (wct_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- The payment that paid the order; other payments that were paid too are refunded.
  paid_payment_id text collate "C" constraint orders_one_per_payment unique,
  -- Evidence of the buyer's identity, written when the order is paid: confirmed e-mail address, answer of the VAT
  -- register, name of the account that paid.
  evidence jsonb
    constraint orders_evidence check (jsonb_typeof(evidence) = 'object' and octet_length(evidence::text) <= 4096),
  constraint orders_paid_with_payment check ((paid_at is null) = (paid_payment_id is null)),
  constraint orders_snapshot_total check ((snapshot -> 'totals' ->> 'total')::integer = total_cents)
);
create index orders_customer on orders (customer_id, created_at);
create index orders_cart on orders (cart_id, created_at);
create index orders_paid_at on orders (paid_at) where paid_at is not null;
create index orders_unpaid on orders (created_at) where paid_at is null;
-- Consumer sales to other member states are declared in the one-stop shop, whose records are kept for longer.
create index orders_books on orders (paid_at)
  where paid_at is not null and not (snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL');
create index orders_books_abroad on orders (paid_at)
  where paid_at is not null and snapshot ->> 'exemption' is null and snapshot #>> '{buyer,country}' <> 'NL';
-- Orders whose network address is still to be shortened, or whose transfer codes are still to be sealed or removed.
create index orders_addresses on orders (created_at)
  where snapshot #>> '{consents,source}' !~ '^([0-9a-f.:]+/(24|48))?$';
create index orders_transfer_codes on orders (created_at)
  where jsonb_path_exists(snapshot, '$.lines[*].parameters ? (exists (@.transferCode) || exists (@.sealedTransferCode))');

-- An order or a provisioning event without the transfer codes of these items, or of all items.
create function without_transfer_codes(document jsonb, items text[] default null) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(document -> 'lines') = 'array' then jsonb_set(document, '{lines}', coalesce((
    select jsonb_agg(
      case
        when line ->> 'itemId' <> all(items) then line
        when jsonb_typeof(line -> 'parameters') = 'object'
          then jsonb_set(line, '{parameters}', (line -> 'parameters') - 'transferCode' - 'sealedTransferCode')
        when line ? 'transferCode' then (line - 'sealedTransferCode') || '{"transferCode": null}'
        else line
      end order by place)
    from jsonb_array_elements(document -> 'lines') with ordinality as each(line, place)), '[]')) else document end
$$;

-- An order without the customer's wishes for a move.
create function without_wishes(document jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(document -> 'lines') = 'array' then jsonb_set(document, '{lines}', coalesce((
    select jsonb_agg(
      case when jsonb_typeof(line -> 'parameters') = 'object'
        then jsonb_set(line, '{parameters}', (line -> 'parameters') - 'currentProvider' - 'wishes') else line end
      order by place)
    from jsonb_array_elements(document -> 'lines') with ordinality as each(line, place)), '[]')) else document end
$$;

-- The parts of an order that never change.
create function permanent_order_data(snapshot jsonb) returns jsonb language sql immutable parallel safe as $$
  select without_wishes(without_transfer_codes(snapshot))
    #- '{consents,source}' #- '{buyer,email}' #- '{buyer,phone}'
$$;

-- An order may only lose personal data: transfer codes after use, part of the network address, and the e-mail address,
-- telephone number and wishes for a move when the customer is erased. See docs/data.md.
create function refuse_change_of_order() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.cart_id, new.cart_version, new.content_hash, new.language,
      new.total_cents, new.affiliate_id, new.wct_id, new.created_at)
    is distinct from
     (old.id, old.number, old.customer_id, old.cart_id, old.cart_version, old.content_hash, old.language,
      old.total_cents, old.affiliate_id, old.wct_id, old.created_at)
    or (old.paid_payment_id is not null and (new.paid_payment_id, new.paid_at) is distinct from (old.paid_payment_id, old.paid_at))
    or (new.snapshot is distinct from old.snapshot and (
      permanent_order_data(new.snapshot) is distinct from permanent_order_data(old.snapshot)
      or coalesce(new.snapshot #>> '{buyer,email}', '') not in ('', old.snapshot #>> '{buyer,email}')
      or coalesce(new.snapshot #>> '{buyer,phone}', '') not in ('', old.snapshot #>> '{buyer,phone}')
      -- An address may be removed or shortened and a code removed or sealed; the reverse is refused.
      or (new.snapshot #>> '{consents,source}' is distinct from old.snapshot #>> '{consents,source}'
        and new.snapshot #>> '{consents,source}' !~ '^([0-9a-f.:]+/(24|48))?$')
      or (jsonb_path_exists(new.snapshot, '$.lines[*].parameters.transferCode')
        and jsonb_path_query_array(new.snapshot, '$.lines[*].parameters.transferCode')
          is distinct from jsonb_path_query_array(old.snapshot, '$.lines[*].parameters.transferCode'))))
  then raise exception 'an order never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger orders_never_change before update on orders for each row execute function refuse_change_of_order();

-- Events of orders, read by the ledger of commissions.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null constraint order_events_kind check (kind in ('paid', 'refunded', 'charged_back', 'withdrawn')),
  -- Including VAT.
  amount_cents integer not null,
  -- A total or a receipt number: the same event twice is stored once.
  dedup_key text not null,
  occurred_at timestamptz not null default now(),
  processed_at timestamptz,
  constraint order_events_once unique (order_id, kind, dedup_key)
);
create index order_events_unprocessed on order_events (id) where processed_at is null;

-- Evidence for the VAT of an order. Countries are ISO 3166-1 alpha-2; null if unknown.
create table tax_evidence (
  order_id uuid primary key references orders,
  basis text not null constraint tax_evidence_basis
    check (basis in ('home', 'country', 'reverse_charge', 'outside_eu', 'unproven')),
  address_country text not null,
  address_country_when_paid text not null,
  -- The country that the payment provider restricted the payment to.
  restricted_country text,
  -- The country of the card or the account, and the country in which the provider saw the buyer.
  payer_country text,
  payer_source text constraint tax_evidence_payer_source check (payer_source in ('card', 'account')),
  checkout_country text,
  -- The register's id of the answer that allows a reverse charge.
  vat_request text,
  vat_checked_at timestamptz,
  -- Evidence against the tax that was charged, for a person to review; nothing changes for the buyer.
  contradictions text[] not null default '{}',
  recorded_at timestamptz not null default now(),
  reviewed_at timestamptz,
  note text constraint tax_evidence_note check (length(note) <= 500)
);
create index tax_evidence_open on tax_evidence (recorded_at) where contradictions <> '{}' and reviewed_at is null;

-- Hashes that recognise a buyer who orders again with another address, written when an order is paid.
create table buyer_keys (
  key_hash text collate "C" not null constraint buyer_keys_hash_length check (length(key_hash) = 43),
  order_id uuid not null references orders on delete cascade,
  primary key (key_hash, order_id)
);
create index buyer_keys_order on buyer_keys (order_id);


-- Payments and invoices -----------------------------------------------------------------------------------------------

-- Attempts to pay an order. Each is one payment at the provider, with our id as its idempotency key.
create table payments (
  -- 128 random bits as base64url: the id is the capability to read the state of the payment.
  id text collate "C" primary key constraint payments_id_length check (length(id) = 22),
  order_id uuid not null references orders,
  cart_id text collate "C" not null,
  -- Null if the order was free.
  method text constraint payments_method check (method ~ '^[a-z0-9]{1,32}$'),
  issuer text constraint payments_issuer check (length(issuer) between 1 and 64),
  -- The caller's idempotency key, if it sent one.
  request_key text collate "C" constraint payments_request_key check (length(request_key) between 1 and 255),
  -- The language of the page that the buyer returns to.
  site_locale text not null constraint payments_site_locale check (site_locale in ('nl', 'de')),
  amount_cents integer not null constraint payments_amount check (amount_cents >= 0),
  status text not null default 'open' constraint payments_status
    check (status in ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- Null until the provider's answer to the creation has arrived.
  provider_id text collate "C" constraint payments_one_per_provider_id unique,
  provider_customer_id text collate "C",
  mandate_id text collate "C",
  checkout_url text,
  -- The country that the provider was told to restrict the payment to.
  restricted_country text collate "C",
  -- The provider's reason.
  failure_reason text,
  -- The buyer started another attempt. This one may still be paid, but the shop no longer links to it.
  superseded_at timestamptz,
  -- Another payment of the cart was paid first: if this one is paid too, it is refunded.
  voided_at timestamptz,
  -- Paid, but not counted: wrong amount, currency or mode; or the order was already paid.
  discrepancy text constraint payments_discrepancy check (discrepancy in ('mismatch', 'paid_duplicate')),
  -- Paid from the account of the partner whose number the order carries.
  is_paid_by_partner boolean not null default false,
  refunded_cents integer not null default 0 constraint payments_refunded check (refunded_cents >= 0),
  charged_back_cents integer not null default 0 constraint payments_charged_back check (charged_back_cents >= 0),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Time at which the provider is polled next.
  next_poll_at timestamptz default now() + interval '30 seconds',
  last_polled_at timestamptz,
  -- Time of the latest request to the provider; all processes together send at most one a second for a payment.
  last_request_at timestamptz,
  constraint payments_one_per_request_key unique (cart_id, request_key)
);
create index payments_order on payments (order_id, created_at);
create index payments_cart on payments (cart_id, created_at);
create index payments_next_poll_at on payments (next_poll_at) where next_poll_at is not null;
-- A cart has one open attempt; choosing another method supersedes it.
create unique index payments_one_open on payments (cart_id)
  where status in ('open', 'pending', 'authorized') and superseded_at is null and voided_at is null;

alter table orders add constraint orders_paid_payment foreign key (paid_payment_id) references payments;

-- Each new state that the provider reported, kept as evidence.
create table payment_reports (
  payment_id text collate "C" not null references payments,
  -- Status, refunded and charged back amounts in one text: the same state is stored once.
  fingerprint text not null,
  source text not null constraint payment_reports_source check (source in ('creation', 'webhook', 'return', 'poll')),
  -- The report without personal data.
  body jsonb not null,
  reported_at timestamptz not null default now(),
  primary key (payment_id, fingerprint)
);

create table refunds (
  -- Also the idempotency key at the provider.
  id uuid primary key default gen_random_uuid(),
  payment_id text collate "C" not null references payments,
  reason text not null constraint refunds_reason check (reason in ('paid_duplicate')),
  amount_cents integer not null constraint refunds_amount check (amount_cents > 0),
  provider_id text collate "C" constraint refunds_one_per_provider_id unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint refunds_one_per_reason unique (payment_id, reason)
);

-- One row: the time up to which the provider's list of payments was compared with ours. A restore takes it back, so
-- that payments the database has forgotten are compared again.
create table payment_comparison (
  singleton boolean primary key default true constraint payment_comparison_one_row check (singleton),
  compared_until timestamptz not null default now(),
  started_at timestamptz
);
insert into payment_comparison default values;

create table invoices (
  -- F2026-000001, without gaps within a year and series.
  number text collate "C" primary key
    constraint invoices_number_shape check (number ~ '^F[0-9]{4}(R[1-9][0-9]{0,2})?-[0-9]{6,}$'),
  order_id uuid not null references orders,
  kind text not null constraint invoices_kind check (kind in ('invoice', 'credit')),
  -- The frozen content from which the PDF and the electronic invoice are made.
  document jsonb not null constraint invoices_document check (jsonb_typeof(document) = 'object'),
  total_cents integer not null,
  -- Total of refunds covered by this and earlier credit notes; null for invoices.
  refund_total_cents integer,
  issued_at timestamptz not null default now(),
  constraint invoices_sign check (case kind when 'invoice' then total_cents >= 0 else total_cents < 0 end)
);
create index invoices_order on invoices (order_id);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create unique index invoices_one_credit_per_refund_total on invoices (order_id, refund_total_cents) where kind = 'credit';

-- Payments, customers and refunds of the demo payment provider, and its answers by idempotency key.
create table demo_bank_entries (
  id text collate "C" primary key,
  kind text not null,
  body jsonb not null,
  changed_at timestamptz not null default now()
);
create index demo_bank_entries_kind on demo_bank_entries (kind, changed_at desc);


-- Delivery ------------------------------------------------------------------------------------------------------------

-- The state of each line of a paid order.
create table deliveries (
  order_id uuid not null references orders,
  item_id text collate "C" not null,
  state text not null constraint deliveries_state check (state in ('held', 'waiting', 'busy', 'done', 'failed')),
  hold_reason text constraint deliveries_hold_reason check (hold_reason in ('email', 'withdrawal_period')),
  hold_until timestamptz,
  -- A short text of the provisioning side for the buyer, without personal data.
  note text constraint deliveries_note check (length(note) <= 200),
  -- The step of a transfer, and the deadline of the other party.
  step text constraint deliveries_step check (step in (
    'code_needed', 'code_wrong', 'locked', 'holder', 'provider', 'register', 'refused', 'free')),
  step_until timestamptz,
  -- Details of the holder that the registry still asks for, and when the name goes offline without them.
  needs text[] constraint deliveries_needs check (needs <@ array['email', 'identity']),
  needed_by timestamptz,
  changed_at timestamptz not null default now(),
  -- Time of the newest report; older reports that arrive later change nothing.
  reported_at timestamptz,
  primary key (order_id, item_id),
  constraint deliveries_held check ((state = 'held') = (hold_reason is not null))
);
create index deliveries_held on deliveries (order_id) where state = 'held';

-- Events for the provisioning side, written in the transaction that causes them and sent by a job.
create table provisioning_events (
  -- Also the webhook-id by which the receiver recognises a repeat.
  id uuid primary key default gen_random_uuid(),
  -- Events of one order are sent in this order; clocks may go back.
  position bigint generated always as identity,
  order_id uuid not null references orders,
  type text not null,
  payload jsonb not null constraint provisioning_events_payload check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index provisioning_events_order on provisioning_events (order_id, position);
create index provisioning_events_sent_at on provisioning_events (sent_at) where sent_at is not null;
create index provisioning_events_transfer_codes on provisioning_events (created_at)
  where jsonb_path_exists(payload, '$.lines[*] ? (@.transferCode != null || exists (@.sealedTransferCode))');
-- Events that wait may hold many sealed codes; this finds those in plain text without reading the sealed ones.
create index provisioning_events_plain_codes on provisioning_events (created_at)
  where sent_at is null and jsonb_path_exists(payload, '$.lines[*].transferCode ? (@ != null)');

-- Ids of the reports that were processed: a repeat is ignored.
create table provisioning_reports (
  id text collate "C" primary key constraint provisioning_reports_id check (length(id) between 1 and 128),
  order_id uuid not null references orders,
  received_at timestamptz not null default now()
);
create index provisioning_reports_order on provisioning_reports (order_id);
create index provisioning_reports_received_at on provisioning_reports (received_at);


-- Declarations: withdrawals and cancellations -------------------------------------------------------------------------

create sequence receipt_numbers;

create table declarations (
  -- H2026-000001 for a withdrawal, O2026-000001 for a cancellation.
  receipt text collate "C" primary key,
  kind text not null constraint declarations_kind check (kind in ('withdrawal', 'cancellation')),
  language text not null constraint declarations_language check (language in ('nl', 'de')),
  name text not null constraint declarations_name check (length(name) between 1 and 200),
  email text not null constraint declarations_email check (length(email) between 3 and 254),
  -- The order or contract, as the person entered it.
  contract text not null constraint declarations_contract check (length(contract) between 1 and 500),
  details jsonb not null default '{}' constraint declarations_details check (jsonb_typeof(details) = 'object'),
  -- SHA-256 of the declaration: sent twice in a row, it is stored once.
  content_hash text not null,
  -- The order with that number, if the e-mail address matches its buyer.
  order_id uuid references orders,
  -- Null until the owner of the order or a person at the provider decides: an order number alone must not be enough to
  -- end a contract.
  outcome text constraint declarations_outcome check (outcome in ('confirmed', 'rejected')),
  -- The link mailed to the owner, the owner's session, or a person at the provider.
  decided_by text constraint declarations_decided_by check (decided_by in ('link', 'login', 'provider')),
  decided_at timestamptz,
  received_at timestamptz not null default now()
);
create index declarations_content on declarations (content_hash, received_at);
create index declarations_order on declarations (order_id) where order_id is not null;
create index declarations_received_at on declarations (received_at);
create index declarations_waiting on declarations (received_at) where outcome is null;

-- Links mailed to the owner of the order. They stay for a while after they expire, so that a new one can be requested
-- with the old one.
create table declaration_links (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key constraint declaration_links_hash_length check (octet_length(token_hash) = 32),
  receipt text collate "C" not null references declarations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index declaration_links_receipt on declaration_links (receipt);
create index declaration_links_expires_at on declaration_links (expires_at);


-- Coupons -------------------------------------------------------------------------------------------------------------

create table coupons (
  -- Capitals, digits and hyphens.
  code text collate "C" primary key constraint coupons_code check (code ~ '^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$'),
  -- First and last day, in Amsterdam.
  begins date not null,
  ends date,
  -- Hundredths of a percent of the price after other discounts, or cents without VAT.
  percentage integer constraint coupons_percentage check (percentage between 1 and 10000),
  amount_cents integer constraint coupons_amount check (amount_cents > 0),
  constraint coupons_one_discount check (num_nonnulls(percentage, amount_cents) = 1),
  -- Products, families and extensions; empty means all.
  products text[] not null default '{}',
  -- Lengths of the first period, in months; empty means any.
  months integer[] not null default '{}',
  first_order_only boolean not null default false,
  max_uses_per_customer integer constraint coupons_max_uses_per_customer check (max_uses_per_customer > 0),
  max_uses integer constraint coupons_max_uses check (max_uses > 0),
  -- Count of paid orders with this code; the row is locked while an order is placed.
  paid_uses integer not null default 0,
  created_at timestamptz not null default now()
);

-- Orders with a coupon. An unpaid one counts while a payment of it is open. No reference to the coupon: an order that is
-- recreated after a restore may have a code that the database does not know.
create table coupon_uses (
  order_id uuid primary key references orders on delete cascade,
  customer_id uuid not null,
  code text collate "C" not null,
  discount_cents integer not null,
  paid_at timestamptz
);
create index coupon_uses_customer on coupon_uses (customer_id, code);
create index coupon_uses_open on coupon_uses (code) where paid_at is null;
create index coupon_uses_paid on coupon_uses (code, paid_at) where paid_at is not null;


-- Prices --------------------------------------------------------------------------------------------------------------

-- Price changes on top of the catalogue's files, each valid from a moment. Rows are never changed or deleted: a release
-- is undone by another release.
create table price_releases (
  -- Without gaps: of two concurrent releases with the same number, the second is refused.
  number integer primary key constraint price_releases_number check (number > 0),
  -- Id of the draft file: a draft is released once.
  draft_id uuid not null constraint price_releases_once unique,
  begins_at timestamptz not null,
  undoes integer references price_releases,
  -- The changed prices only.
  prices jsonb not null constraint price_releases_prices check (jsonb_typeof(prices) = 'object'),
  -- Purchase prices by extension; null if the release was not made from a price list.
  costs jsonb constraint price_releases_costs check (jsonb_typeof(costs) = 'object'),
  released_by text not null constraint price_releases_by check (length(released_by) between 1 and 100),
  reason text not null constraint price_releases_reason check (length(reason) between 1 and 1000),
  -- Texts by language for customers whose promised renewal price is broken; null if none is.
  notices jsonb constraint price_releases_notices check (jsonb_typeof(notices) = 'object'),
  made_at timestamptz not null default now(),
  constraint price_releases_begin check (begins_at >= made_at),
  constraint price_releases_undo check (undoes < number and (undoes is null or prices = '{}'))
);
create index price_releases_undoes on price_releases (undoes) where undoes is not null;

create function refuse_change_of_price_release() returns trigger language plpgsql as $$
begin
  raise exception 'a price release never changes' using errcode = 'integrity_constraint_violation';
end $$;
create trigger price_releases_never_change before update or delete on price_releases
  for each row execute function refuse_change_of_price_release();


-- Name look-ups -------------------------------------------------------------------------------------------------------

-- Unlogged: after a crash the registries are asked again.

-- Cached answers of registries and registrars, without the caller.
create unlogged table name_answers (
  name text primary key,
  finding jsonb not null,
  expires_at timestamptz not null
);
create index name_answers_expire on name_answers (expires_at);

-- Rate limit per source, shared by all processes.
create unlogged table name_sources (
  source text primary key,
  -- Times of the latest requests, as far back as the limit's window.
  request_times timestamptz[] not null,
  granted int not null,
  paused_until timestamptz not null,
  last_used_at timestamptz not null
);
create index name_sources_last_used_at on name_sources (last_used_at);


-- Partners ------------------------------------------------------------------------------------------------------------

create sequence partner_numbers start 1001;

-- Applications whose e-mail address is not confirmed yet. One address may have several.
create table partner_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint partner_applications_name check (length(name) between 1 and 100),
  company_name text constraint partner_applications_company_name check (length(company_name) between 1 and 200),
  email text not null constraint partner_applications_email_length check (length(email) between 3 and 254),
  email_key text collate "C" not null,
  website text not null constraint partner_applications_website check (length(website) between 1 and 310),
  vat_number text collate "C",
  iban text collate "C",
  applied_at timestamptz not null default now()
);
create index partner_applications_applied_at on partner_applications (applied_at);

create table partners (
  -- The affiliate id of `via`.
  number text collate "C" primary key default nextval('partner_numbers')::text
    constraint partners_number_shape check (number ~ '^[1-9][0-9]{0,9}$'),
  name text not null,
  company_name text,
  email text not null,
  email_key text collate "C" not null constraint partners_one_per_email unique,
  website text not null,
  vat_number text collate "C",
  iban text collate "C",
  -- Orders earn a commission between these two.
  confirmed_at timestamptz not null default now(),
  ended_at timestamptz
);

-- Mailed links that confirm an address or open a statement.
create table partner_tokens (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key constraint partner_tokens_hash_length check (octet_length(token_hash) = 32),
  application_id uuid references partner_applications on delete cascade,
  partner text collate "C" references partners on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint partner_tokens_one_purpose check ((application_id is null) <> (partner is null))
);
create index partner_tokens_application on partner_tokens (application_id);
create index partner_tokens_partner on partner_tokens (partner);
create index partner_tokens_expires_at on partner_tokens (expires_at);

-- Paid orders that came from a partner. The commission is decided once.
create table partner_sales (
  order_id uuid primary key references orders,
  -- Shown to the partner instead of the order number.
  id text collate "C" not null default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))
    constraint partner_sales_one_per_id unique,
  partner text collate "C" not null references partners,
  commission_cents integer not null constraint partner_sales_commission check (commission_cents between 0 and 20000),
  -- The largest commission of this sale.
  max_commission_cents integer constraint partner_sales_max_commission check (max_commission_cents between 0 and 20000),
  -- The buyer is the partner: it earns nothing.
  is_self_referral boolean not null,
  paid_at timestamptz not null,
  -- Time at which the pending commission is approved; null if nothing is pending.
  approval_due_at timestamptz,
  constraint partner_sales_self_referral_earns_nothing check (not is_self_referral or commission_cents = 0)
);
create index partner_sales_partner on partner_sales (partner, paid_at);
create index partner_sales_approval_due_at on partner_sales (approval_due_at) where approval_due_at is not null;

create table partner_payouts (
  id uuid primary key default gen_random_uuid(),
  partner text collate "C" not null references partners,
  iban text collate "C" not null,
  amount_cents integer not null constraint partner_payouts_amount check (amount_cents > 0),
  paid_on date not null,
  booked_at timestamptz not null default now(),
  -- Unique, so that the same transfer is booked once.
  constraint partner_payouts_once unique (partner, paid_on, iban, amount_cents)
);

-- The ledger: entries are only added, and every balance is their sum. Each entry moves money of a sale between pending,
-- approved and paid.
create table commission_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null references partner_sales,
  payout_id uuid references partner_payouts,
  kind text not null constraint commission_entries_kind check (kind in ('earned', 'reversed', 'approved', 'paid_out')),
  pending_cents integer not null,
  approved_cents integer not null,
  paid_cents integer not null,
  booked_at timestamptz not null default now(),
  constraint commission_entries_payout check ((kind = 'paid_out') = (payout_id is not null)),
  constraint commission_entries_move check (case kind
    when 'earned' then pending_cents > 0 and approved_cents = 0 and paid_cents = 0
    when 'reversed' then pending_cents <= 0 and approved_cents <= 0 and pending_cents + approved_cents < 0 and paid_cents = 0
    when 'approved' then approved_cents > 0 and pending_cents = -approved_cents and paid_cents = 0
    -- Negative when a paid commission was reversed and is set off against this payout.
    when 'paid_out' then pending_cents = 0 and paid_cents <> 0 and approved_cents = -paid_cents
  end)
);
create index commission_entries_order on commission_entries (order_id);
create index commission_entries_payout on commission_entries (payout_id) where payout_id is not null;
create unique index commission_entries_earned_once on commission_entries (order_id) where kind = 'earned';
create unique index commission_entries_approved_once on commission_entries (order_id) where kind = 'approved';

-- Entries may be deleted when the books need not be kept any more.
create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.booked_at < now() - interval '7 years' then return old; end if;
  raise exception 'an entry never changes' using errcode = 'integrity_constraint_violation';
end $$;
create trigger commission_entries_never_change before update or delete on commission_entries
  for each row execute function refuse_change_of_entry();


-- Visits, consent and statistics --------------------------------------------------------------------------------------

-- A random key for each day. It is deleted with the first visit of the next day; then visitor hashes cannot be traced
-- back to visitors.
create table visitor_keys (
  day date primary key,
  key bytea not null constraint visitor_keys_length check (octet_length(key) = 32)
);

-- Visits by partner links, counted once per visitor and hour.
create table affiliate_visits (
  -- Number in the link, also if no partner has it.
  affiliate_id text collate "C" not null constraint affiliate_visits_affiliate check (affiliate_id ~ '^[1-9][0-9]{0,9}$'),
  hour timestamptz not null,
  -- HMAC of address and browser with the key of the day.
  visitor bytea not null constraint affiliate_visits_visitor_length check (octet_length(visitor) = 16),
  -- The landing page as the browser sent it; never show it as a link.
  path text not null constraint affiliate_visits_path check (path ~ '^/' and length(path) <= 512),
  primary key (affiliate_id, hour, visitor)
);
create index affiliate_visits_hour on affiliate_visits (hour);

-- Proof of cookie consent: each choice has a number that the browser keeps.
create table cookie_choices (
  -- 128 random bits as base64url.
  number text collate "C" primary key constraint cookie_choices_number check (number ~ '^[A-Za-z0-9_-]{22}$'),
  -- The earlier choice. No reference, because the browser sends it.
  replaces text collate "C" constraint cookie_choices_replaces check (replaces ~ '^[A-Za-z0-9_-]{22}$'),
  -- Version of the texts that were shown.
  version integer not null constraint cookie_choices_version check (version >= 1),
  language text not null constraint cookie_choices_language check (language in ('nl', 'de', 'en')),
  -- true or false by purpose.
  purposes jsonb not null constraint cookie_choices_purposes check (jsonb_typeof(purposes) = 'object'),
  -- HMAC of address and browser with the key of the day, as in `affiliate_visits`.
  visitor bytea not null constraint cookie_choices_visitor_length check (octet_length(visitor) = 16),
  chosen_at timestamptz not null default now()
);
create index cookie_choices_chosen_at on cookie_choices (chosen_at);

-- Counts of the steps before an order, without personal data. Paid orders are counted in `orders`.
create table funnel_counts (
  day date not null,
  language text not null constraint funnel_counts_language check (language in ('nl', 'de', 'en')),
  step text not null constraint funnel_counts_step check (step in ('search', 'add', 'checkout')),
  count bigint not null constraint funnel_counts_count check (count > 0),
  primary key (day, language, step)
);

-- Reports of browsers: violations of the content security policy, crashes, deprecations.
create table browser_reports (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  kind text not null check (length(kind) between 1 and 100),
  body jsonb not null check (octet_length(body::text) <= 131072)
);
create index browser_reports_received_at on browser_reports (received_at);


-- Support -------------------------------------------------------------------------------------------------------------

-- Messages of the contact form. They are mailed to the provider, and kept here for a while, so that a lost mail can be
-- sent again.
create table contact_messages (
  -- V2026-000001, from `receipt_numbers`.
  receipt text collate "C" primary key,
  language text not null constraint contact_messages_language check (language in ('nl', 'de')),
  name text not null constraint contact_messages_name check (length(name) between 1 and 200),
  email text not null constraint contact_messages_email check (length(email) between 3 and 254),
  subject text not null constraint contact_messages_subject
    check (subject in ('domain', 'hosting', 'moving', 'order', 'billing', 'other')),
  -- Order number as typed by the sender.
  order_number text constraint contact_messages_order_number check (length(order_number) between 1 and 60),
  message text not null constraint contact_messages_message check (length(message) between 1 and 4000),
  -- SHA-256 of the message: sent twice in a row, it is stored once.
  content_hash text not null,
  received_at timestamptz not null default now()
);
create index contact_messages_content on contact_messages (content_hash, received_at);
create index contact_messages_received_at on contact_messages (received_at);

-- Notices of unlawful content (Digital Services Act, article 16).
create table abuse_reports (
  -- M2026-000001, from `receipt_numbers`.
  receipt text collate "C" primary key,
  language text not null constraint abuse_reports_language check (language in ('nl', 'de')),
  urls text[] not null constraint abuse_reports_urls check (cardinality(urls) between 1 and 20),
  reason text not null constraint abuse_reports_reason
    check (reason in ('phishing', 'malware', 'copyright', 'illegal', 'other')),
  explanation text not null constraint abuse_reports_explanation check (length(explanation) between 1 and 4000),
  name text constraint abuse_reports_name check (length(name) between 1 and 200),
  email text constraint abuse_reports_email check (length(email) between 3 and 254),
  content_hash text not null,
  received_at timestamptz not null default now()
);
create index abuse_reports_content on abuse_reports (content_hash, received_at);
create index abuse_reports_received_at on abuse_reports (received_at);

-- Answers to "Was this article helpful?".
create table article_votes (
  day date not null,
  article text collate "C" not null constraint article_votes_article check (article ~ '^[a-z0-9-]{1,64}$'),
  language text not null constraint article_votes_language check (language in ('nl', 'de')),
  helpful boolean not null,
  count bigint not null constraint article_votes_count check (count > 0),
  primary key (day, article, language, helpful)
);

create table article_remarks (
  id bigint generated always as identity primary key,
  -- A day, because a moment could be matched with an access log.
  day date not null,
  article text collate "C" not null constraint article_remarks_article check (article ~ '^[a-z0-9-]{1,64}$'),
  language text not null constraint article_remarks_language check (language in ('nl', 'de')),
  -- Addresses and numbers are removed before it is stored.
  remark text not null constraint article_remarks_length check (length(remark) between 1 and 4000)
);
create index article_remarks_day on article_remarks (day);


-- Jobs, mails and alerts ----------------------------------------------------------------------------------------------

-- Jobs are written in the transaction that causes them and run by a worker of any process until they succeed.
create table jobs (
  id bigint generated always as identity primary key,
  task text not null,
  -- A job with the key of a waiting one is merged with it.
  key text collate "C" constraint jobs_one_per_key unique,
  payload jsonb not null default '{}' constraint jobs_payload check (jsonb_typeof(payload) = 'object'),
  run_at timestamptz not null default now(),
  attempts integer not null default 0 constraint jobs_attempts check (attempts >= 0),
  -- Count of requests for this job: if it grew while the job ran, the job runs again.
  request_count integer not null default 1,
  max_attempts integer not null default 20 constraint jobs_max_attempts check (max_attempts >= 1),
  -- End of the worker's lease; another worker takes over after it.
  lease_expires_at timestamptz,
  -- Number of the current lease. Unlike the attempts it never starts again, so that a worker that lost its lease cannot
  -- be mistaken for the current one.
  lease bigint not null default 0,
  last_error text,
  -- Time of the last attempt; the job stays for a person to look at.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create index jobs_run_at on jobs (run_at) where failed_at is null;
create index jobs_due on jobs (task, run_at, id) where failed_at is null;
create index jobs_failed_at on jobs (failed_at) where failed_at is not null;

create function count_lease_of_job() returns trigger language plpgsql as $$
begin
  new.lease := old.lease + 1;
  return new;
end $$;
create trigger jobs_count_leases before update of attempts on jobs for each row
  when (new.attempts > old.attempts) execute function count_lease_of_job();

-- Mails are written in the transaction that causes them and sent by a job.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- The event that causes the mail: one event sends one mail.
  cause text collate "C" not null constraint mails_one_per_cause unique,
  template text not null,
  language text not null constraint mails_language check (language in ('nl', 'de', 'en')),
  recipient text not null,
  customer_id uuid references customers on delete set null,
  -- Data of the template. It never contains a token: tokens are made when the mail is sent.
  data jsonb not null default '{}' constraint mails_data check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_customer on mails (customer_id, created_at);
-- Mails about orders are kept longer than others.
create index mails_age on mails (coalesce(sent_at, created_at)) where cause not like 'order %';
create index mails_age_of_orders on mails (coalesce(sent_at, created_at)) where cause like 'order %';

-- Mails that the demo's mail server received.
create table demo_mails (
  id uuid primary key default gen_random_uuid(),
  message_id text not null constraint demo_mails_one_per_message unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  received_at timestamptz not null default now()
);
create index demo_mails_received_at on demo_mails (received_at desc);

-- Alerts sent to operators by mail or webhook, each once for all processes.
create table operator_alerts (
  -- Alerts with the same subject are one alert.
  subject text primary key constraint operator_alerts_subject check (length(subject) <= 500),
  kind text not null,
  message text not null constraint operator_alerts_message check (length(message) <= 1000),
  count integer not null,
  first_at timestamptz not null default now(),
  last_occurred_at timestamptz not null default now(),
  notified_at timestamptz,
  -- End of the lease of the process that sends the alert.
  lease_expires_at timestamptz
);
create index operator_alerts_last_occurred_at on operator_alerts (last_occurred_at);


-- Commands by which operators changed something or tried to: who, when and which one, without secrets and personal data
-- of customers.
create table operator_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  by text not null constraint operator_changes_by check (length(by) <= 100),
  command text not null constraint operator_changes_command check (length(command) <= 1000),
  -- Exit code of the command; not 0 if all or part of the change was refused.
  exit_code smallint not null
);
create index operator_changes_at on operator_changes (at);
