-- Copies of carts that are handed on by link: frozen lines, opened by whoever holds the token until it expires. See
-- decision 0042.
create table shared_carts (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key constraint shared_carts_hash_length check (octet_length(token_hash) = 32),
  -- The cart it was made of, if that is still there: its owner gets what the copy leaves out from it.
  cart_id text collate "C" references carts on delete set null,
  -- Names and packages, and what they cost when they were last seen. Nothing that somebody typed beside them: no holder,
  -- transfer code, provider or wishes, even when the code is wrong.
  items jsonb not null constraint shared_carts_items check (
    jsonb_typeof(items) = 'array' and octet_length(items::text) <= 131072
      and not jsonb_path_exists(items, '$[*].keyvalue() ? (!(@.key == "id" || @.key == "parentId" || @.key == "type"
        || @.key == "productSlug" || @.key == "priceType" || @.key == "priceFrequency" || @.key == "parameters"
        || @.key == "seen"))')
      and not jsonb_path_exists(items, '$[*].parameters.keyvalue() ? (!(@.key == "sld" || @.key == "tld"
        || @.key == "years" || @.key == "domain"))')
  ),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shared_carts_cart_id on shared_carts (cart_id);
create index shared_carts_expires_at on shared_carts (expires_at);
