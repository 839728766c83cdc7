-- short lock: people declare a few times a day, so the table stays small.
-- A declaration waits until the owner of the order, or a person at the provider, says that it counts: whoever knows an
-- order number must not end somebody else's contract.
alter table declarations
  -- Nothing: it waits.
  add column outcome text constraint declarations_outcome check (outcome in ('confirmed', 'rejected')),
  -- By the link in the mail to the owner, by an owner who was logged in, or by a person at the provider; `earlier`: before
  -- declarations waited.
  add column decided_by text constraint declarations_decided_by
    check (decided_by in ('link', 'login', 'provider', 'earlier')),
  add column decided_at timestamptz;
update declarations set outcome = 'confirmed', decided_by = 'earlier', decided_at = received_at;
create index declarations_waiting on declarations (received_at) where outcome is null;

-- Links mailed to the owner of the order, by the SHA-256 of their token. They stay a while after they have expired, so
-- that who holds one can ask for another.
create table declaration_links (
  token_hash bytea primary key constraint declaration_links_hash_length check (octet_length(token_hash) = 32),
  receipt text collate "C" not null references declarations on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index declaration_links_receipt on declaration_links (receipt);
create index declaration_links_expires_at on declaration_links (expires_at);
