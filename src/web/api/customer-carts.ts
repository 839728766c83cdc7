import type { CartResponse as WireCart } from '#features/carts/schema/cart-response.ts'
import type { CustomerCartCalls } from '#web/cart/cart-calls.ts'
import { cartOf, codeOf } from './carts.ts'
import { localeHeader } from '#site/brand.ts'

/** Requests for a customer's carts over HTTP. They never throw. */
export function httpCustomerCartCalls(locale: string): CustomerCartCalls {
  const headers = { 'Content-Type': 'application/json', [localeHeader]: locale }
  return {
    async list() {
      try {
        const response = await fetch('/api/carts', { headers })
        if (!response.ok) return null
        const { carts } = (await response.json()) as { carts: readonly WireCart[] }
        return carts.map(cartOf)
      } catch {
        return null
      }
    },
    async join(cartId, from) {
      try {
        const body = JSON.stringify({ from })
        const response = await fetch(`/api/carts/${cartId}/join`, { method: 'POST', headers, body })
        const { status } = response
        return response.ok
          ? { status, cart: cartOf(await response.json()) }
          : { status, cart: null, ...(await codeOf(response)) }
      } catch {
        return { status: 500, cart: null }
      }
    },
  }
}
