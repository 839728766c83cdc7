import { type CartItem, withItem, withoutItem } from './cart.ts'

/** A wish that the server has not answered yet. */
export type Intent =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'remove'; readonly itemId: string }

/** What the server said, and what is still asked of it. What shows is the one replayed over the other. */
export interface PendingCart {
  readonly confirmed: readonly CartItem[]
  readonly pending: readonly Intent[]
}

/** A wish that can no longer be granted (its parent is gone) changes nothing. */
export function withIntent(items: readonly CartItem[], intent: Intent): readonly CartItem[] {
  if (intent.kind === 'remove') return withoutItem(items, intent.itemId)
  const added = withItem(items, intent.item)
  return added.ok ? added.value : items
}

export function visibleItemsOf({ confirmed, pending }: PendingCart): readonly CartItem[] {
  let items = confirmed
  for (const intent of pending) items = withIntent(items, intent)
  return items
}

export function addIntent(state: PendingCart, intent: Intent): PendingCart {
  return { ...state, pending: [...state.pending, intent] }
}

/** The server granted it; where it answered with its items, those are the truth. */
export function confirmIntent(state: PendingCart, intent: Intent, answered?: readonly CartItem[]): PendingCart {
  return { confirmed: answered ?? withIntent(state.confirmed, intent), pending: without(state.pending, intent) }
}

/** Dropping the intent is the rollback: what it replaced or removed is there again. */
export function dropIntent(state: PendingCart, intent: Intent): PendingCart {
  return { ...state, pending: without(state.pending, intent) }
}

function without(pending: readonly Intent[], intent: Intent): readonly Intent[] {
  return pending.filter((each) => each !== intent)
}
