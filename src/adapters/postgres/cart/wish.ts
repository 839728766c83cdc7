import { createHash } from 'node:crypto'
import type { ItemChoice } from '#domain/cart/cart.ts'
import type { RemovedItem } from '#services/cart/carts-port.ts'

/** Equal for equal wishes and no others, without telling what was wished. */
export function wishHashOf(item: ItemChoice): string {
  const { type, parentId, productSlug, priceType, priceFrequency } = item
  const parameters = Object.entries(item.parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const wish = JSON.stringify([type, parentId, productSlug, priceType, priceFrequency, parameters])
  return createHash('sha256').update(wish).digest('base64url')
}

/** What a wish is compared with when its item was removed before. */
export function removedItemOf(removedWish: string | null): RemovedItem | null {
  return removedWish === null ? null : { isSameWish: (item) => wishHashOf(item) === removedWish }
}
