import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { choiceKeyOf, isExtra, type ItemChoice, nameOfItem, parentOf, type PremiumPrice } from '#core/cart/cart.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import type { PriceType } from '#core/catalogue/price.ts'
import { type Cents, cents } from '#core/money/money.ts'
import type { DnsChoice } from '#core/names/name-servers.ts'

/** A stored choice with the price at which it was last shown: for one period, less discounts. */
export type StoredItem = ItemChoice & { readonly lastShownPrice: Cents }

export interface StoredCart {
  readonly id: string
  /** Counts the changes: two reads with the same version are equal. */
  readonly version: number
  /** null for anonymous carts */
  readonly customerId: string | null
  /** Coupon code; validity is re-evaluated on every read. */
  readonly coupon?: string
  /** In the order they were added. */
  readonly items: readonly StoredItem[]
}

/** The column `details`: the parameters of an item, except its name. */
interface Details extends DnsChoice {
  readonly years?: number
  readonly holderId?: string
  readonly forwardTo?: string
  readonly premium?: true
  readonly premiumPrice?: PremiumPrice
  readonly sealedTransferCode?: string
  readonly currentProvider?: string
  readonly wishes?: string
}

/** The columns of cart_items in the order in which they are read. */
const itemColumns =
  'id, type, name, product_slug, price_type, price_frequency, details, parent, last_shown_cents, position'

type ItemRow = [
  id: string,
  type: StoredItem['type'],
  name: string,
  productSlug: string,
  priceType: PriceType,
  priceFrequency: Frequency | null,
  details: Details | null,
  parent: string | null,
  lastShownCents: number,
  position: number,
]

/** Items in the order they were added. The column `parent` holds the subject of the parent: its type and its name. */
function itemsOf(rows: readonly ItemRow[]): readonly StoredItem[] {
  const inOrder = rows.toSorted((one, other) => one[9] - other[9])
  const ids = new Map<string, string>()
  for (const [id, type, name, , , , , parent] of inOrder) {
    if (!parent?.startsWith('hosting ')) ids.set(`${type} ${name}`, id)
  }
  return inOrder.map((row) => itemOf(row, row[7] === null ? null : (ids.get(row[7]) ?? null)))
}

function itemOf(row: ItemRow, parentId: string | null): StoredItem {
  const [id, type, name, productSlug, priceType, priceFrequency, details, , lastShownCents] = row
  const base = { id, parentId, productSlug, priceType, priceFrequency, lastShownPrice: cents(lastShownCents) }
  if (type === 'hosting') return { ...base, type, parameters: { domain: name } }
  if (type === 'movingService') return { ...base, type, parameters: { domain: name, ...details } }
  const tld = tldOfSlug(productSlug) ?? ''
  return { ...base, type, parameters: { sld: name.slice(0, -1 - tld.length), tld, ...details } }
}

/** The columns of cart_items that are written, without the cart and the position. */
export function rowOf(items: readonly StoredItem[], item: StoredItem) {
  const name = nameOfItem(item)
  const parent = parentOf(items, item)
  return {
    item_id: item.id,
    type: item.type,
    name,
    product_slug: item.productSlug,
    price_type: item.priceType,
    price_frequency: item.priceFrequency,
    details: detailsOf(item),
    subject: isExtra(items, item) ? `extra ${name} ${item.productSlug}` : `${item.type} ${name}`,
    parent: parent === undefined ? null : `${parent.type} ${name}`,
    last_shown_cents: item.lastShownPrice,
  }
}

function detailsOf(item: StoredItem): string | null {
  const { sld: _sld, tld: _tld, domain: _domain, ...details }: Record<string, unknown> = { ...item.parameters }
  return Object.keys(details).length > 0 ? JSON.stringify(details) : null
}

/** Equal for equal choices and no others, without revealing the choice. */
export function choiceHashOf(item: ItemChoice): string {
  return createHash('sha256').update(choiceKeyOf(item)).digest('base64url')
}

