-- Numbers that were given out are never given again, also when the database comes back from a back-up and has forgotten
-- some of them. Each restore opens a series of its own: F2026R1-000001, 2026R1-000124. See
-- docs/operations/back-up-and-restore.md.
create table number_series (
  -- How many restores came before; 0: none, and numbers carry no mark.
  restore integer primary key constraint number_series_restore check (restore between 0 and 999),
  -- Where its numbers are given out: another place or another history of the same place is another series.
  origin text not null,
  reason text not null,
  opened_at timestamptz not null default now(),
  -- When somebody was told.
  announced_at timestamptz
);

-- System, timeline, database and table: a recovery to an earlier moment begins a timeline, a restored dump makes tables
-- anew. A crash changes none of them. What a hosted server does not tell is left out. The owner asks, whoever calls: for
-- all roles it is the same.
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

-- What numbers carry after the year. At a place that it does not know it opens the next series by itself.
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

-- A shop that has sold before this file goes on with its numbers; an empty one begins where it sells first.
insert into number_series (restore, origin, reason)
select 0, database_origin(), 'first' where exists (select from orders);

create function next_order_number() returns text language sql volatile as $$
  select to_char(now() at time zone 'Europe/Amsterdam', 'YYYY') || current_series() || '-'
    || to_char(nextval('order_numbers'), 'FM9999000000')
$$;
alter table orders alter column number set default next_order_number();

-- Not valid: what is there keeps the narrower rule that these replace, and reading it all would hold everybody up.
alter table orders drop constraint orders_number_shape;
alter table orders add constraint orders_number_shape
  check (number ~ '^[0-9]{4}(R[1-9][0-9]{0,2})?-[0-9]{6,}$') not valid;
alter table invoices drop constraint invoices_number_shape;
alter table invoices add constraint invoices_number_shape
  check (number ~ '^F[0-9]{4}(R[1-9][0-9]{0,2})?-[0-9]{6,}$') not valid;

-- Up to when the provider's list of payments was compared with ours. It stands in the database on purpose: a restore
-- takes it back too, and so what was forgotten is compared again.
create table payment_comparison (
  one boolean primary key default true constraint payment_comparison_one check (one),
  compared_until timestamptz not null default now(),
  begun_at timestamptz
);
insert into payment_comparison default values;
