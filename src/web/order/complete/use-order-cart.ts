import { useEffect, useState } from 'react'
import { httpCartCalls } from '#web/api/carts.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useSiteLocale } from '#web/order/order-context.ts'

/** `unknown`: not for whoever looks. `other`: something else is in the cart of this browser. `lost`: nobody could say. */
export type OrderCartState = 'unknown' | 'fetching' | 'ready' | 'other' | 'gone' | 'lost'

export interface OrderCart {
  readonly state: OrderCartState
  /** Makes it the cart of this browser. */
  readonly fetchBack: () => void
}

/** The cart an order was made from. In a browser that has none it becomes the cart by itself. */
export function useOrderCart(cartId: string | undefined): OrderCart {
  const locale = useSiteLocale()
  const store = useCartStore()
  const { phase, items } = useCart()
  const [attempt, setAttempt] = useState(0)
  const [answered, setAnswered] = useState({ attempt: -1, status: 0 })
  const hasItems = items.length > 0
  const isWanted = attempt > 0 || (phase !== 'loading' && !hasItems)

  useEffect(() => {
    if (!isWanted || cartId === undefined) return
    const { load } = httpCartCalls({ locale, pause: async () => {} })
    void store.switchTo(() => load(cartId)).then(({ status }) => setAnswered({ attempt, status }))
  }, [attempt, cartId, isWanted, locale, store])

  return { state: stateOf(), fetchBack: () => setAttempt(attempt + 1) }

  function stateOf(): OrderCartState {
    if (cartId === undefined) return 'unknown'
    if (hasItems) return store.id() === cartId ? 'ready' : 'other'
    if (answered.attempt !== attempt) return 'fetching'
    return [200, 404, 410].includes(answered.status) ? 'gone' : 'lost'
  }
}
