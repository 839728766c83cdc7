import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { inBatches } from '#platform/limits/batches.ts'
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
import { createKeyedMutex } from '#platform/limits/keyed-mutex.ts'
import { removedItemOf } from './removed-items.ts'
import { type CartChange, writeCarts } from './write-carts.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { orUnavailable } from '#platform/db/outage.ts'
import type { Carts, Decide, StoredCart } from './cart-ports.ts'

const maxTries = 3
/** A call has eight seconds; the work itself may take three. */
const maxWaitMs = 5000

/** Carts in PostgreSQL: read and written by one statement each, guarded by the version. */
export function createCarts(pool: Pool): Carts {
  const recent = createRecentCarts()
  const inTurn = createKeyedMutex({ maxWaitMs })
  const create = together(createRows, 1)
  const read = together(readCarts, 2)
  const write = together(writeCarts, 2)
  const touch = together(touchRows, 1)

  return {
    async create(customerId) {
      const cart: StoredCart = { id: randomBytes(16).toString('base64url'), version: 0, customerId, items: [] }
      await create(cart)
      recent.put(cart)
      return cart
    },

    async find(cartId) {
      const found = await read({ cartId, itemId: null })
      if (found?.isFading) touch(cartId).catch(() => {})
      return found?.cart ?? null
    },

    change: (cartId, itemId, decide) => inTurn(cartId, () => change(cartId, itemId, decide)),

    seePrices: (cartId, seen) =>
      inTurn(cartId, async () => {
        recent.drop(cartId)
        await orUnavailable(seePrices(pool, cartId, seen))
      }),

    setCoupon: (cartId, code) =>
      inTurn(cartId, async () => {
        recent.drop(cartId)
        await orUnavailable(setCouponRow(pool, cartId, code))
      }),

    discountsUsed: (...question) => orUnavailable(readDiscountsUsed(pool, ...question)),

    claim: (cartId, customerId) =>
      inTurn(cartId, async () => {
        recent.drop(cartId)
        return orUnavailable(claimRow(pool, cartId, customerId))
      }),

    listOf: (customerId, limit) => orUnavailable(listRows(pool, customerId, limit)),

    exclusively: (cartId, otherId, work) =>
      inTurn(cartId, async () => {
        recent.drop(cartId)
        recent.drop(otherId)
        return work()
      }),

    share: (cartId, contents) => orUnavailable(shareRow(pool, cartId, contents)),

    findShared: (token) => orUnavailable(findSharedRow(pool, token)),
  }

  /** The cached cart is tried first. It may be old: then the version guard says so, and nothing is refused. */
  async function change<Answer>(cartId: string, itemId: string, decide: Decide<Answer>): Promise<Answer | null> {
    const known = recent.get(cartId)
    if (known !== undefined) {
      const { answer, items } = decide(known, null)
      if (items !== undefined && (await save({ cart: known, items }))) return answer
    }

    for (let left = maxTries; left > 0; left -= 1) {
      const found = await read({ cartId, itemId })
      if (found === null) return null
      const { answer, items } = decide(found.cart, removedItemOf(found.removedChoice))
      if (items === undefined || (await save({ cart: found.cart, items }))) return answer
      await pause(Math.random() * 20)
    }
    return inTransaction(pool, (client) => changeLocked(client, cartId, itemId, decide))
  }

  async function save(next: CartChange): Promise<boolean> {
    recent.drop(next.cart.id)
    const isSaved = await write(next)
    if (isSaved) recent.put({ ...next.cart, items: next.items, version: next.cart.version + 1 })
    return isSaved
  }

  function together<Ask, Answer>(run: (pool: Pool, asks: readonly Ask[]) => Promise<readonly Answer[]>, lanes: number) {
    return inBatches({
      run: (asks: readonly Ask[]) => orUnavailable(run(pool, asks)),
      maxConcurrent: lanes,
      maxBatchSize: 100,
      maxWaitMs: 1000,
    })
  }
}

/** For a cart that many processes change at once: locks it, so that the change cannot come too late. */
async function changeLocked<Answer>(
  client: PoolClient,
  cartId: string,
  itemId: string,
  decide: Decide<Answer>,
): Promise<Answer | null> {
  await client.query('select from carts where id = $1 for update', [cartId])
  const [found = null] = await readCarts(client, [{ cartId, itemId }])
  const decision = found && decide(found.cart, removedItemOf(found.removedChoice))
  if (found && decision?.items) await writeCarts(client, [{ cart: found.cart, items: decision.items }])
  return decision && decision.answer
}

/** Carts as they were last seen. Whoever uses one must be ready to learn that it has changed since. */
export interface RecentCarts {
  get(cartId: string): StoredCart | undefined
  put(cart: StoredCart): void
  drop(cartId: string): void
}

/**
 * Bounded by what it holds, carts and items together. Two generations instead of an order of use: when the young one
 * is full it becomes the old one, and what nobody used since goes with the old one before it.
 */
export function createRecentCarts(maxEntries = 20_000): RecentCarts {
  let young = new Map<string, StoredCart>()
  let old = new Map<string, StoredCart>()
  let held = 0

  return {
    get: (cartId) => young.get(cartId) ?? old.get(cartId),
    put(cart) {
      young.set(cart.id, cart)
      held += 1 + cart.items.length
      if (held <= maxEntries / 2) return
      old = young
      young = new Map()
      held = 0
    },
    drop(cartId) {
      young.delete(cartId)
      old.delete(cartId)
    },
  }
}
