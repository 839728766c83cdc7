-- Carts and what is in them. The rules are those of src/domain/cart.ts; what stands here makes a wrong cart
-- impossible even when the code is wrong.
create table carts (
  -- 128 random bits as base64url: whoever knows it may use an anonymous cart.
  id text collate "C" primary key constraint carts_id_length check (length(id) = 22),
  -- Nobody: an anonymous cart.
  customer_id uuid,
  -- The number of changes so far. Every change of the cart or its items adds one, and is guarded by it.
  version integer not null default 0 constraint carts_version_not_negative check (version >= 0),
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now(),
  closed_at timestamptz
) with (fillfactor = 80);

-- The clean-up walks along it. An index on touched_at would make every change of a cart dearer.
create index carts_created_at on carts (created_at, id);

create table cart_items (
  cart_id text collate "C" not null references carts on delete cascade,
  -- Made by the client; also what makes a repeated wish recognisable.
  id text collate "C" not null constraint cart_items_id_shape check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  type text not null constraint cart_items_type check (type in ('domain', 'hosting', 'movingService')),
  -- The domain name the item is or is for, as lower-case A-labels.
  name text collate "C" not null
    constraint cart_items_name_shape check (length(name) <= 253 and name ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'),
  product_slug text collate "C" not null constraint cart_items_slug_length check (length(product_slug) between 1 and 128),
  price_type text not null constraint cart_items_price_type check (price_type in ('purchase', 'transfer')),
  price_frequency text
    constraint cart_items_price_frequency check (price_frequency ~ '^(monthly|yearly|([2-9]|10)-yearly)$'),
  -- Optional parameters: transferCode; currentProvider, wishes.
  details jsonb
    constraint cart_items_details check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 16384),
  -- What the item is about: two items of one subject are equivalent, and a cart holds one of them.
  subject text collate "C" not null,
  -- The subject of the item it hangs under. Because that names the type and the domain of the parent, the tree
  -- domain > hosting > extra and the same domain along a branch can be checked here, without a look at the parent.
  parent text collate "C",
  -- What it cost for one period, less discounts, when it was added: a later price is announced.
  seen_cents integer not null constraint cart_items_seen_not_negative check (seen_cents >= 0),
  -- The version of the cart that brought it: the order of the items.
  position integer not null constraint cart_items_position check (position >= 1),
  added_at timestamptz not null default now(),
  primary key (cart_id, id),
  constraint cart_items_one_per_subject unique (cart_id, subject),
  -- Careful: taking an item out and putting its successor in with children in ONE statement loses these children,
  -- because the cascade comes last. Two statements of one transaction do not.
  constraint cart_items_parent foreign key (cart_id, parent) references cart_items (cart_id, subject) on delete cascade,
  constraint cart_items_tree check (
    case
      when parent is null then true
      when type = 'domain' then false
      when type = 'movingService' then parent = 'domain ' || name
      else parent in ('domain ' || name, 'hosting ' || name)
    end
  ),
  constraint cart_items_subject check (
    subject = case
      when parent = 'hosting ' || name then 'extra ' || name || ' ' || product_slug
      else type || ' ' || name
    end
  ),
  constraint cart_items_extension check (
    case
      when type = 'domain' then product_slug = 'domain-' || substr(name, strpos(name, '.') + 1)
      else not starts_with(product_slug, 'domain-')
    end
  )
);

-- Ids of items that were taken out or replaced: a late duplicate of the wish must not bring them back.
create table removed_cart_items (
  cart_id text collate "C" not null references carts on delete cascade,
  id text collate "C" not null,
  -- SHA-256 over the wish: the same id with another body is a mistake of the client.
  wish text not null,
  removed_at timestamptz not null default now(),
  primary key (cart_id, id)
);

create index removed_cart_items_removed_at on removed_cart_items (removed_at);
