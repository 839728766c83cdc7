import { type CartItem, withoutItem } from '#core/cart/cart.ts'

/** The same items with new ids, in the same order: the server never accepts a removed id again. */
export function withNewIds(items: readonly CartItem[]): readonly CartItem[] {
  const renamed = new Map(items.map((item) => [item.id, newItemId()]))
  return items.map((item) => ({
    ...item,
    id: renamed.get(item.id) ?? item.id,
    parentId: item.parentId === null ? null : (renamed.get(item.parentId) ?? item.parentId),
  }))
}

/** An item that makes way for itself in the cart with something changed; what stands under it comes along. */
export function withChanged(items: readonly CartItem[], item: CartItem, changed: CartItem): readonly CartItem[] {
  const stays = withoutItem(items, item.id)
  return withNewIds([changed, ...items.filter((each) => each.id !== item.id && !stays.includes(each))])
}

/** Item ids are made by the client, so that a repeated request does not add twice. */
export function newItemId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
