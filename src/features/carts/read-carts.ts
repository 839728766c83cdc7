import type { Pool, PoolClient } from 'pg'
import { itemColumns, itemsOf, type ItemRow } from './cart-rows.ts'
import type { StoredCart } from './cart-ports.ts'

/**
 * A list of keys for a join. The planner takes a limit it does not know for a tenth of the rows, here one, and so
 * looks rows up by key. Without it, a plan made while the tables were new and small reads them whole, and is kept.
 */
export function lookedUpByKey(list: string, length: string): string {
  return `(select * from ${list} limit ${length}::int)`
}

export interface CartQuestion {
  readonly cartId: string
  /** Also say whether the cart once had an item of this id. */
  readonly itemId: string | null
}

export interface FoundCart {
  readonly cart: StoredCart
  /** The hash of its choice, when the cart had the item and lost it. */
  readonly removedChoice: string | null
  /** Not touched for a day: whoever reads it now should leave a sign. */
  readonly isFading: boolean
}

type CartRow = [
  question: number,
  cartId: string,
  version: number,
  customerId: string | null,
  isFading: boolean,
  removedChoice: string | null,
  coupon: string | null,
]
/** A cart without items has one row, without an item. */
type Row = [...CartRow, ...ItemRow] | [...CartRow, null, ...null[]]

const text = `
  select asked.number::int, cart.id, cart.version, cart.customer_id, cart.updated_at < now() - interval '1 day',
    removed.choice_hash, cart.coupon_code, ${itemColumns.replaceAll(/\w+/g, 'item.$&')}
  from ${lookedUpByKey('unnest($1::text[], $2::text[]) with ordinality', '$3')} as asked(cart_id, item_id, number)
  join carts as cart on cart.id = asked.cart_id
  left join removed_cart_items as removed on removed.cart_id = asked.cart_id and removed.id = asked.item_id
  left join cart_items as item on item.cart_id = cart.id
  where cart.closed_at is null`

/** One statement for any number of carts. */
export async function readCarts(
  connection: Pool | PoolClient,
  questions: readonly CartQuestion[],
): Promise<readonly (FoundCart | null)[]> {
  const values = [questions.map(({ cartId }) => cartId), questions.map(({ itemId }) => itemId), questions.length]
  const { rows } = await connection.query<Row>({ name: 'read_carts', text, values, rowMode: 'array' })
  const found: Row[][] = questions.map(() => [])
  for (const row of rows) found[row[0] - 1]?.push(row)
  return found.map(foundCartOf)
}

function foundCartOf(rows: readonly Row[]): FoundCart | null {
  const [first] = rows
  if (first === undefined) return null
  const [, id, version, customerId, isFading, removedChoice, coupon] = first
  const items = itemsOf(rows.flatMap((row) => (row[7] === null ? [] : [itemRowOf(row)])))
  return { cart: { id, version, customerId, ...(coupon !== null && { coupon }), items }, removedChoice, isFading }
}

function itemRowOf([, , , , , , , ...item]: [...CartRow, ...ItemRow]): ItemRow {
  return item
}
