import { isExtra, nameOfItem, parentOf, type PremiumPrice } from '#core/cart/cart.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { cents } from '#core/money/money.ts'
import type { PriceType } from '#core/catalogue/price.ts'
import type { DnsChoice } from '#core/names/name-servers.ts'
import type { StoredItem } from './cart-ports.ts'

/** Parameters beside the name. */
interface Details extends DnsChoice {
  readonly years?: number
  readonly holderId?: string
  readonly forwardTo?: string
  readonly premium?: true
  readonly premiumPrice?: PremiumPrice
  readonly sealedTransferCode?: string
  /** Of a release that did not seal them. */
  readonly transferCode?: string
  readonly currentProvider?: string
  readonly wishes?: string
}

/** The columns of cart_items that are read, in this order. */
export const itemColumns =
  'id, type, name, product_slug, price_type, price_frequency, details, parent, last_shown_cents, position'

export type ItemRow = [
  id: string,
  type: StoredItem['type'],
  name: string,
  productSlug: string,
  priceType: PriceType,
  priceFrequency: Frequency | null,
  details: Details | null,
  parent: string | null,
  lastShownCents: number,
  position: number,
]

/** In the order they were added; a parent is named by its subject, which is its type and its name. */
export function itemsOf(rows: readonly ItemRow[]): readonly StoredItem[] {
  const inOrder = rows.length > 1 ? rows.toSorted((one, other) => one[9] - other[9]) : rows
  const ids = new Map<string, string>()
  for (const [id, type, name, , , , , parent] of inOrder) {
    if (!parent?.startsWith('hosting ')) ids.set(`${type} ${name}`, id)
  }
  return inOrder.map((row) => itemOf(row, row[7] === null ? null : (ids.get(row[7]) ?? null)))
}

function itemOf(row: ItemRow, parentId: string | null): StoredItem {
  const [id, type, name, productSlug, priceType, priceFrequency, details, , lastShownCents] = row
  const kept = { id, parentId, productSlug, priceType, priceFrequency, lastShownPrice: cents(lastShownCents) }
  if (type === 'hosting') return { ...kept, type, parameters: { domain: name } }
  if (type === 'movingService') return { ...kept, type, parameters: { domain: name, ...details } }
  const tld = tldOfSlug(productSlug) ?? ''
  return { ...kept, type, parameters: { sld: name.slice(0, -1 - tld.length), tld, ...details } }
}

/** What is written of an item, beside its cart and its position. */
export function rowOf(items: readonly StoredItem[], item: StoredItem) {
  const name = nameOfItem(item)
  const parent = parentOf(items, item)
  return {
    item_id: item.id,
    type: item.type,
    name,
    product_slug: item.productSlug,
    price_type: item.priceType,
    price_frequency: item.priceFrequency,
    details: detailsOf(item),
    subject: isExtra(items, item) ? `extra ${name} ${item.productSlug}` : `${item.type} ${name}`,
    parent: parent === undefined ? null : `${parent.type} ${name}`,
    last_shown_cents: item.lastShownPrice,
  }
}

/** A change that adds nothing. */
export const noItem: { readonly [Column in keyof ReturnType<typeof rowOf>]: null } = {
  item_id: null,
  type: null,
  name: null,
  product_slug: null,
  price_type: null,
  price_frequency: null,
  details: null,
  subject: null,
  parent: null,
  last_shown_cents: null,
}

function detailsOf(item: StoredItem): string | null {
  const { sld: _sld, tld: _tld, domain: _domain, ...details }: Record<string, unknown> = { ...item.parameters }
  return Object.keys(details).length > 0 ? JSON.stringify(details) : null
}
