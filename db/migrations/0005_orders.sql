-- Orders, the attempts to pay them, invoices, and what is delivered. What was ordered is frozen when somebody presses
-- the button; what happens to the cart after that changes nothing here.
create sequence order_numbers;

create table orders (
  id uuid primary key default gen_random_uuid(),
  -- 2026-000123: the year in which it was made in Amsterdam. Gaps are allowed here, not among invoices.
  number text collate "C" not null
    constraint orders_one_per_number unique
    constraint orders_number_shape check (number ~ '^[0-9]{4}-[0-9]{6,}$')
    default to_char(now() at time zone 'Europe/Amsterdam', 'YYYY') || '-' || to_char(nextval('order_numbers'), 'FM9999000000'),
  customer_id uuid not null references customers,
  -- Not a reference: carts are cleaned up, orders stay.
  cart_id text collate "C" not null,
  cart_version integer not null,
  -- SHA-256 over the snapshot without its moments: the same wish again is the same order.
  content_hash text not null,
  -- Lines, totals, tax, buyer, language, consents with their texts: see src/domain/order.ts.
  snapshot jsonb not null constraint orders_snapshot check (jsonb_typeof(snapshot) = 'object'),
  language text not null constraint orders_language check (language in ('nl', 'de', 'en')),
  total_cents integer not null constraint orders_total check (total_cents >= 0),
  -- Who sent the buyer, frozen.
  affiliate_id text constraint orders_affiliate check (affiliate_id ~ '^[1-9][0-9]{0,9}$'),
  wct_id text constraint orders_wct check (wct_id ~ '^[A-Za-z0-9_-]{6,64}$'),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- The one payment that paid it; others that were paid too are refunded.
  paid_by text collate "C" constraint orders_one_per_payment unique,
  constraint orders_paid_by_somebody check ((paid_at is null) = (paid_by is null)),
  constraint orders_snapshot_total check ((snapshot -> 'totals' ->> 'total')::integer = total_cents)
);
create index orders_customer on orders (customer_id, created_at);
create index orders_cart on orders (cart_id, created_at);

create function refuse_change_of_order() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.cart_id, new.cart_version, new.content_hash, new.snapshot, new.language,
      new.total_cents, new.affiliate_id, new.wct_id, new.created_at)
    is distinct from
     (old.id, old.number, old.customer_id, old.cart_id, old.cart_version, old.content_hash, old.snapshot, old.language,
      old.total_cents, old.affiliate_id, old.wct_id, old.created_at)
    or (old.paid_by is not null and (new.paid_by, new.paid_at) is distinct from (old.paid_by, old.paid_at))
  then raise exception 'an order never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger orders_never_change before update on orders for each row execute function refuse_change_of_order();

