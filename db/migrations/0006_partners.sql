-- Partners, what they earned and what they were paid. The ledger is entries that are only ever added: every balance is
-- their sum.
create sequence partner_numbers start 1001;

-- Who wants to be a partner, until the address is confirmed. Several for one address may wait.
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
  number text collate "C" primary key
    constraint partners_number_shape check (number ~ '^[1-9][0-9]{0,9}$')
    default nextval('partner_numbers')::text,
  name text not null,
  company_name text,
  email text not null,
  email_key text collate "C" not null constraint partners_one_per_email unique,
  website text not null,
  vat_number text collate "C",
  iban text collate "C",
  -- Orders before that earn nothing.
  confirmed_at timestamptz not null default now(),
  -- Nor do orders after that.
  ended_at timestamptz
);

-- Links we mailed, by the SHA-256 of their token.
create table partner_tokens (
  token_hash bytea primary key constraint partner_tokens_hash_length check (octet_length(token_hash) = 32),
  -- To confirm an address, or to read a statement.
  application_id uuid references partner_applications on delete cascade,
  partner text collate "C" references partners on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint partner_tokens_one_purpose check ((application_id is null) <> (partner is null))
);
create index partner_tokens_application on partner_tokens (application_id);
create index partner_tokens_partner on partner_tokens (partner);
create index partner_tokens_expires_at on partner_tokens (expires_at);

-- A paid order that a partner brought. What it earns is decided once.
create table partner_sales (
  order_id uuid primary key references orders,
  -- What the partner sees in place of the order's number.
  id text collate "C" not null constraint partner_sales_one_per_id unique
    default upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
  partner text collate "C" not null references partners,
  commission_cents integer not null constraint partner_sales_commission check (commission_cents between 0 and 20000),
  -- The buyer is the partner: it earns nothing, and nobody is told of it.
  is_own boolean not null,
  paid_at timestamptz not null,
  -- When what waits is approved; nothing: nothing waits.
  approves_at timestamptz,
  constraint partner_sales_own_earns_nothing check (not is_own or commission_cents = 0)
);
create index partner_sales_partner on partner_sales (partner, paid_at);
create index partner_sales_approves_at on partner_sales (approves_at) where approves_at is not null;

-- Transfers to partners.
create table partner_payouts (
  id uuid primary key default gen_random_uuid(),
  partner text collate "C" not null references partners,
  iban text collate "C" not null,
  amount_cents integer not null constraint partner_payouts_amount check (amount_cents > 0),
  paid_on date not null,
  booked_at timestamptz not null default now(),
  -- Booked twice, it is one transfer.
  constraint partner_payouts_once unique (partner, paid_on, iban, amount_cents)
);

-- Each line moves money of a sale between what waits, what is approved and what was transferred.
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
    -- Below zero: transferred for a sale that came to nothing after, and set off now.
    when 'paid_out' then pending_cents = 0 and paid_cents <> 0 and approved_cents = -paid_cents
  end)
);
create index commission_entries_order on commission_entries (order_id);
create unique index commission_entries_earned_once on commission_entries (order_id) where kind = 'earned';
create unique index commission_entries_approved_once on commission_entries (order_id) where kind = 'approved';

create function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  raise exception 'an entry never changes' using errcode = 'integrity_constraint_violation';
end $$;
create trigger commission_entries_never_change before update or delete on commission_entries
  for each row execute function refuse_change_of_entry();

-- The money came from the account of the partner whose number the order carries.
alter table payments add column is_paid_by_partner boolean not null default false;

-- Which events the ledger has counted.
alter table order_events add column counted_at timestamptz;
create index order_events_uncounted on order_events (id) where counted_at is null;
