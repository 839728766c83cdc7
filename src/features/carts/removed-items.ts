import { createHash } from 'node:crypto'
import { choiceKeyOf, type ItemChoice } from '#core/cart/cart.ts'
import type { RemovedItem } from './cart-ports.ts'

/** Equal for equal choices and no others, without telling what was chosen. */
export function choiceHashOf(item: ItemChoice): string {
  return createHash('sha256').update(choiceKeyOf(item)).digest('base64url')
}

/** What a request is compared with when its item was removed before. */
export function removedItemOf(hash: string | null): RemovedItem | null {
  return hash === null ? null : { isSameChoice: (item) => choiceHashOf(item) === hash }
}
