import type { SharedCartResponse, ShareResponse } from '#features/carts/schema/cart-response.ts'
import type { CartAnswer, ServerCart } from '#web/cart/cart-calls.ts'
import { type Answer, post } from './account-calls.ts'
import { cartOf } from './carts.ts'

/** Creates a link to a copy of the cart. */
export function shareCart(cartId: string): Promise<Answer<ShareResponse>> {
  return post(`/carts/${cartId}/share`, {})
}

export interface SharedCart extends Pick<ServerCart, 'items' | 'vatRate' | 'noLongerSold'> {
  readonly expiresAt: Date
}

/** Reads the contents of a shared link without changing anything. */
export async function openShared(token: string): Promise<SharedCart | 'broken' | 'failed'> {
  const answer = await post<SharedCartResponse>('/shared-carts/open', { token })
  if (!answer.ok) return answer.status === 422 ? 'broken' : 'failed'
  return { ...cartOf({ ...answer.body, id: '', anonymous: true }), expiresAt: new Date(answer.body.expiresAt) }
}

/** Adds the contents of a shared link to a cart. */
export async function takeShared(cartId: string, token: string): Promise<CartAnswer> {
  const answer = await post<object>(`/carts/${cartId}/take`, { token })
  if (answer.ok) return { status: 200, cart: cartOf(answer.body) }
  const { status, code } = answer
  return { status: status || 500, cart: null, ...(code !== undefined && { code }) }
}
