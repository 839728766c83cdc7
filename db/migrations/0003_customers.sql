-- Customers, their sessions, the links we mail them, and how often somebody tried. What a customer's tax is follows
-- from country, type and VAT number by the rules of src/domain; it is never stored.
create table customers (
  id uuid primary key default gen_random_uuid(),
  -- As it was written; mail goes there.
  email text not null constraint customers_email_length check (length(email) between 3 and 254),
  -- What makes two spellings one address: lower case, the domain as A-labels.
  email_key text collate "C" not null constraint customers_one_per_email unique,
  email_verified_at timestamptz,
  -- argon2id, with its parameters and salt.
  password_hash text not null constraint customers_password_hash check (password_hash like '$argon2id$%'),
  type text not null constraint customers_type check (type in ('private', 'business')),
  first_name text not null constraint customers_first_name check (length(first_name) between 1 and 100),
  last_name text not null constraint customers_last_name check (length(last_name) between 1 and 100),
  company_name text constraint customers_company_name check (length(company_name) between 1 and 200),
  chamber_of_commerce_number text,
  street text not null constraint customers_street check (length(street) between 1 and 200),
  house_number text not null constraint customers_house_number check (length(house_number) between 1 and 20),
  postal_code text not null constraint customers_postal_code check (length(postal_code) between 1 and 20),
  city text not null constraint customers_city check (length(city) between 1 and 100),
  country text not null constraint customers_country check (country ~ '^[A-Z]{2}$'),
  -- E.164.
  phone text not null constraint customers_phone check (phone ~ '^[+][1-9][0-9]{6,14}$'),
  language text not null constraint customers_language check (language in ('nl', 'de', 'en')),
  vat_number text collate "C",
  -- What the last answer said about that number; `unknown` until somebody could say.
  vat_state text constraint customers_vat_state check (vat_state in ('valid', 'invalid', 'unknown')),
  vat_checked_at timestamptz,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint customers_business_has_a_name check (type = 'private' or company_name is not null),
  constraint customers_vat_state_of_a_number check ((vat_number is null) = (vat_state is null)),
  constraint customers_private_has_no_vat_number check (type = 'business' or vat_number is null)
);

alter table carts add constraint carts_customer foreign key (customer_id) references customers;
create index carts_customer on carts (customer_id, created_at) where customer_id is not null;

-- Who is logged in. A token without its row here is nobody's.
create table sessions (
  -- SHA-256 of the id in the token.
  id_hash bytea primary key constraint sessions_id_hash_length check (octet_length(id_hash) = 32),
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_customer on sessions (customer_id, created_at);
create index sessions_expires_at on sessions (expires_at);

-- Links we mailed: each is good for one use, until it expires.
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

-- Counted in the database, so that any number of processes count together.
create table attempts (
  -- What is counted, and of whom, hashed: 'login account …', 'login source …'.
  key bytea primary key,
  count integer not null constraint attempts_count check (count >= 0),
  window_ends_at timestamptz not null,
  -- Nobody may try before.
  blocked_until timestamptz
);
create index attempts_window_ends_at on attempts (window_ends_at);

-- What the tax office's register said, each time it was asked: evidence, never changed.
create table vat_checks (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references customers on delete set null,
  vat_number text collate "C" not null,
  state text not null constraint vat_checks_state check (state in ('valid', 'invalid', 'unknown')),
  -- The register's own mark for the answer, and what it knows of the holder.
  request_identifier text,
  holder_name text,
  holder_address text,
  -- Why it is unknown: the register's code.
  reason text,
  checked_at timestamptz not null default now()
);
create index vat_checks_number on vat_checks (vat_number, checked_at);
create index vat_checks_customer on vat_checks (customer_id, checked_at);
