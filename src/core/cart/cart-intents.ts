import { type CartItem, withItem, withoutItem } from './cart.ts'

/** A change to the cart that the server has not confirmed yet. */
export type Intent =
  | { readonly kind: 'add'; readonly item: CartItem }
  | { readonly kind: 'remove'; readonly itemId: string }

/** Items confirmed by the server, and pending changes. The UI shows the confirmed items with the changes replayed. */
export interface PendingCart {
  readonly confirmed: readonly CartItem[]
  readonly pending: readonly Intent[]
}

/** Applies an intent. An intent that is no longer possible, for example because its parent is gone, changes nothing. */
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

/** Confirms an intent. Items in the server's response take precedence over the local replay. */
export function confirmIntent(state: PendingCart, intent: Intent, answered?: readonly CartItem[]): PendingCart {
  return { confirmed: answered ?? withIntent(state.confirmed, intent), pending: without(state.pending, intent) }
}

/** Rolls back an intent: items that it replaced or removed are visible again. */
export function dropIntent(state: PendingCart, intent: Intent): PendingCart {
  return { ...state, pending: without(state.pending, intent) }
}

function without(pending: readonly Intent[], intent: Intent): readonly Intent[] {
  return pending.filter((candidate) => candidate !== intent)
}
