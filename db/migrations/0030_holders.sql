-- Whom names are registered to when that is somebody else than the customer who orders them. They belong to the customer,
-- who enters them after log-in; orders keep a copy. See decision 0045.
create table holders (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  -- The fields of src/domain/customers/holder.ts: who, where, how to be reached.
  details jsonb not null
    constraint holders_details check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 8192),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index holders_customer on holders (customer_id, created_at);

-- What an order shows about the identity of its buyer: confirmed address, answer of the VAT register, name of the
-- account that paid. Written when it is paid.
alter table orders add column evidence jsonb;
alter table orders add constraint orders_evidence
  check (jsonb_typeof(evidence) = 'object' and octet_length(evidence::text) <= 4096) not valid;
alter table orders validate constraint orders_evidence;

-- What the register still wants to know of the holder of a name, and when the name goes offline without it.
alter table deliveries add column needs text[];
alter table deliveries add column needed_by timestamptz;
alter table deliveries add constraint deliveries_needs check (needs <@ array['email', 'identity']) not valid;
alter table deliveries validate constraint deliveries_needs;

-- Name servers travel with a copy; the holder does not.
alter table shared_carts drop constraint shared_carts_items;
alter table shared_carts add constraint shared_carts_items check (
  jsonb_typeof(items) = 'array' and octet_length(items::text) <= 131072
    and not jsonb_path_exists(items, '$[*].keyvalue() ? (!(@.key == "id" || @.key == "parentId" || @.key == "type"
      || @.key == "productSlug" || @.key == "priceType" || @.key == "priceFrequency" || @.key == "parameters"
      || @.key == "seen"))')
    and not jsonb_path_exists(items, '$[*].parameters.keyvalue() ? (!(@.key == "sld" || @.key == "tld"
      || @.key == "years" || @.key == "premium" || @.key == "domain" || @.key == "nameServers" || @.key == "dnssecKeys"
      || @.key == "dnssec"))')
) not valid;
alter table shared_carts validate constraint shared_carts_items;
