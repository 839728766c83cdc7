import { useTranslations } from 'use-intl'
import type { CartItem } from '#core/cart/cart.ts'
import { track } from '#web/analytics/track.ts'
import { useAnnouncer } from './announcer.tsx'
import { useItemName } from './item-name.ts'
import { useCartStore } from './use-cart.ts'

/** Adds items to the cart and announces the outcome; failures are also shown beside the item. */
export function useAdding(): (...items: readonly CartItem[]) => Promise<boolean> {
  const t = useTranslations('cart')
  const store = useCartStore()
  const nameOf = useItemName()
  const announce = useAnnouncer()
  return async (...items) => {
    const [first] = items
    if (!first || store.view().busy) return false
    const isAdded = await store.add(...items)
    if (isAdded) track('add', items)
    announce(isAdded ? t('added', { name: nameOf(first) }) : t('addFailed'))
    return isAdded
  }
}
