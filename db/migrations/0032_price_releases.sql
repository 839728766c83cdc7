-- Prices that begin at a moment, over those of the catalogue's files. A row is never changed and never deleted: who wants
-- a release away makes another that undoes it. See decision 0047.
create table price_releases (
  -- Without gaps: of two who release after the same one, the second is refused.
  number integer primary key constraint price_releases_number check (number > 0),
  -- Of the file it was made from: the same file is released once.
  draft_id uuid not null constraint price_releases_once unique,
  begins_at timestamptz not null,
  undoes integer references price_releases,
  -- What changes and nothing else: see src/domain/catalogue/price-releases.ts.
  prices jsonb not null constraint price_releases_prices check (jsonb_typeof(prices) = 'object'),
  -- What the wholesaler asks, by extension; nothing: the release did not come from a price list.
  costs jsonb constraint price_releases_costs check (jsonb_typeof(costs) = 'object'),
  released_by text not null constraint price_releases_by check (length(released_by) between 1 and 100),
  reason text not null constraint price_releases_reason check (length(reason) between 1 and 1000),
  -- What customers hear whose promised renewal it breaks, by language; nothing: it breaks none.
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
