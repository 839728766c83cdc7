import type { InferOutput } from 'valibot'
import { exactObject } from '#contract/basics/exact-object.ts'
import { cartId } from '#contract/basics/ids.ts'

/** The body of `POST /api/carts/{id}/join`: the cart that goes into this one. */
export const joinCarts = exactObject({ from: cartId })
export type JoinCarts = InferOutput<typeof joinCarts>
