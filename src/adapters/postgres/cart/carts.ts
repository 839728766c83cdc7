import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { inBatches } from '#concurrency/batches.ts'
import { changeAlone } from './change-in-transaction.ts'
import { claimRow } from './claim-cart.ts'
import { createRows, touchRows } from './create-carts.ts'
import { joinAlone } from './join-carts.ts'
import { listRows } from './list-carts.ts'
import { readCarts } from './read-carts.ts'
import { createRecentCarts } from './recent-carts.ts'
import { seePrices } from './see-prices.ts'
import { createKeyedMutex } from '#concurrency/keyed-mutex.ts'
import { removedItemOf } from './wish.ts'
import { type CartChange, writeCarts } from './write-carts.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import type { Carts, Decide, StoredCart } from '#services/cart/carts-port.ts'

const tries = 3
/** A call has eight seconds; the work itself may take three. */
const maxWaitMs = 5000

/** Carts in PostgreSQL: read and written by one statement each, guarded by the version; only joining needs more. */
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

    claim: (cartId, customerId) =>
      inTurn(cartId, async () => {
        recent.drop(cartId)
        return orUnavailable(claimRow(pool, cartId, customerId))
      }),

    listOf: (customerId, most) => orUnavailable(listRows(pool, customerId, most)),

    join: (question, decide) =>
      inTurn(question.cartId, async () => {
        recent.drop(question.cartId)
        recent.drop(question.fromId)
        return joinAlone(pool, question, decide)
      }),
  }

  /** What was last seen of the cart is tried first. It may be old: then the guard says so, and nothing is refused. */
  async function change<Answer>(cartId: string, itemId: string, decide: Decide<Answer>): Promise<Answer | null> {
    const known = recent.get(cartId)
    if (known !== undefined) {
      const { answer, items } = decide(known, null)
      if (items !== undefined && (await save({ cart: known, items }))) return answer
    }

    for (let left = tries; left > 0; left -= 1) {
      const found = await read({ cartId, itemId })
      if (found === null) return null
      const { answer, items } = decide(found.cart, removedItemOf(found.removedWish))
      if (items === undefined || (await save({ cart: found.cart, items }))) return answer
      await pause(Math.random() * 20)
    }
    return orUnavailable(changeAlone(pool, cartId, itemId, decide))
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
