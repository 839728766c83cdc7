import type { CartItem } from '#domain/cart/cart.ts'

/** The same items as new wishes, parents first as given: an id that was removed stays removed. */
export function renewedItemsOf(items: readonly CartItem[]): readonly CartItem[] {
  const renamed = new Map(items.map((item) => [item.id, newItemId()]))
  return items.map((item) => ({
    ...item,
    id: renamed.get(item.id) ?? item.id,
    parentId: item.parentId === null ? null : (renamed.get(item.parentId) ?? item.parentId),
  }))
}

/** Ids of wishes are made here, so that a call can be repeated without wishing twice. */
export function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
