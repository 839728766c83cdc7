import {
  type CartItem,
  childrenOf,
  type DomainParameters,
  isExtra,
  type ItemChoice,
  parentOf,
  type PremiumPrice,
  yearsOf,
} from './cart.ts'
import { type ForwardFault, forwardTargetOf } from './forward-target.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { hostNameOf, type NameFault, orderableNameOf } from '#core/names/domain-name.ts'
import {
  normalTransferCode,
  type TransferCodeFault,
  transferCodeFaultOf,
  transferFamilyOf,
} from '#core/names/transfers.ts'
import { maxYearsOf, productOfExtension, tldOfSlug } from '#core/catalogue/extension.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { overTerms, type Price, pricedOn, type PricedOption } from '#core/catalogue/price.ts'
import { isChildOnly, optionOf, type Product, renewalOf } from '#core/catalogue/product.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import type { Cents } from '#core/money/money.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'

export type ChoiceFault =
  | NameFault
  | 'unknown_product'
  | 'unknown_price_option'
  | 'requires_parent'
  | 'wrong_parent'
  | 'tld_mismatch'
  | 'years_not_sold'
  | ForwardFault
  | 'premium_name'
  | TransferCodeFault

/**
 * Finds a product; products of domain names are derived from their extensions. Maps are used so that `constructor` is
 * not a product.
 */
export function productOf(catalogue: Pick<Catalogue, 'products' | 'extensions'>, slug: string): Product | undefined {
  const tld = tldOfSlug(slug)
  if (tld === null) return catalogue.products.get(slug)
  const extension = catalogue.extensions.get(tld)
  return extension && productOfExtension(extension)
}

/** The only way to price a choice. `withItem` checks its place in the cart. */
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
  if (listed) return ok({ ...named.value, ...listed })
  return isPremium(named.value) && yearsOf(named.value) === undefined
    ? fail('premium_name', { path: 'parameters.premium' })
    : fail('years_not_sold', { path: 'parameters.years' })
}

type PricedChoice = Pick<ItemChoice, 'productSlug' | 'priceType' | 'priceFrequency' | 'parameters'>

/** Catalogue price of a choice on a day. */
export type ListedPrice = PricedOption & Pick<CartItem, 'renewal' | 'maxYears'>

function isPremium<Choice extends PricedChoice>(
  choice: Choice,
): choice is Choice & { readonly parameters: DomainParameters } {
  return 'premium' in choice.parameters
}

function perYear(amount: Cents): Price {
  return { amount, periodical: amount }
}

/**
 * Price of a premium name, which is always registered for one year.
 * @returns null if the price is unknown
 */
function premiumPriceOf({ premiumPrice, years }: DomainParameters): ListedPrice | null {
  if (premiumPrice === undefined || years !== undefined) return null
  const { firstYear, renewal } = premiumPrice
  return { price: perYear(firstYear), discounts: [], renewal: perYear(renewal) }
}

/** How long a premium price stays valid while its source cannot be asked again. */
export const premiumOfferMs = 15 * 60_000

/**
 * Whether the premium status or price of a name in the cart has changed. `changed`: the buyer must see the new price
 * first. `unpriced`: the name is premium but its price is unknown.
 */
export function premiumChangeOf(
  { premiumPrice }: Pick<DomainParameters, 'premiumPrice'>,
  found: { readonly isPremium: boolean; readonly price?: PremiumPrice | undefined } | null,
  now: Date,
): 'none' | 'changed' | 'unpriced' {
  if (found === null) {
    const isOffered = premiumPrice && now.getTime() - Date.parse(premiumPrice.checkedAt) <= premiumOfferMs
    return premiumPrice === undefined || isOffered ? 'none' : 'unpriced'
  }
  if (!found.isPremium) return premiumPrice === undefined ? 'none' : 'changed'
  if (found.price === undefined) return 'unpriced'
  const { firstYear, renewal } = found.price
  return premiumPrice?.firstYear === firstYear && premiumPrice.renewal === renewal ? 'none' : 'changed'
}

/** @returns null if the choice is not sold on that day or for that term, or if a premium price is unknown */
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
  if (isPremium(choice)) {
    return choice.priceType === 'purchase' && extension.minYears === 1 ? premiumPriceOf(choice.parameters) : null
  }
  const years = yearsOf(choice) ?? extension.minYears
  // A transferred name keeps its current term.
  const maxYears = choice.priceType === 'purchase' ? maxYearsOf(extension) : extension.minYears
  if (!Number.isInteger(years) || years < extension.minYears || years > maxYears) return null
  const terms = years - extension.minYears + 1
  return { ...overTerms(priced, renewal, terms), renewal, ...(maxYears > extension.minYears && { maxYears }) }
}

function pathOfOptionFault(product: Product, choice: ItemChoice): string {
  const isOffered = choice.priceType !== 'renewal' && product.options.some((option) => option.type === choice.priceType)
  return isOffered ? 'priceFrequency' : 'priceType'
}

/**
 * Checks the parent: an extra needs a package that offers it, at the same frequency; nothing else can be under a
 * package.
 */
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
    const { years, forwardTo, transferCode, ...parameters } = choice.parameters
    const forward = forwardTo === undefined ? undefined : forwardTargetOf(forwardTo, `${sld}.${tld}`)
    if (forward?.ok === false) return { ...forward, path: 'parameters.forwardTo' }
    const family = transferFamilyOf(tld)
    const code = normalTransferCode(family, transferCode ?? '')
    const fault = code === '' ? null : transferCodeFaultOf(family, code)
    if (fault !== null) return fail(fault, { path: 'parameters.transferCode' })
    const isShortest = years === undefined || years === catalogue.extensions.get(tld)?.minYears
    const chosen = {
      ...(!isShortest && { years }),
      ...(forward && { forwardTo: forward.value }),
      ...(code !== '' && { transferCode: code }),
    }
    return ok({ ...choice, parameters: { ...parameters, sld, tld, ...chosen } })
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
