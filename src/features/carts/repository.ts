import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import {
  claimRow,
  createRows,
  findSharedRow,
  listRows,
  readDiscountsUsed,
  seePrices,
  setCouponRow,
  shareRow,
  touchRows,
} from './cart-statements.ts'
import { readCarts } from './read-carts.ts'
import { removedItemOf } from './removed-items.ts'
import { writeCarts } from './write-carts.ts'
import { inBatches } from '#platform/db/batches.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Carts, Decide, StoredCart } from './cart-ports.ts'

/** Carts in PostgreSQL. Reads, additions and removals that arrive together share a statement. */
export function createCarts(pool: Pool): Carts {
  const create = batched(createRows)
  const read = batched(readCarts)
  const write = batched(writeCarts)
  const touch = batched(touchRows)

  return {
    async create(customerId) {
      const cart: StoredCart = { id: randomBytes(16).toString('base64url'), version: 0, customerId, items: [] }
      await create(cart)
      return cart
    },

    async find(cartId) {
      const found = await read({ cartId, itemId: null })
      if (found?.isFading) touch(cartId).catch(() => {})
      return found?.cart ?? null
    },

    async change(cartId, itemId, decide) {
      const found = await read({ cartId, itemId })
      if (found === null) return null
      const { answer, items } = decide(found.cart, removedItemOf(found.removedChoice))
      if (items === undefined || (await write({ cart: found.cart, items }))) return answer
      return inTransaction(pool, (client) => changeLocked(client, cartId, itemId, decide))
    },

    seePrices: (cartId, seen) => seePrices(pool, cartId, seen),
    setCoupon: (cartId, code) => setCouponRow(pool, cartId, code),
    discountsUsed: (...question) => readDiscountsUsed(pool, ...question),
    claim: (cartId, customerId) => claimRow(pool, cartId, customerId),
    listOf: (customerId, limit) => listRows(pool, customerId, limit),
    share: (cartId, contents) => shareRow(pool, cartId, contents),
    findShared: (token) => findSharedRow(pool, token),
  }

  function batched<Ask, Answer>(run: (pool: Pool, asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    return inBatches((asks: readonly Ask[]) => run(pool, asks))
  }
}

/** The cart has a newer version than the one that was read: the change is decided once more, under a lock. */
async function changeLocked<Answer>(
  client: PoolClient,
  cartId: string,
  itemId: string,
  decide: Decide<Answer>,
): Promise<Answer | null> {
  await client.query({ name: 'lock_cart', text: 'select from carts where id = $1 for update', values: [cartId] })
  const [found = null] = await readCarts(client, [{ cartId, itemId }])
  if (found === null) return null
  const { answer, items } = decide(found.cart, removedItemOf(found.removedChoice))
  if (items !== undefined) await writeCarts(client, [{ cart: found.cart, items }])
  return answer
}
