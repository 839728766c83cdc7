-- Hours at which a code begins and ends; `begins` and `ends` stay their days in Amsterdam.
alter table coupons
  add column begins_at timestamptz,
  add column ends_at timestamptz,
  -- When operators were told that more uses are held than paid.
  add column held_alerted_at timestamptz;

-- An unpaid order holds its use until then. The hashes recognise a buyer with another account, see buyer_keys.
alter table coupon_uses
  add column held_until timestamptz not null default now() + interval '30 minutes',
  add column buyer_keys text[] collate "C" not null default '{}';
update coupon_uses as used set buyer_keys = array(select key_hash from buyer_keys where order_id = used.order_id)
where paid_at is not null;
create index coupon_uses_buyer on coupon_uses using gin (buyer_keys);
