import type { IsoDate } from '#core/time/iso-date.ts'
import type { CartItem, ItemChoice } from '#core/cart/cart.ts'
import { type MovedThing, movingParametersOf } from '#core/cart/moving-intake.ts'
import { extrasKeptWith, pricedItemOf } from '#core/cart/order-choice.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { optionOf, type Product } from '#core/catalogue/product.ts'
import type { BasisPoints } from '#core/money/money.ts'
import type { DomainName, ExtensionTable } from '#core/names/domain-name.ts'
import { newItemId } from '#web/cart/item-ids.ts'
import { nameChoiceOf } from '#web/order/domains/name-choice.ts'
import type { HostedName } from './hosted-names.ts'

export interface PricingContext {
  readonly catalogue: Catalogue
  readonly date: IsoDate
  readonly vatRate: BasisPoints
  readonly items: readonly CartItem[]
}

/** Items for a registration or transfer; empty if the extension is not sold. */
export function nameItemsOf(
  pricing: PricingContext,
  table: ExtensionTable,
  name: DomainName,
  priceType: 'purchase' | 'transfer',
): readonly CartItem[] {
  const extension = table.extensions.get(name.tld)
  if (!extension) return []
  const choice: ItemChoice = { ...nameChoiceOf(name, extension, priceType), id: newItemId() }
  const item = pricedItemOf({ ...pricing.catalogue, ...table }, choice, pricing.items, pricing.date)
  return item.ok ? [item.value] : []
}

/** Items for a package, with the extras of the replaced package that the new one also allows. */
export function packageItemsOf(
  pricing: PricingContext,
  { name, domain, hosting }: Pick<HostedName, 'name' | 'domain' | 'hosting'>,
  product: Product,
  frequency: Frequency,
): readonly CartItem[] {
  const choice: ItemChoice = {
    ...newHosting(name, domain?.id ?? null, product.slug),
    priceFrequency: frequency,
  }
  const chosen = pricedItemOf(pricing.catalogue, choice, pricing.items, pricing.date)
  if (!chosen.ok) return []
  const keptExtras = hosting ? extrasKeptWith(pricing.catalogue, pricing.items, hosting.id, chosen.value) : []
  return [chosen.value, ...keptExtras.flatMap((slug) => extraItemsOf(pricing, chosen.value, slug))]
}

/** An extra has the same term as its package. */
export function extraItemsOf(pricing: PricingContext, parent: CartItem, slug: string): readonly CartItem[] {
  if (parent.type !== 'hosting') return []
  const choice: ItemChoice = {
    ...newHosting(parent.parameters.domain, parent.id, slug),
    priceFrequency: parent.priceFrequency,
  }
  const extra = pricedItemOf(pricing.catalogue, choice, [...pricing.items, parent], pricing.date)
  return extra.ok ? [extra.value] : []
}

export function movingItemsOf(
  pricing: PricingContext,
  { name, domain }: Pick<HostedName, 'name' | 'domain'>,
  service: Pick<Product, 'slug'>,
  moves: MovedThing | null = null,
): readonly CartItem[] {
  const choice: ItemChoice = {
    id: newItemId(),
    parentId: domain?.id ?? null,
    type: 'movingService',
    parameters: movingParametersOf(name, { provider: '', moves, wishes: '' }),
    productSlug: service.slug,
    priceType: 'purchase',
    priceFrequency: null,
  }
  const moving = pricedItemOf(pricing.catalogue, choice, pricing.items, pricing.date)
  return moving.ok ? [moving.value] : []
}

/** Every package that is sold for the other term too, with its extras. */
export function termChangeItemsOf(
  pricing: PricingContext,
  names: readonly HostedName[],
  frequency: Frequency,
): readonly CartItem[] {
  return names.flatMap((hosted) => {
    const product = hosted.hosting && pricing.catalogue.products.get(hosted.hosting.productSlug)
    if (!product || hosted.hosting?.priceFrequency === frequency) return []
    return optionOf(product, 'purchase', frequency) ? packageItemsOf(pricing, hosted, product, frequency) : []
  })
}

function newHosting(domain: string, parentId: string | null, productSlug: string) {
  const parameters = { domain }
  return { id: newItemId(), parentId, type: 'hosting', parameters, productSlug, priceType: 'purchase' } as const
}
