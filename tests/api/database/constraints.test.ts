import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'

/** Raw SQL, as a mistake in the code would write it: the tables do not take a wrong cart. */
let database: TestDatabase
let pool: Pool
const cart = 'c'.repeat(22)
const otherCart = 'o'.repeat(22)

beforeAll(async () => {
  database = await testDatabase()
  pool = database.pool
  await pool.query('insert into carts (id) values ($1), ($2)', [cart, otherCart])
  await insert({ id: 'd' })
  await insert({ id: 'h', ...hosting, parent: 'domain voorbeeld.nl' })
  await insert({ id: 'e', ...extra })
  await insert({ id: 'm', ...moving, parent: 'domain voorbeeld.nl' })
  await insert({ id: 'foreign', cart_id: otherCart, name: 'vreemd.nl', subject: 'domain vreemd.nl' })
})
afterAll(() => database.drop())

const hosting = { type: 'hosting', product_slug: 'webhosting-stek', subject: 'hosting voorbeeld.nl' }
const moving = { type: 'movingService', product_slug: 'moving-service', subject: 'movingService voorbeeld.nl' }
const extra = {
  type: 'hosting',
  product_slug: 'extra-backup',
  subject: 'extra voorbeeld.nl extra-backup',
  parent: 'hosting voorbeeld.nl',
}
const other = { name: 'ander.nl', subject: 'domain ander.nl' }

async function insert(change: Record<string, unknown>): Promise<void> {
  const row = {
    cart_id: cart,
    id: 'x',
    type: 'domain',
    name: 'voorbeeld.nl',
    product_slug: 'domain-nl',
    price_type: 'purchase',
    price_frequency: 'yearly',
    subject: 'domain voorbeeld.nl',
    parent: null,
    last_shown_cents: 349,
    position: 1,
    ...change,
  }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`)
  await pool.query(
    `insert into cart_items (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

test.each([
  ['a second item of one subject', {}, 'cart_items_one_per_subject'],
  ['an id twice', { id: 'd', ...other }, 'cart_items_pkey'],
  ['a cart that is not there', { cart_id: 'n'.repeat(22), ...other }, 'cart_items_cart_id_fkey'],
  ['a subject of its own making', { subject: 'domain iets-anders.nl' }, 'cart_items_subject'],
  [
    'an extra that says it is a package',
    { ...hosting, name: 'voorbeeld.nl', parent: 'hosting voorbeeld.nl' },
    'cart_items_subject',
  ],
  [
    'a parent that is not there',
    { ...hosting, name: 'ander.nl', subject: 'hosting ander.nl', parent: 'domain ander.nl' },
    'cart_items_parent',
  ],
  [
    'a parent in another cart',
    { ...hosting, name: 'vreemd.nl', subject: 'hosting vreemd.nl', parent: 'domain vreemd.nl' },
    'cart_items_parent',
  ],
  [
    'a parent for another domain',
    { ...hosting, name: 'ander.nl', subject: 'hosting ander.nl', parent: 'domain voorbeeld.nl' },
    'cart_items_tree',
  ],
  ['a domain under a domain', { ...other, parent: 'domain voorbeeld.nl' }, 'cart_items_tree'],
  [
    'a moving service under a package',
    { ...moving, subject: 'extra voorbeeld.nl moving-service', parent: 'hosting voorbeeld.nl' },
    'cart_items_tree',
  ],
  [
    'a fourth level',
    { ...extra, product_slug: 'extra-dns', subject: 'hosting voorbeeld.nl', parent: extra.subject },
    'cart_items_tree',
  ],
  ['an unknown type', { type: 'gift', subject: 'gift voorbeeld.nl', product_slug: 'gift' }, 'cart_items_type'],
  ['a domain of another extension', { ...other, product_slug: 'domain-de' }, 'cart_items_extension'],
  [
    'a package that costs what a domain costs',
    { ...hosting, name: 'ander.nl', subject: 'hosting ander.nl', product_slug: 'domain-nl' },
    'cart_items_extension',
  ],
  ['capitals in a name', { name: 'Ander.nl', subject: 'domain Ander.nl' }, 'cart_items_name_shape'],
  ['a name without a dot', { ...hosting, name: 'ander', subject: 'hosting ander' }, 'cart_items_name_shape'],
  ['markup in a name', { name: '<b>.nl', subject: 'domain <b>.nl' }, 'cart_items_name_shape'],
  ['an empty id', { id: '', ...other }, 'cart_items_id_shape'],
  ['an id of 65', { id: 'x'.repeat(65), ...other }, 'cart_items_id_shape'],
  ['a slash in an id', { id: 'a/b', ...other }, 'cart_items_id_shape'],
  ['a renewal', { price_type: 'renewal', ...other }, 'cart_items_price_type'],
  ['an odd frequency', { price_frequency: 'weekly', ...other }, 'cart_items_price_frequency'],
  ['a price below zero', { last_shown_cents: -1, ...other }, 'cart_items_last_shown_not_negative'],
  ['no place', { position: 0, ...other }, 'cart_items_position'],
  ['details that are a list', { details: '[]', ...other }, 'cart_items_details'],
  ['details without end', { details: JSON.stringify({ wishes: 'x'.repeat(20_000) }), ...other }, 'cart_items_details'],
])('%s is refused', async (_, change, constraint) => {
  await expect(insert(change)).rejects.toMatchObject({ constraint })
})

test.each([
  ['a short id', `insert into carts (id) values ('short')`, 'carts_id_length'],
  [
    'a version below zero',
    `insert into carts (id, version) values (repeat('v', 22), -1)`,
    'carts_version_not_negative',
  ],
])('a cart with %s is refused', async (_, sql, constraint) => {
  await expect(pool.query(sql)).rejects.toMatchObject({ constraint })
})

test('a parent takes its descendants along, and a cart all that is in it', async () => {
  const idsIn = async (cartId: string) => {
    const { rows } = await pool.query<{ id: string }>('select id from cart_items where cart_id = $1 order by id', [
      cartId,
    ])
    return rows.map(({ id }) => id)
  }
  expect(await idsIn(cart)).toEqual(['d', 'e', 'h', 'm'])
  await pool.query(`delete from cart_items where cart_id = $1 and id = 'h'`, [cart])
  expect(await idsIn(cart)).toEqual(['d', 'm'])
  await pool.query(`insert into removed_cart_items (cart_id, id, choice_hash) values ($1, 'h', 'x')`, [cart])
  await pool.query('delete from carts where id = $1', [cart])
  expect(await idsIn(cart)).toEqual([])
  expect((await pool.query('select from removed_cart_items')).rowCount).toBe(0)
  expect(await idsIn(otherCart)).toEqual(['foreign'])
})
