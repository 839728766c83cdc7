-- What may leave an order: the code of a transfer once it was handed over, part of the buyer's network address, and, when
-- a customer wants to be forgotten, the e-mail address, the telephone number and the wishes for a move. Nothing else of it
-- changes. Rows are changed by the clean-up in small steps, not here: see docs/data.md and decision 0034.

-- An order or a message about one, without the codes of these items, or of all; a message says that there is none.
create function without_transfer_codes(document jsonb, items text[] default null) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(document -> 'lines') = 'array' then jsonb_set(document, '{lines}', coalesce((
    select jsonb_agg(
      case
        when line ->> 'itemId' <> all(items) then line
        when jsonb_typeof(line -> 'parameters') = 'object'
          then jsonb_set(line, '{parameters}', (line -> 'parameters') - 'transferCode' - 'sealedTransferCode')
        when line ? 'transferCode' then (line - 'sealedTransferCode') || '{"transferCode": null}'
        else line
      end order by place)
    from jsonb_array_elements(document -> 'lines') with ordinality as each(line, place)), '[]')) else document end
$$;

-- An order without all that may leave it on the wish of its buyer.
create function without_wishes(document jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(document -> 'lines') = 'array' then jsonb_set(document, '{lines}', coalesce((
    select jsonb_agg(
      case when jsonb_typeof(line -> 'parameters') = 'object'
        then jsonb_set(line, '{parameters}', (line -> 'parameters') - 'currentProvider' - 'wishes') else line end
      order by place)
    from jsonb_array_elements(document -> 'lines') with ordinality as each(line, place)), '[]')) else document end
$$;
create function lasting_order(snapshot jsonb) returns jsonb language sql immutable parallel safe as $$
  select without_wishes(without_transfer_codes(snapshot))
    #- '{consents,source}' #- '{buyer,email}' #- '{buyer,phone}'
$$;

create or replace function refuse_change_of_order() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.customer_id, new.cart_id, new.cart_version, new.content_hash, new.language,
      new.total_cents, new.affiliate_id, new.wct_id, new.created_at)
    is distinct from
     (old.id, old.number, old.customer_id, old.cart_id, old.cart_version, old.content_hash, old.language,
      old.total_cents, old.affiliate_id, old.wct_id, old.created_at)
    or (old.paid_by is not null and (new.paid_by, new.paid_at) is distinct from (old.paid_by, old.paid_at))
    or (new.snapshot is distinct from old.snapshot and (
      lasting_order(new.snapshot) is distinct from lasting_order(old.snapshot)
      or coalesce(new.snapshot #>> '{buyer,email}', '') not in ('', old.snapshot #>> '{buyer,email}')
      or coalesce(new.snapshot #>> '{buyer,phone}', '') not in ('', old.snapshot #>> '{buyer,phone}')
      -- It may lose or shorten an address and lose or seal a code, and never the other way round.
      or (new.snapshot #>> '{consents,source}' is distinct from old.snapshot #>> '{consents,source}'
        and new.snapshot #>> '{consents,source}' !~ '^([0-9a-f.:]+/(24|48))?$')
      or (jsonb_path_exists(new.snapshot, '$.lines[*].parameters.transferCode')
        and jsonb_path_query_array(new.snapshot, '$.lines[*].parameters.transferCode')
          is distinct from jsonb_path_query_array(old.snapshot, '$.lines[*].parameters.transferCode'))))
  then raise exception 'an order never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

-- An entry goes with its order, when the books need not be kept any more.
create or replace function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.booked_at < now() - interval '7 years' then return old; end if;
  raise exception 'an entry never changes' using errcode = 'integrity_constraint_violation';
end $$;

-- When a customer was last here, to a day, and when the clean-up looks at the account again. Who was there when this was
-- added counts from then on.
-- short lock: columns with a default are added without reading a row.
alter table customers
  add column active_at timestamptz not null default now(),
  add column look_at timestamptz not null default now() + interval '2 years';

-- By a trigger, so that it is also written when a process of the release before logs somebody in.
create function note_activity() returns trigger language plpgsql as $$
begin
  update customers set active_at = now() where id = new.customer_id and active_at < now() - interval '1 day';
  return null;
end $$;
create trigger sessions_note_activity after insert on sessions for each row execute function note_activity();