-- Attempts to pay an order. Each is one payment at the provider, with our id as its idempotency key.
create table payments (
  -- 128 random bits as base64url: whoever holds it may see how the payment goes.
  id text collate "C" primary key constraint payments_id_length check (length(id) = 22),
  order_id uuid not null references orders,
  cart_id text collate "C" not null,
  -- Nothing: there was nothing to pay.
  method text constraint payments_method check (method ~ '^[a-z0-9]{1,32}$'),
  issuer text constraint payments_issuer check (length(issuer) between 1 and 64),
  -- Given by the caller, if it wants to be sure itself.
  request_key text collate "C" constraint payments_request_key check (length(request_key) between 1 and 255),
  -- The language of the page it was started from, where the buyer comes back to.
  site_locale text not null constraint payments_site_locale check (site_locale in ('nl', 'de')),
  amount_cents integer not null constraint payments_amount check (amount_cents >= 0),
  status text not null default 'open' constraint payments_status
    check (status in ('open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- Nothing: the provider was not asked yet, or its answer got lost.
  provider_id text collate "C" constraint payments_one_per_provider_id unique,
  provider_customer_id text collate "C",
  mandate_id text collate "C",
  checkout_url text,
  -- Why it failed, in the provider's words.
  failure_reason text,
  -- The buyer started another attempt. This one may still be paid, but nobody is led to it any more.
  superseded_at timestamptz,
  -- Another payment of the cart was paid first: if this one is paid too, it is refunded.
  voided_at timestamptz,
  -- Paid, but not counted: a wrong amount, currency or mode; or paid after another.
  trouble text constraint payments_trouble check (trouble in ('mismatch', 'paid_duplicate')),
  refunded_cents integer not null default 0 constraint payments_refunded check (refunded_cents >= 0),
  charged_back_cents integer not null default 0 constraint payments_charged_back check (charged_back_cents >= 0),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the provider is asked again though nobody called.
  look_at timestamptz default now() + interval '30 seconds',
  looked_at timestamptz,
  constraint payments_one_per_request_key unique (cart_id, request_key)
);
create index payments_order on payments (order_id, created_at);
create index payments_cart on payments (cart_id, created_at);
create index payments_look_at on payments (look_at) where look_at is not null;
-- One attempt of a cart at a time; who wants another method gives up the first.
create unique index payments_one_open on payments (cart_id)
  where status in ('open', 'pending', 'authorized') and superseded_at is null and voided_at is null;

alter table orders add constraint orders_paid_by foreign key (paid_by) references payments;

-- What the provider said, each time it said something new: evidence.
create table payment_reports (
  payment_id text collate "C" not null references payments,
  -- Status, refunded and charged back in one word: the same news is written down once.
  news text not null,
  source text not null constraint payment_reports_source check (source in ('creation', 'webhook', 'return', 'look')),
  -- What came with it, without personal data.
  body jsonb not null,
  reported_at timestamptz not null default now(),
  primary key (payment_id, news)
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

-- The last number given, a row a series. Taken inside the transaction that uses it, so that none is lost.
create table invoice_series (
  series text primary key,
  last integer not null constraint invoice_series_last check (last >= 1)
);

create table invoices (
  -- F2026-000001: gap-free within a year.
  number text collate "C" primary key constraint invoices_number_shape check (number ~ '^F[0-9]{4}-[0-9]{6,}$'),
  order_id uuid not null references orders,
  kind text not null constraint invoices_kind check (kind in ('invoice', 'credit')),
  -- What it says, frozen: see src/domain/invoice.ts. The papers are made from it.
  document jsonb not null constraint invoices_document check (jsonb_typeof(document) = 'object'),
  total_cents integer not null,
  -- For a credit note: which sum of refunds it settles.
  settles_cents integer,
  issued_at timestamptz not null default now(),
  constraint invoices_sign check (case kind when 'invoice' then total_cents >= 0 else total_cents < 0 end)
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create unique index invoices_one_credit_per_sum on invoices (order_id, settles_cents) where kind = 'credit';

-- What became of an order, for whoever counts: the ledger of the partners reads along.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null constraint order_events_kind check (kind in ('paid', 'refunded', 'charged_back', 'withdrawn')),
  -- Of the order, including VAT.
  amount_cents integer not null,
  -- The same event twice is one: a sum, a receipt number.
  mark text not null,
  happened_at timestamptz not null default now(),
  constraint order_events_once unique (order_id, kind, mark)
);

-- How far each line of a paid order is.
create table deliveries (
  order_id uuid not null references orders,
  item_id text collate "C" not null,
  state text not null constraint deliveries_state check (state in ('held', 'waiting', 'busy', 'done', 'failed')),
  -- Why nothing happens yet.
  held_for text constraint deliveries_held_for check (held_for in ('email', 'withdrawal_period')),
  held_until timestamptz,
  -- In words of the provisioning side, for the page: short, without personal data.
  note text constraint deliveries_note check (length(note) <= 200),
  changed_at timestamptz not null default now(),
  -- The moment of the newest report that counted: an older one that comes late changes nothing.
  reported_at timestamptz,
  primary key (order_id, item_id),
  constraint deliveries_held check ((state = 'held') = (held_for is not null))
);

-- Events to the provisioning side, written in the transaction that causes them and sent by a job after it.
create table provisioning_events (
  -- Also the webhook-id: the receiver recognises a repeat by it.
  id uuid primary key default gen_random_uuid(),
  -- In this order they are sent, within an order: clocks may jump.
  place bigint generated always as identity,
  order_id uuid not null references orders,
  type text not null,
  payload jsonb not null constraint provisioning_events_payload check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index provisioning_events_order on provisioning_events (order_id, place);

-- Reports of the provisioning side that were counted: a repeat is recognised by its id.
create table provisioning_reports (
  id text collate "C" primary key constraint provisioning_reports_id check (length(id) between 1 and 128),
  order_id uuid not null references orders,
  received_at timestamptz not null default now()
);

-- Withdrawals and cancellations, exactly as somebody declared them, with the receipt they got.
create sequence receipt_numbers;
create table declarations (
  -- H2026-000001 for a withdrawal, O2026-000001 for a cancellation.
  receipt text collate "C" primary key,
  kind text not null constraint declarations_kind check (kind in ('withdrawal', 'cancellation')),
  language text not null constraint declarations_language check (language in ('nl', 'de')),
  name text not null constraint declarations_name check (length(name) between 1 and 200),
  email text not null constraint declarations_email check (length(email) between 3 and 254),
  -- The order or contract in the words of the person.
  contract text not null constraint declarations_contract check (length(contract) between 1 and 500),
  details jsonb not null default '{}' constraint declarations_details check (jsonb_typeof(details) = 'object'),
  -- SHA-256 over what was declared: sent twice in a row, it is one declaration.
  content_hash text not null,
  -- The order that was meant, when number and address agree.
  order_id uuid references orders,
  received_at timestamptz not null default now()
);

create index declarations_content on declarations (content_hash, received_at);

-- The demo's bank: what it knows of payments, customers and refunds, and which answers it gave to which key.
create table demo_bank_entries (
  id text collate "C" primary key,
  kind text not null,
  body jsonb not null,
  changed_at timestamptz not null default now()
);
create index demo_bank_entries_kind on demo_bank_entries (kind, changed_at desc);

-- The customer's id at the payment provider, once it has one.
alter table customers add column provider_customer_id text collate "C";

-- A cart that was paid for remembers it: whoever tries to pay again is led to the order.
alter table carts add column paid_by text collate "C";
