import { type CartItem, firstMonthsOf, isExtra, type ItemChoice, maxItems, nameOfItem, parentOf } from './cart.ts'
import { listedPriceOf } from './order-choice.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { type CostOfYears, costOfYearsOf } from '#core/catalogue/plan-prices.ts'
import { netOf, type Price } from '#core/catalogue/price.ts'
import type { BasisPoints } from '#core/money/money.ts'
import { fail, ok, type Result } from '#core/result/result.ts'

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

/** What a cart costs over three years when its packages are paid by the month or by the year. */
export interface CostByTerm {
  /** Null: as it is in the cart, because no package can be paid otherwise or each is paid its own way. */
  readonly term: 'monthly' | 'yearly' | null
  readonly isChosen: boolean
  readonly items: readonly CartItem[]
  readonly cost: CostOfYears
}

/** One way where there is no choice; else by the month and by the year, after the cart itself if that is neither. */
export function costByTermOf(
  catalogue: Pick<Catalogue, 'products' | 'extensions'>,
  items: readonly CartItem[],
  date: IsoDate,
  vatRate: BasisPoints,
): readonly CostByTerm[] {
  const costing = (term: CostByTerm['term'], list: readonly CartItem[]): CostByTerm => ({
    term,
    isChosen: termsOf(list) === termsOf(items),
    items: list,
    cost: threeYearsOf(catalogue, list, vatRate),
  })
  const monthly = costing('monthly', atTerm(catalogue, items, 'monthly', date))
  const yearly = costing('yearly', atTerm(catalogue, items, 'yearly', date))
  if (termsOf(monthly.items) === termsOf(yearly.items)) return [costing(null, items)]
  return monthly.isChosen || yearly.isChosen ? [monthly, yearly] : [costing(null, items), monthly, yearly]
}

function termsOf(items: readonly CartItem[]): string {
  return items.map(({ priceFrequency }) => priceFrequency).join()
}

/** Everything charged in three years, by the year. */
export function threeYearsOf(
  { extensions }: Pick<Catalogue, 'extensions'>,
  items: readonly CartItem[],
  vatRate: BasisPoints,
): CostOfYears {
  const charges = items.map((item) => ({
    firstTerm: netOf(item),
    firstMonths: firstMonthsOf(item),
    renewal: item.renewal && chargeOf(item.renewal),
    frequency: item.priceFrequency,
    paysNoTerm: item.priceType === 'transfer' && !extensions.get(tldOfSlug(item.productSlug) ?? '')?.transfer.addsYear,
  }))
  return costOfYearsOf(charges, 3, vatRate)
}

/** Packages that are sold for that term, and their extras with them; all else as it is. */
function atTerm(
  catalogue: Pick<Catalogue, 'products' | 'extensions'>,
  items: readonly CartItem[],
  term: Frequency,
  date: IsoDate,
): readonly CartItem[] {
  const turned = (item: CartItem) =>
    item.type === 'hosting' && item.priceFrequency !== term
      ? repriced(catalogue, { ...item, priceFrequency: term }, date)?.item
      : undefined
  return items.map((item) => {
    const parent = isExtra(items, item) ? parentOf(items, item) : undefined
    return (!parent || turned(parent) ? turned(item) : undefined) ?? item
  })
}

/** The item at today's price, with its former price when that differs; null when it is no longer sold. */
export function repriced(
  catalogue: Pick<Catalogue, 'products' | 'extensions'>,
  item: CartItem,
  date: IsoDate,
): { readonly item: CartItem; readonly changedFrom: Price | null } | null {
  const listed = listedPriceOf(catalogue, item, date)
  if (listed === null) return null
  const { discount: _past, ...choice } = item
  const now: CartItem = { ...choice, ...listed }
  return { item: now, changedFrom: costs(item) === costs(now) ? null : item.price }
}

function costs(item: CartItem): string {
  return `${chargeOf(item.price)} ${item.discount === undefined ? 0 : chargeOf(item.discount)}`
}

/** How many of a product a customer has bought at a discount before, by product. */
export type DiscountsUsed = ReadonlyMap<string, number>

/** A discount with a limit is for the first so many of a product; what comes after them costs the plain price. */
export function withinLimits<Item extends CartItem>(
  items: readonly Item[],
  used: DiscountsUsed = new Map(),
): readonly Item[] {
  const counts = new Map(used)
  return items.map((item) => {
    const limit = limitOf(item)
    if (limit === undefined) return item
    const count = (counts.get(item.productSlug) ?? 0) + 1
    counts.set(item.productSlug, count)
    if (count <= limit) return item
    const { discount: _discount, ...plain } = item
    return { ...plain, discounts: [], discountLimit: limit } as unknown as Item
  })
}

/** Products of which a discount may have been used up. */
export function limitedProductsOf(items: readonly CartItem[]): readonly string[] {
  const limited = items.filter((item) => (limitOf(item) ?? item.discountLimit) !== undefined)
  return [...new Set(limited.map(({ productSlug }) => productSlug))]
}

function limitOf({ discounts }: Pick<CartItem, 'discounts'>): number | undefined {
  return discounts.find(({ maxPerCustomer }) => maxPerCustomer !== undefined)?.maxPerCustomer
}
