import { isExtra, type ItemChoice, maxItems, nameOfItem, parentOf } from './cart.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'

/** Items of a cart after some of them were paid. */
export interface ItemsAfterPaying<Item extends ItemChoice> {
  /** To be removed: paid items, and extras whose parent package was paid. */
  readonly gone: readonly Item[]
  /** To be moved to the top level: added after the order was placed, under a domain that was paid. */
  readonly raised: readonly Item[]
  readonly isEmpty: boolean
}

/** Items added after the order was placed stay in the cart. */
export function itemsAfterPaying<Item extends ItemChoice>(
  items: readonly Item[],
  isPaid: (item: Item) => boolean,
): ItemsAfterPaying<Item> {
  const paid = new Set<Item | undefined>(items.filter(isPaid))
  const paidParentOf = (item: Item) => {
    const parent = paid.has(item) ? undefined : parentOf(items, item)
    return paid.has(parent) ? parent : undefined
  }
  const gone = items.filter((item) => paid.has(item) || paidParentOf(item)?.type === 'hosting')
  return {
    gone,
    raised: items.filter((item) => paidParentOf(item)?.type === 'domain'),
    isEmpty: gone.length === items.length,
  }
}

export interface JoinRules<Item> {
  /** Whether the cart has or ever had this id: ids are never reused. */
  readonly isUsed: (id: string) => boolean
  readonly newId: () => string
  /** The extra priced for another package; null when that package does not offer it. */
  readonly extraUnder: (extra: Item, hosting: Item) => Item | null
}

/**
 * Merges two carts. Where both have an item of the same subject, that of `from` replaces the other, and children of the
 * replaced item move under the replacement. Lost are only replaced items and extras that the new package does not
 * offer. Parents come before their children.
 */
export function joinedItems<Item extends ItemChoice>(
  cart: readonly Item[],
  from: readonly Item[],
  rules: JoinRules<Item>,
): Result<readonly Item[], 'too_many_items'> {
  const brought = withFreeIds(from, rules)
  const heirs = new Map(brought.map((item) => [subjectOf(brought, item), item]))
  const movedTo = new Map<string | null, Item | null>()
  const staying: Item[] = []
  const following: Item[] = []
  for (const item of cart) {
    const heir = heirs.get(subjectOf(cart, item))
    const newParent = movedTo.get(item.parentId)
    if (heir !== undefined) {
      movedTo.set(item.id, heir)
    } else if (newParent === undefined) {
      staying.push(item)
    } else {
      const moved = newParent && movedUnder(newParent, item, isExtra(cart, item), rules)
      movedTo.set(item.id, moved)
      if (moved !== null) following.push(moved)
    }
  }
  const items = [...staying, ...brought, ...following]
  return items.length <= maxItems ? ok(items) : fail('too_many_items')
}

/** A cart has one package per domain, so an extra is identified by its domain, independent of ids. */
function subjectOf(items: readonly ItemChoice[], item: ItemChoice): string {
  const kind = isExtra(items, item) ? `extra ${item.productSlug}` : item.type
  return `${kind} ${nameOfItem(item)}`
}

function withFreeIds<Item extends ItemChoice>(items: readonly Item[], rules: JoinRules<Item>): readonly Item[] {
  const ids = new Map<string | null, string>(items.map(({ id }) => [id, rules.isUsed(id) ? rules.newId() : id]))
  return items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id, parentId: ids.get(item.parentId) ?? null }))
}

/** An item under another parent needs a new id, because ids are never reused. */
function movedUnder<Item extends ItemChoice>(
  parent: Item,
  item: Item,
  isExtraItem: boolean,
  rules: JoinRules<Item>,
): Item | null {
  const moved = isExtraItem ? rules.extraUnder(item, parent) : item
  return moved && { ...moved, id: rules.newId(), parentId: parent.id }
}
