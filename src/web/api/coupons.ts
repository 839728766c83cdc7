import type { CartAnswer } from '#web/cart/cart-calls.ts'
import type { CartStore } from '#web/cart/cart-store.ts'
import { post } from './account-calls.ts'
import { cartOf, codeOf } from './carts.ts'

/** Adds a coupon code to the cart after all pending changes; creates a cart if there is none. */
export function sendCode(store: Pick<CartStore, 'switchTo'>, code: string): Promise<CartAnswer> {
  return store.switchTo(async (cartId) => {
    const answer = cartId === null ? null : await call(cartId, { method: 'POST', body: JSON.stringify({ code }) })
    if (answer !== null && answer.status !== 404) return answer
    const made = await post<{ readonly id: string }>('/carts', {})
    return made.ok ? call(made.body.id, { method: 'POST', body: JSON.stringify({ code }) }) : unanswered
  })
}

export function dropCode(store: Pick<CartStore, 'switchTo'>): Promise<CartAnswer> {
  return store.switchTo(async (id) => (id === null ? unanswered : call(id, { method: 'DELETE' })))
}

const unanswered: CartAnswer = { status: 500, cart: null }

async function call(cartId: string, request: RequestInit): Promise<CartAnswer> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`/api/carts/${cartId}/coupon`, { ...request, headers })
    const { status } = response
    return response.ok
      ? { status, cart: cartOf(await response.json()) }
      : { status, cart: null, ...(await codeOf(response)) }
  } catch {
    return unanswered
  }
}
