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

/** Items of a cart after some of them have been paid for. */
export interface ItemsAfterPaying<Item extends ItemChoice> {
  /** Items to remove: paid items, and extras whose parent package was paid for. */
  readonly gone: readonly Item[]
  /** Items to move to the top level: they were added after the order was placed, under a domain that was paid for. */
  readonly raised: readonly Item[]
  readonly isEmpty: boolean
}

/** Splits a cart after a payment. Items added after the order was placed stay in the cart. */
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
  /** Whether the cart has or ever had an item with this id: ids are never reused. */
  readonly isUsed: (id: string) => boolean
  readonly newId: () => string
  /** Reprices an extra for another package; null if that package does not offer it. */
  readonly extraUnder: (extra: Item, hosting: Item) => Item | null
}

/**
 * Merges two carts. Where both have an item of the same subject, the item of `from` replaces the other one, and the
 * children of the replaced item move under the replacement. Only replaced items and extras that the new package does
 * not offer are dropped. In the result, parents come before their children.
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

/** An extra is identified by its domain, not by ids, because a cart has one package per domain. */
function subjectOf(items: readonly ItemChoice[], item: ItemChoice): string {
  const kind = isExtra(items, item) ? `extra ${item.productSlug}` : item.type
  return `${kind} ${nameOfItem(item)}`
}

function withFreeIds<Item extends ItemChoice>(items: readonly Item[], rules: JoinRules<Item>): readonly Item[] {
  const ids = new Map<string | null, string>(items.map(({ id }) => [id, rules.isUsed(id) ? rules.newId() : id]))
  return items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id, parentId: ids.get(item.parentId) ?? null }))
}

/** Moves an item under another parent. It gets a new id, because ids are never reused. */
function movedUnder<Item extends ItemChoice>(
  parent: Item,
  item: Item,
  isExtraItem: boolean,
  rules: JoinRules<Item>,
): Item | null {
  const moved = isExtraItem ? rules.extraUnder(item, parent) : item
  return moved && { ...moved, id: rules.newId(), parentId: parent.id }
}

/** Three-year cost of a cart if its packages are paid monthly or yearly. */
export interface CostByTerm {
  /**
   * Billing term of the packages; null for the cart unchanged, if its packages offer no choice or have different terms.
   */
  readonly term: 'monthly' | 'yearly' | null
  readonly isChosen: boolean
  readonly items: readonly CartItem[]
  readonly cost: CostOfYears
}

/**
 * Compares billing terms. The result has one entry if there is no choice; otherwise monthly and yearly, preceded by the
 * unchanged cart if that is neither.
 */
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

/** All charges within three years, per year. */
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

/** Switches packages that are sold for this term, and their extras, to it; other items stay unchanged. */
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

/**
 * Reprices an item at today's price and records its former price if that differs.
 * @returns null if the item is no longer sold
 */
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

/** Number of discounted purchases a customer has made before, per product. */
export type DiscountsUsed = ReadonlyMap<string, number>

/** Applies limits on discounts per customer: items beyond the limit are charged the price without the discount. */
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

/** Products whose discount the customer may have used up. */
export function limitedProductsOf(items: readonly CartItem[]): readonly string[] {
  const limited = items.filter((item) => (limitOf(item) ?? item.discountLimit) !== undefined)
  return [...new Set(limited.map(({ productSlug }) => productSlug))]
}

function limitOf({ discounts }: Pick<CartItem, 'discounts'>): number | undefined {
  return discounts.find(({ maxPerCustomer }) => maxPerCustomer !== undefined)?.maxPerCustomer
}
