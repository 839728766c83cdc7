import type { CartItem } from '#domain/cart.ts'
import type { CartStore } from '#web/cart/cart-store.ts'
import { newItemId } from '#web/cart/new-item-id.ts'

/** Adds removed items again, parents first, as new wishes: an id that was removed stays removed. */
export async function putBack(store: CartStore, items: readonly CartItem[]): Promise<boolean> {
  const renamed = new Map<string, string>()
  for (const item of items) {
    const id = newItemId()
    renamed.set(item.id, id)
    const parentId = item.parentId === null ? null : (renamed.get(item.parentId) ?? item.parentId)
    if (!(await store.add({ ...item, id, parentId }))) return false
  }
  return true
}
