-- Who came by whose link, and what people agreed to. Nothing here says who they were.

-- What visitors are told apart by, a key a day. An older one is forgotten with the first visit of a new day: from then
-- on nobody, we included, can tell whose visit it was.
create table visitor_keys (
  day date primary key,
  key bytea not null constraint visitor_keys_length check (octet_length(key) = 32)
);

-- The number may be one that no partner has.
create table affiliate_visits (
  affiliate_id text collate "C" not null constraint affiliate_visits_affiliate check (affiliate_id ~ '^[1-9][0-9]{0,9}$'),
  -- One visit of somebody counts an hour.
  hour timestamptz not null,
  -- HMAC of address and browser with the key of the day.
  visitor bytea not null constraint affiliate_visits_visitor_length check (octet_length(visitor) = 16),
  -- Where somebody landed: never shown as a link.
  path text not null constraint affiliate_visits_path check (path ~ '^/' and length(path) <= 512),
  primary key (affiliate_id, hour, visitor)
);

-- Every choice about cookies, each with a number of its own that the browser keeps: together they prove what was asked
-- and what was answered.
create table cookie_choices (
  -- 128 random bits as base64url.
  number text collate "C" primary key constraint cookie_choices_number check (number ~ '^[A-Za-z0-9_-]{22}$'),
  -- The choice it changes. Not a reference: it is what a browser says.
  replaces text collate "C" constraint cookie_choices_replaces check (replaces ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of the words that were shown: src/domain/cookie-consent.ts.
  version integer not null constraint cookie_choices_version check (version >= 1),
  language text not null constraint cookie_choices_language check (language in ('nl', 'de', 'en')),
  -- Yes or no for each purpose that was asked about.
  purposes jsonb not null constraint cookie_choices_purposes check (jsonb_typeof(purposes) = 'object'),
  -- As in `affiliate_visits`.
  visitor bytea not null constraint cookie_choices_visitor_length check (octet_length(visitor) = 16),
  chosen_at timestamptz not null default now()
);
