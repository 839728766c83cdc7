import { useCallback, useEffect, useState } from 'react'
import { httpCartCalls } from '#web/api/carts.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { useSiteLocale } from '#web/order/order-context.ts'

/** `other`: something else is in the cart of this browser. `lost`: nobody could say. */
export type OrderCartState = 'fetching' | 'ready' | 'other' | 'gone' | 'lost'

export interface OrderCart {
  readonly state: OrderCartState
  /** Makes it the cart of this browser. */
  readonly fetchBack: () => void
}

/** The cart an order was made from. In a browser that has none it becomes the cart by itself. */
export function useOrderCart(cartId: string): OrderCart {
  const locale = useSiteLocale()
  const store = useCartStore()
  const { phase, items } = useCart()
  const [status, setStatus] = useState<number>()
  const hasItems = items.length > 0
  const isFree = phase !== 'loading' && !hasItems

  const fetchBack = useCallback(() => {
    setStatus(undefined)
    const { load } = httpCartCalls({ locale, pause: async () => {} })
    void store.switchTo(() => load(cartId)).then((answer) => setStatus(answer.status))
  }, [cartId, locale, store])

  useEffect(() => {
    if (isFree) fetchBack()
  }, [fetchBack, isFree])

  return { state: stateOf(), fetchBack }

  function stateOf(): OrderCartState {
    if (hasItems) return store.id() === cartId ? 'ready' : 'other'
    if (phase === 'loading' || status === undefined) return 'fetching'
    return status === 200 || status === 404 || status === 410 ? 'gone' : 'lost'
  }
}
