import { type ItemChoice, parentOf } from './cart.ts'

/** What becomes of the items of a cart when some of them were paid. */
export interface ItemsAfterPaying<Item extends ItemChoice> {
  /** Paid, or an extra whose package was paid: it has nothing to hang under any more. */
  readonly gone: readonly Item[]
  /** A later wish that hung under a name which was paid stands on its own now. */
  readonly raised: readonly Item[]
  readonly isEmpty: boolean
}

/** What was wished after the order was made stays. */
export function itemsAfterPaying<Item extends ItemChoice>(
  items: readonly Item[],
  isPaid: (item: Item) => boolean,
): ItemsAfterPaying<Item> {
  const paid = new Set(items.filter(isPaid))
  const paidParentOf = (item: Item) => {
    const parent = paid.has(item) ? undefined : parentOf(items, item)
    return parent !== undefined && paid.has(parent) ? parent : undefined
  }
  const gone = items.filter((item) => paid.has(item) || paidParentOf(item)?.type === 'hosting')
  return {
    gone,
    raised: items.filter((item) => paidParentOf(item)?.type === 'domain'),
    isEmpty: gone.length === items.length,
  }
}
