import type { Frequency } from '#domain/catalogue/frequency.ts'
import { type BasisPoints, type Cents, cents, sumOf, vatOn } from '#domain/money/money.ts'
import { chargeOf } from '#domain/catalogue/charge.ts'
import type { Price, PricedOption, PriceType } from '#domain/catalogue/price.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'

export interface DomainParameters {
  readonly sld: string
  readonly tld: string
  readonly transferCode?: string
}
export interface HostingParameters {
  readonly domain: string
}
export interface MovingParameters extends HostingParameters {
  readonly currentProvider?: string
  readonly wishes?: string
}

interface ChoiceFields {
  /** Made by the client, `[A-Za-z0-9_-]{1,64}`: also what makes a repeated wish recognisable. */
  readonly id: string
  readonly parentId: string | null
  readonly productSlug: string
  readonly priceType: PriceType
  readonly priceFrequency: Frequency | null
}
export interface DomainChoice extends ChoiceFields {
  readonly type: 'domain'
  readonly parameters: DomainParameters
}
export interface HostingChoice extends ChoiceFields {
  readonly type: 'hosting'
  readonly parameters: HostingParameters
}
export interface MovingChoice extends ChoiceFields {
  readonly type: 'movingService'
  readonly parameters: MovingParameters
}

/** What somebody wants; what it costs is for the catalogue to say. */
export type ItemChoice = DomainChoice | HostingChoice | MovingChoice

export type CartItem = ItemChoice & PricedOption & { readonly renewal: Price | null }

export type CartFault =
  | 'invalid_id'
  | 'id_reused'
  | 'unknown_parent'
  | 'wrong_parent'
  | 'too_deep'
  | 'domain_mismatch'
  | 'too_many_items'

export interface Totals {
  readonly subtotal: Cents
  readonly discount: Cents
  readonly vat: Cents
  /** Including VAT. */
  readonly total: Cents
  readonly vatRate: BasisPoints
}

export const maxItems = 100
export const maxDepth = 3

/** VAT is taken once, over the whole cart. */
export function totalsOf(items: readonly Pick<PricedOption, 'price' | 'discount'>[], vatRate: BasisPoints): Totals {
  const subtotal = sumOf(items.map((item) => chargeOf(item.price)))
  const discount = sumOf(items.map((item) => discountOfItem(item)))
  const net = cents(subtotal - discount)
  const vat = vatOn(net, vatRate)
  return { subtotal, discount, vat, total: cents(net + vat), vatRate }
}

/** Whatever the data says, an item never goes below zero. */
export function discountOfItem(item: Pick<PricedOption, 'price' | 'discount'>): Cents {
  return item.discount === undefined ? cents(0) : cents(Math.min(chargeOf(item.discount), chargeOf(item.price)))
}

export function nameOfItem(item: ItemChoice): string {
  return item.type === 'domain' ? `${item.parameters.sld}.${item.parameters.tld}` : item.parameters.domain
}

/** A package under a package is an extra: that is what the tree domain › hosting › extra means. */
export function isExtra(items: readonly ItemChoice[], item: ItemChoice): boolean {
  return item.type === 'hosting' && parentOf(items, item)?.type === 'hosting'
}

/** Two items of one subject are equivalent: the newer replaces the older. */
export function subjectOf(items: readonly ItemChoice[], item: ItemChoice): string {
  return isExtra(items, item) ? `extra ${item.parentId} ${item.productSlug}` : `${item.type} ${nameOfItem(item)}`
}

export function parentOf<Item extends ItemChoice>(items: readonly Item[], child: ItemChoice): Item | undefined {
  return child.parentId === null ? undefined : items.find((item) => item.id === child.parentId)
}

export function childrenOf<Item extends ItemChoice>(items: readonly Item[], parentId: string): readonly Item[] {
  return items.filter((item) => item.parentId === parentId)
}

/** 1 on top. */
export function depthOf(items: readonly ItemChoice[], item: ItemChoice): number {
  const parent = parentOf(items, item)
  return parent === undefined ? 1 : depthOf(items, parent) + 1
}

/** The item and all that hangs under it go together. */
export function withoutItem<Item extends ItemChoice>(items: readonly Item[], itemId: string): readonly Item[] {
  const gone = new Set([itemId])
  for (let grown = true; grown;) {
    const before = gone.size
    for (const item of items) if (item.parentId !== null && gone.has(item.parentId)) gone.add(item.id)
    grown = gone.size > before
  }
  return items.filter((item) => !gone.has(item.id))
}

/** The same wish again changes nothing; an equivalent item makes way, with all that hangs under it. */
export function withItem<Item extends ItemChoice>(
  items: readonly Item[],
  item: Item,
): Result<readonly Item[], CartFault> {
  const known = items.find((each) => each.id === item.id)
  if (known !== undefined) {
    return choiceKeyOf(known) === choiceKeyOf(item) ? ok(items) : fail('id_reused', { path: 'id' })
  }
  const misplaced = placeFaultOf(items, item)
  if (misplaced !== null) return misplaced
  const subject = subjectOf(items, item)
  const equivalent = items.find((each) => subjectOf(items, each) === subject)
  const kept = equivalent === undefined ? items : withoutItem(items, equivalent.id)
  return kept.length < maxItems ? ok([...kept, item]) : fail('too_many_items')
}

function placeFaultOf(items: readonly ItemChoice[], item: ItemChoice): Result<never, CartFault> | null {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(item.id)) return fail('invalid_id', { path: 'id' })
  if (item.parentId === null) return null
  const parent = parentOf(items, item)
  if (parent === undefined) return fail('unknown_parent', { path: 'parentId' })
  if (depthOf(items, parent) >= maxDepth) return fail('too_deep', { path: 'parentId' })
  if (!canHangUnder(item, parent, isExtra(items, parent))) return fail('wrong_parent', { path: 'parentId' })
  return nameOfItem(item) === nameOfItem(parent) ? null : fail('domain_mismatch', { path: 'parameters.domain' })
}

function canHangUnder(item: ItemChoice, parent: ItemChoice, parentIsExtra: boolean): boolean {
  if (item.type === 'domain') return false
  if (item.type === 'movingService') return parent.type === 'domain'
  return parent.type === 'domain' || (parent.type === 'hosting' && !parentIsExtra)
}

/** Equal for the same choice and no other, whatever its id. */
export function choiceKeyOf(item: ItemChoice): string {
  const { type, parentId, productSlug, priceType, priceFrequency } = item
  const parameters = Object.entries(item.parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([type, parentId, productSlug, priceType, priceFrequency, parameters])
}
