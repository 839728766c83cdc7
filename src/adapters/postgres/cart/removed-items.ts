import { createHash } from 'node:crypto'
import { contentOfChoice, type ItemChoice } from '#domain/cart/cart.ts'
import type { RemovedItem } from '#services/cart/cart-ports.ts'

/** Equal for equal choices and no others, without telling what was chosen. */
export function choiceHashOf(item: ItemChoice): string {
  return createHash('sha256').update(contentOfChoice(item)).digest('base64url')
}

/** What a request is compared with when its item was removed before. */
export function removedItemOf(hash: string | null): RemovedItem | null {
  return hash === null ? null : { isSameChoice: (item) => choiceHashOf(item) === hash }
}