/**
 * A list of keys for a join. The planner estimates an unknown limit as a tenth of the rows, here one, and therefore
 * looks rows up by key. Without it, a plan made while the tables were new and small reads them whole, and is kept.
 */
export function lookedUpByKey(list: string, length: string): string {
  return `(select * from ${list} limit ${length}::int)`
}

export interface CartQuestion {
  readonly cartId: string
  /** Also report whether the cart once had an item with this id. */
  readonly itemId: string | null
}

export interface ReadCart {
  readonly cart: StoredCart
  /** Hash of the choice of the removed item, if the cart had the item in question and lost it. */
  readonly removedHash: string | null
  /** `updated_at` is more than a day old, so the next read should renew it. */
  readonly isFading: boolean
}

type CartRow = [
  question: number,
  cartId: string,
  version: number,
  customerId: string | null,
  isFading: boolean,
  removedHash: string | null,
  coupon: string | null,
]
/** A cart without items has one row, without an item. */
type Row = [...CartRow, ...ItemRow] | [...CartRow, null, ...null[]]

const readText = `
  select asked.number::int, cart.id, cart.version, cart.customer_id, cart.updated_at < now() - interval '1 day',
    removed.choice_hash, cart.coupon_code, ${itemColumns.replaceAll(/\w+/g, 'item.$&')}
  from ${lookedUpByKey('unnest($1::text[], $2::text[]) with ordinality', '$3')} as asked(cart_id, item_id, number)
  join carts as cart on cart.id = asked.cart_id
  left join removed_cart_items as removed on removed.cart_id = asked.cart_id and removed.id = asked.item_id
  left join cart_items as item on item.cart_id = cart.id
  where cart.closed_at is null`

/**
 * Reads any number of open carts in one statement.
 * @returns for each question the cart, or null if there is no such open cart
 */
export async function readCarts(
  connection: Pool | PoolClient,
  questions: readonly CartQuestion[],
): Promise<readonly (ReadCart | null)[]> {
  const values = [questions.map(({ cartId }) => cartId), questions.map(({ itemId }) => itemId), questions.length]
  const { rows } = await connection.query<Row>({ name: 'read_carts', text: readText, values, rowMode: 'array' })
  const rowsByQuestion: Row[][] = questions.map(() => [])
  for (const row of rows) rowsByQuestion[row[0] - 1]?.push(row)
  return rowsByQuestion.map(cartOf)
}

function cartOf(rows: readonly Row[]): ReadCart | null {
  const [first] = rows
  if (first === undefined) return null
  const [, id, version, customerId, isFading, removedHash, coupon] = first
  const items = itemsOf(rows.flatMap((row) => (row[7] === null ? [] : [itemRowOf(row)])))
  return { cart: { id, version, customerId, ...(coupon !== null && { coupon }), items }, removedHash, isFading }
}

function itemRowOf([, , , , , , , ...item]: [...CartRow, ...ItemRow]): ItemRow {
  return item
}

/** The new items of a cart, decided from the version that `cart` has. */
export interface CartChange {
  readonly cart: StoredCart
  readonly items: readonly StoredItem[]
}

const writtenColumns = [
  ['cart_id', 'text'],
  ['version', 'int'],
  ['item_id', 'text'],
  ['type', 'text'],
  ['name', 'text'],
  ['product_slug', 'text'],
  ['price_type', 'text'],
  ['price_frequency', 'text'],
  ['details', 'jsonb'],
  ['subject', 'text'],
  ['parent', 'text'],
  ['last_shown_cents', 'int'],
] as const
const names = writtenColumns.map(([name]) => name)
const places = writtenColumns.map(([, type], index) => `$${index + 1}::${type}[]`)
const length = `$${names.length + 1}`
const [removedCarts, removedItems, removedHashes] = [2, 3, 4].map((offset) => `$${names.length + offset}::text[]`)

