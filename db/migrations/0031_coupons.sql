-- Discounts for whoever knows a code, made by the operator. See decision 0049.
create table coupons (
  -- In one spelling: capitals, digits and hyphens.
  code text collate "C" primary key constraint coupons_code check (code ~ '^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$'),
  -- Days in Amsterdam; the last is one of them.
  begins date not null,
  ends date,
  -- Hundredths of a percent of what is left after other discounts, or cents without VAT.
  percentage integer constraint coupons_percentage check (percentage between 1 and 10000),
  amount_cents integer constraint coupons_amount check (amount_cents > 0),
  constraint coupons_one_discount check (num_nonnulls(percentage, amount_cents) = 1),
  -- Products, families and extensions; empty: everything.
  products text[] not null default '{}',
  -- How many months are paid at once; empty: any number.
  months integer[] not null default '{}',
  first_order_only boolean not null default false,
  max_per_customer integer constraint coupons_per_customer check (max_per_customer > 0),
  max_in_all integer constraint coupons_in_all check (max_in_all > 0),
  -- How many orders with it were paid; its row is locked while one more is placed.
  paid_uses integer not null default 0,
  created_at timestamptz not null default now()
);

-- Orders with a code. One that is not paid counts while a payment of it is under way. Not a reference to the coupon: an
-- order that is made again after a restore may know a code that the database does not.
create table coupon_uses (
  order_id uuid primary key references orders on delete cascade,
  customer_id uuid not null,
  code text collate "C" not null,
  discount_cents integer not null,
  paid_at timestamptz
);
create index coupon_uses_customer on coupon_uses (customer_id, code);
create index coupon_uses_open on coupon_uses (code) where paid_at is null;
create index coupon_uses_paid on coupon_uses (code, paid_at) where paid_at is not null;

alter table carts add column coupon text collate "C";
alter table shared_carts add column coupon text collate "C";
