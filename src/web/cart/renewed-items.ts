import type { CartItem } from '#domain/cart/cart.ts'
import { newItemId } from '#web/cart/new-item-id.ts'

/** The same items as new wishes, parents first as given: an id that was removed stays removed. */
export function renewedItemsOf(items: readonly CartItem[]): readonly CartItem[] {
  const renamed = new Map(items.map((item) => [item.id, newItemId()]))
  return items.map((item) => ({
    ...item,
    id: renamed.get(item.id) ?? item.id,
    parentId: item.parentId === null ? null : (renamed.get(item.parentId) ?? item.parentId),
  }))
}
