import { type CartItem, childrenOf, firstMonthsOf, isExtra, type ItemChoice, parentOf, yearsOf } from './cart.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { hostNameOf, type NameFault, orderableNameOf } from '#domain/names/domain-name.ts'
import { maxYearsOf, productOfExtension, tldOfSlug } from '#domain/catalogue/extension.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { chargeOf } from '#domain/catalogue/charge.ts'
import { type CostOfYears, costOfYearsOf } from '#domain/catalogue/plan-prices.ts'
import { netOf, overTerms, type Price, pricedOn, type PricedOption } from '#domain/catalogue/price.ts'
import type { BasisPoints } from '#domain/money/money.ts'
import { isChildOnly, optionOf, type Product, renewalOf } from '#domain/catalogue/product.ts'
import { fail, type Failure, ok, type Result } from '#domain/basics/result.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'

export type ChoiceFault =
  | NameFault
  | 'unknown_product'
  | 'unknown_price_option'
  | 'requires_parent'
  | 'wrong_parent'
  | 'tld_mismatch'
  | 'years_not_sold'

/** Products of domain names are derived from their extensions. Maps, so that `constructor` is no product. */
export function productOf(catalogue: Pick<Catalogue, 'products' | 'extensions'>, slug: string): Product | undefined {
  const tld = tldOfSlug(slug)
  if (tld === null) return catalogue.products.get(slug)
  const extension = catalogue.extensions.get(tld)
  return extension && productOfExtension(extension)
}

/** The only way from a choice to a priced item. Its place in the cart is checked by `withItem`. */
export function pricedItemOf(
  catalogue: Catalogue,
  choice: ItemChoice,
  items: readonly ItemChoice[],
  date: IsoDate,
): Result<CartItem, ChoiceFault> {
  const product = productOf(catalogue, choice.productSlug)
  if (product === undefined || product.type !== choice.type) return fail('unknown_product', { path: 'productSlug' })
  const option = choice.priceType === 'renewal' ? undefined : optionOf(product, choice.priceType, choice.priceFrequency)
  const priced = option && pricedOn(option, date)
  if (!option || !priced) return fail('unknown_price_option', { path: pathOfOptionFault(product, choice) })
  const misplaced = parentFaultOf(product, choice, items)
  if (misplaced !== null) return misplaced
  const named = withNormalName(catalogue, choice)
  if (!named.ok) return named
  const listed = listedPriceOf(catalogue, named.value, date)
  return listed ? ok({ ...named.value, ...listed }) : fail('years_not_sold', { path: 'parameters.years' })
}

type PricedChoice = Pick<ItemChoice, 'productSlug' | 'priceType' | 'priceFrequency' | 'parameters'>

/** What the catalogue says of a choice on a day. */
export type ListedPrice = PricedOption & Pick<CartItem, 'renewal' | 'maxYears'>

/** Null: not sold on that day, or not for so many years. */
export function listedPriceOf(
  catalogue: Pick<Catalogue, 'products' | 'extensions'>,
  choice: PricedChoice,
  date: IsoDate,
): ListedPrice | null {
  const product = productOf(catalogue, choice.productSlug)
  const option = product && optionOf(product, choice.priceType, choice.priceFrequency)
  const priced = option && pricedOn(option, date)
  if (!product || !option || !priced) return null
  const renewal = renewalOf(product, option, date)
  const extension = catalogue.extensions.get(tldOfSlug(choice.productSlug) ?? '')
  if (!extension) return { ...priced, renewal }
  const years = yearsOf(choice) ?? extension.minYears
  // A name that moves here brings its own term.
  const maxYears = choice.priceType === 'purchase' ? maxYearsOf(extension) : extension.minYears
  if (!Number.isInteger(years) || years < extension.minYears || years > maxYears) return null
  const terms = years - extension.minYears + 1
  return { ...overTerms(priced, renewal, terms), renewal, ...(maxYears > extension.minYears && { maxYears }) }
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

function pathOfOptionFault(product: Product, choice: ItemChoice): string {
  const isOffered = choice.priceType !== 'renewal' && product.options.some((option) => option.type === choice.priceType)
  return isOffered ? 'priceFrequency' : 'priceType'
}

/** An extra needs a parent package that offers it, with the same frequency; nothing else can be under a package. */
function parentFaultOf(
  product: Product,
  choice: ItemChoice,
  items: readonly ItemChoice[],
): Failure<ChoiceFault> | null {
  if (isChildOnly(product) && choice.parentId === null) return fail('requires_parent', { path: 'parentId' })
  const parent = parentOf(items, choice)
  if (parent === undefined || isExtra(items, parent)) return null
  if (!isChildOnly(product)) {
    return product.type === 'hosting' && parent.type === 'hosting' ? fail('wrong_parent', { path: 'parentId' }) : null
  }
  if (!product.parents?.includes(parent.productSlug)) return fail('wrong_parent', { path: 'parentId' })
  const follows = parent.priceFrequency === choice.priceFrequency
  return follows ? null : fail('unknown_price_option', { path: 'priceFrequency' })
}

function withNormalName(catalogue: Catalogue, choice: ItemChoice): Result<ItemChoice, ChoiceFault> {
  if (choice.type === 'domain') {
    const name = orderableNameOf(choice.parameters.sld, choice.parameters.tld, catalogue)
    if (!name.ok) return { ...name, path: `parameters.${name.path ?? 'sld'}` }
    const { sld, tld } = name.value
    if (tldOfSlug(choice.productSlug) !== tld) return fail('tld_mismatch', { path: 'parameters.tld' })
    const { years, ...parameters } = choice.parameters
    const isShortest = years === undefined || years === catalogue.extensions.get(tld)?.minYears
    return ok({ ...choice, parameters: { ...parameters, sld, tld, ...(!isShortest && { years }) } })
  }
  const domain = hostNameOf(choice.parameters.domain, catalogue)
  if (!domain.ok) return { ...domain, path: 'parameters.domain' }
  return ok({ ...choice, parameters: { ...choice.parameters, domain: domain.value } })
}

/** Slugs of the extras that stay available when a package is replaced by another package or term. */
export function extrasKeptWith(
  catalogue: Pick<Catalogue, 'products'>,
  items: readonly ItemChoice[],
  replacedId: string,
  next: { readonly productSlug: string; readonly priceFrequency: Frequency | null },
): readonly string[] {
  return childrenOf(items, replacedId)
    .map((extra) => extra.productSlug)
    .filter((slug) => {
      const product = catalogue.products.get(slug)
      return product?.parents?.includes(next.productSlug) && optionOf(product, 'purchase', next.priceFrequency)
    })
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
