-- Devices that logged in before, where a session is used, and what happened to accounts.

-- Filled by the version that comes with this file; the one before leaves the defaults. Sessions that are open get the
-- rule of seven idle days from the moment of this file, and the thirty days from when they were opened.
alter table sessions
  add column last_used_at timestamptz not null default now(),
  -- When the password was last given in it.
  add column password_at timestamptz,
  add column device_hash bytea,
  -- In plain words: Firefox, Windows, 203.0.113.0/24.
  add column browser text,
  add column system text,
  add column network text;

-- A browser that logged in to an account before has tries of its own there. It proves nothing else.
create table devices (
  customer_id uuid not null references customers on delete cascade,
  -- SHA-256 of the id in the browser's cookie.
  id_hash bytea not null constraint devices_id_hash_length check (octet_length(id_hash) = 32),
  first_used_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (customer_id, id_hash)
);
create index devices_last_used_at on devices (last_used_at);

-- Who did what to an account, from which network. What was refused is counted by hour, so that a flood stays small.
create table security_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  kind text not null constraint security_events_kind check (kind in (
    'login', 'lock_out', 'logout', 'password_check', 'password_changed', 'password_reset', 'details_changed',
    'tax_changed', 'session_ended', 'sessions_ended')),
  outcome text not null constraint security_events_outcome check (outcome in ('done', 'refused')),
  -- Null: an address that nobody has. Which one was typed is not kept.
  customer_id uuid references customers on delete cascade,
  -- Of the client's address the first 24 bits, of IPv6 48; 'other' for all networks after the first few of an hour.
  network text not null,
  -- Names of fields, or browser and system.
  detail text,
  count integer not null default 1,
  last_at timestamptz not null default now()
);
create index security_events_happened_at on security_events (happened_at);
create index security_events_customer on security_events (customer_id, happened_at);
create unique index security_events_refused on security_events (
  (coalesce(customer_id, '00000000-0000-0000-0000-000000000000')), kind, date_trunc('hour', happened_at at time zone 'UTC'), network
) where outcome = 'refused';
