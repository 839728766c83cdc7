/** One transaction as a hand would write it: lock the cart, insert the item, read the items back. */
export const rawStatements = {
  create: { name: 'create', text: 'insert into carts (id) values ($1)' },
  lock: { name: 'lock', text: 'select version from carts where id = $1 for update' },
  insert: {
    name: 'insert',
    text: `insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, subject, seen_cents, position)
      values ($1, $2, 'domain', $3, $4, 'purchase', 'yearly', $5, 349, 1)`,
  },
  readItems: { name: 'read_items', text: 'select * from cart_items where cart_id = $1 order by position' },
  read: {
    name: 'read',
    text: `select * from carts left join cart_items on cart_items.cart_id = carts.id
      where carts.id = $1 and closed_at is null order by position`,
  },
} as const