/**
 * Guarded three times: the version must be the one the change was made from, a removed item of this id must not
 * come back, and a cart that another transaction has locked is skipped, so that no batch waits for a lock.
 */
const guarded = `
  with free as (
    select change.* from ${lookedUpByKey(`unnest(${places.join(', ')})`, length)} as change(${names.join(', ')})
    join carts as cart on cart.id = change.cart_id and cart.version = change.version and cart.closed_at is null
    where not exists (
      select from removed_cart_items as removed
      where removed.cart_id = change.cart_id and removed.id = change.item_id)
    for update of cart skip locked
  ), moved as (
    update carts set version = carts.version + 1, updated_at = now()
    from free where carts.id = free.cart_id
    returning free.*
  )`

const insertAt = (position: string) => `
  insert into cart_items (cart_id, id, type, name, product_slug, price_type, price_frequency, details, subject, parent,
    last_shown_cents, position)
  select cart_id, item_id, type, name, product_slug, price_type, price_frequency, details, subject, parent,
    last_shown_cents, ${position}
  from moved where item_id is not null`

const addOnly = `${guarded}, added as (${insertAt('version + 1')}) select cart_id from moved`

/** An item that replaces another takes its position: `added` reads the rows that `gone` returns. */
const addAndRemove = `${guarded}, gone as (
    delete from cart_items as item
    using moved, unnest(${removedCarts}, ${removedItems}) as taken(cart_id, id)
    where taken.cart_id = moved.cart_id and item.cart_id = moved.cart_id and item.id = taken.id
    returning item.cart_id, item.subject, item.parent, item.position
  ), remembered as (
    insert into removed_cart_items (cart_id, id, choice_hash)
    select taken.cart_id, taken.id, taken.choice_hash
    from moved join unnest(${removedCarts}, ${removedItems}, ${removedHashes}) as taken(cart_id, id, choice_hash)
      using (cart_id)
  ), added as (${insertAt(`coalesce((
    select gone.position from gone
    where gone.cart_id = moved.cart_id and gone.subject = moved.subject and gone.parent is not distinct from moved.parent
  ), version + 1)`)})
  select cart_id from moved`

/**
 * Each change happens whole or not at all. Only the first of several changes of one cart is made, because the others
 * were decided from the version before it.
 * @returns for each change whether it was made
 */
export async function writeCarts(
  connection: Pool | PoolClient,
  changes: readonly CartChange[],
): Promise<readonly boolean[]> {
  const firstByCart = new Map<string, CartChange>()
  for (const change of changes) if (!firstByCart.has(change.cart.id)) firstByCart.set(change.cart.id, change)
  const written = [...firstByCart.values()]
  const rows = written.map(changeRowOf)
  const values: unknown[] = [...names.map((name) => rows.map((row) => row[name] ?? null)), written.length]
  const removed = written.flatMap(removedRowsOf)
  if (removed.length > 0) values.push(...[0, 1, 2].map((column) => removed.map((row) => row[column])))
  const statement =
    removed.length > 0 ? { name: 'change_carts', text: addAndRemove } : { name: 'add_items', text: addOnly }
  const { rows: moved } = await connection.query<[cartId: string]>({ ...statement, values, rowMode: 'array' })
  const done = new Set(moved.map(([cartId]) => firstByCart.get(cartId)))
  return changes.map((change) => done.has(change))
}

/** A change that only removes items has no item to write. */
function changeRowOf({ cart, items }: CartChange): Partial<Record<(typeof names)[number], string | number | null>> {
  const added = items.find((item) => !cart.items.includes(item))
  return { cart_id: cart.id, version: cart.version, ...(added && rowOf(items, added)) }
}

function removedRowsOf({ cart, items }: CartChange): readonly (readonly [string, string, string])[] {
  const removed = cart.items.filter((item) => !items.includes(item))
  return removed.map((item) => [cart.id, item.id, choiceHashOf(item)])
}
