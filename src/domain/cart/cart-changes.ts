import { isExtra, type ItemChoice, maxItems, nameOfItem, parentOf } from './cart.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'

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

export interface JoinRules<Item> {
  /** Whether the cart has this id, or had it once: ids stay used. */
  readonly isUsed: (id: string) => boolean
  readonly newId: () => string
  /** The extra as it can be had with another package; null when that one does not take it. */
  readonly extraUnder: (extra: Item, hosting: Item) => Item | null
}

/**
 * One cart out of two: where both hold something of one subject, that of `from` takes the place. What hung under an
 * item that made way hangs under its heir from now on, so nothing goes but what was replaced, and extras that the new
 * package does not take. Parents come before their children.
 */
export function joinedItems<Item extends ItemChoice>(
  cart: readonly Item[],
  from: readonly Item[],
  rules: JoinRules<Item>,
): Result<readonly Item[], 'too_many_items'> {
  const brought = withFreeIds(from, rules)
  const heirs = new Map(brought.map((item) => [subjectOf(brought, item), item]))
  const movedTo = new Map<string, Item | null>()
  const staying: Item[] = []
  const following: Item[] = []
  for (const item of cart) {
    const heir = heirs.get(subjectOf(cart, item))
    const newParent = item.parentId === null ? undefined : movedTo.get(item.parentId)
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

/** A cart holds one package a domain, so an extra is known by the domain it is for, whatever the ids. */
function subjectOf(items: readonly ItemChoice[], item: ItemChoice): string {
  const kind = isExtra(items, item) ? `extra ${item.productSlug}` : item.type
  return `${kind} ${nameOfItem(item)}`
}

function withFreeIds<Item extends ItemChoice>(items: readonly Item[], rules: JoinRules<Item>): readonly Item[] {
  const ids = new Map(items.map(({ id }) => [id, rules.isUsed(id) ? rules.newId() : id]))
  return items.map((item) => {
    const id = ids.get(item.id) ?? item.id
    const parentId = item.parentId === null ? null : (ids.get(item.parentId) ?? null)
    return id === item.id && parentId === item.parentId ? item : { ...item, id, parentId }
  })
}

/** Under another parent it is another wish, and needs another id: the old one stays used. */
function movedUnder<Item extends ItemChoice>(
  parent: Item,
  item: Item,
  isExtraItem: boolean,
  rules: JoinRules<Item>,
): Item | null {
  const moved = isExtraItem ? rules.extraUnder(item, parent) : item
  return moved && { ...moved, id: rules.newId(), parentId: parent.id }
}
