import { type Column, columns } from './columns.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { type Extension, maxYearsOf, productOfExtension } from '#core/catalogue/extension.ts'
import { maxYears } from '#core/catalogue/frequency.ts'
import { tldOf } from '#core/names/domain-name.ts'
import { unicodeLabelOf } from '#core/names/domain-label.ts'
import { type Product, renewalOf } from '#core/catalogue/product.ts'
import { type IsoDate, isIsoDate } from '#core/time/iso-date.ts'
import { type Discount, frequencyOfOption, type PriceOption } from '#core/catalogue/price.ts'
import { locales, type LocalizedText } from '#core/locale/locale.ts'

/** Lists instead of maps, because a map would hide duplicates. */
export interface CatalogueSource extends Pick<Catalogue, 'featured' | 'groups' | 'closedSuffixes'> {
  readonly products: readonly Product[]
  readonly extensions: readonly Extension[]
}

/** All faults of the catalogue, each starting with the name of the item at fault. */
export function catalogueFaultsOf(source: CatalogueSource): readonly string[] {
  return [
    ...twiceIn(source.products.map((product) => product.slug)),
    ...twiceIn(source.extensions.map((extension) => `.${extension.tld}`)),
    ...source.products.flatMap((product) => productFaultsOf(product, source.products)),
    ...source.extensions.flatMap((extension) => extensionFaultsOf(extension, source.closedSuffixes)),
    ...source.products.flatMap((product) => columnFaultsOf(product)),
    ...shrinkingColumnsOf(source.products),
    ...danglingExtensionsOf(source),
  ]
}

function productFaultsOf(product: Product, products: readonly Product[]): readonly string[] {
  const { slug } = product
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && !slug.startsWith('domain-')
  return [
    ...(isSlug ? [] : [`${slug}: not a slug for a product`]),
    ...textFaultsOf(product),
    ...optionFaultsOf(product),
    ...parentFaultsOf(product, products),
  ]
}

/** Checks the columns that tables and texts about packages depend on. */
function columnFaultsOf({ slug, type, limits, parents }: Product): readonly string[] {
  const numbers = Object.entries(limits).filter(([, value]) => typeof value === 'number')
  const hasSite = (limits.sites ?? limits.shops ?? limits.accounts) !== undefined
  const isPackage = type === 'hosting' && parents === undefined
  const needed: readonly Column[] = [
    ...(isPackage ? (['controlPanel', 'ipv6'] as const) : []),
    ...(isPackage && hasSite ? (['storageGb', 'trafficGb', 'backupDays', 'certificate', 'updates'] as const) : []),
    ...(isPackage && !hasSite ? (['mailboxes'] as const) : []),
    ...(isPackage && limits.mailboxes !== undefined ? (['mailboxGb'] as const) : []),
    ...(isPackage && limits.backupDays !== undefined ? (['restore'] as const) : []),
    ...(isPackage && limits.databases !== undefined ? (['database'] as const) : []),
  ]
  return [
    ...Object.keys(limits)
      .filter((column) => !Object.hasOwn(columns, column))
      .map((column) => `${slug}: the column ${column} has no words`),
    ...numbers
      .filter(([, value]) => !Number.isSafeInteger(value) || Number(value) < 1)
      .map(([column, value]) => `${slug}: ${column} cannot be ${String(value)}`),
    ...needed.filter((column) => limits[column] === undefined).map((column) => `${slug}: does not say its ${column}`),
  ]
}

/** Within a family, packages are ordered by size, and no limit of a larger package is lower. */
function shrinkingColumnsOf(products: readonly Product[]): readonly string[] {
  const packages = products.filter(({ type, parents }) => type === 'hosting' && parents === undefined)
  return packages.flatMap((larger, index) => {
    const smaller = packages[index - 1]
    if (smaller?.family !== larger.family) return []
    return (Object.keys(smaller.limits) as Column[])
      .filter((column) => amountOf(larger, column) < amountOf(smaller, column))
      .map((column) => `${larger.slug}: has less ${column} than ${smaller.slug}`)
  })
}

function amountOf({ limits }: Product, column: Column): number {
  const value = limits[column]
  if (value === null) return Number.POSITIVE_INFINITY
  return typeof value === 'number' ? value : Number(value !== undefined && value !== false)
}

/** An extra must be sold at every frequency at which its parents are sold. */
function parentFaultsOf(extra: Product, products: readonly Product[]): readonly string[] {
  return (extra.parents ?? []).flatMap((slug) => {
    const parent = products.find((product) => product.slug === slug)
    if (parent === undefined) return [`${extra.slug}: its parent ${slug} does not exist`]
    if (parent.parents !== undefined) return [`${extra.slug}: its parent ${slug} is an extra itself`]
    return parent.options
      .map((option) => option.recurring?.frequency)
      .filter((frequency) => !extra.options.some((option) => option.recurring?.frequency === frequency))
      .map((frequency) => `${extra.slug}: has no ${frequency} price, as its parent ${slug} has`)
  })
}

function extensionFaultsOf(extension: Extension, closed: ReadonlySet<string>): readonly string[] {
  const culprit = `.${extension.tld}`
  const product = productOfExtension(extension)
  const isNormal = tldOf(extension.tld) === extension.tld
  const unicode = extension.tld.split('.').map(unicodeLabelOf).join('.')
  return [
    ...(isNormal ? [] : [`${culprit}: not a lower-case A-label`]),
    ...(unicode === extension.unicode ? [] : [`${culprit}: is written ${unicode}, not ${extension.unicode}`]),
    ...(isTermOf(extension) ? [] : [`${culprit}: is not sold for ${maxYearsOf(extension)} years`]),
    ...(closed.has(extension.tld) ? [`${culprit}: is closed, and for sale`] : []),
    ...textFaultsOf({ ...product, slug: culprit }),
    ...optionFaultsOf({ ...product, slug: culprit }),
  ]
}

/** An extension with terms of several years also sells one year, and no registry sells more than ten. */
function isTermOf(extension: Extension): boolean {
  const years = maxYearsOf(extension)
  return years === extension.minYears || (extension.minYears === 1 && years > 1 && years <= maxYears)
}

function danglingExtensionsOf({ extensions, featured, groups }: CatalogueSource): readonly string[] {
  const soldTlds = new Set(extensions.map((extension) => extension.tld))
  return Object.entries({ featured, ...groups }).flatMap(([list, perLanguage]) =>
    Object.entries(perLanguage).flatMap(([language, tlds]) => [
      ...tlds
        .filter((tld) => !soldTlds.has(tld))
        .map((tld) => `.${tld}: in the list ${list} (${language}), not for sale`),
      ...twiceIn(tlds).map((fault) => `.${fault} (${list}, ${language})`),
    ]),
  )
}

function twiceIn(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}: is there twice`)
}

function optionFaultsOf(product: Product): readonly string[] {
  const kinds = product.options.map((option) => `${option.type} ${frequencyOfOption(option)}`)
  const doubled = kinds.filter((kind, index) => kinds.indexOf(kind) !== index)
  return [
    ...(product.options.length === 0 ? [`${product.slug}: has no price`] : []),
    ...doubled.map((kind) => `${product.slug}: has two prices ${kind}`),
    ...product.options.flatMap((option) => [
      ...historyFaultsOf(product.slug, option),
      ...(option.discounts.some((one) => one.maxPerCustomer !== undefined && isBesideAnother(one, option.discounts))
        ? [`${product.slug}: a discount with a limit beside another`]
        : []),
      ...option.discounts.flatMap((discount) => discountFaultsOf(product.slug, option, discount)),
      ...renewalFaultsOf(product, option),
    ]),
  ]
}

/** Whether two discounts overlap. Discounts ended by a release are over before the next one begins. */
function isBesideAnother(one: Discount, discounts: readonly Discount[]): boolean {
  return discounts.some(
    (other) => other !== one && (other.from ?? '') <= (one.until ?? '9') && (one.from ?? '') <= (other.until ?? '9'),
  )
}

function historyFaultsOf(slug: string, { history }: PriceOption): readonly string[] {
  const days: readonly IsoDate[] = history.map((dated) => dated.from)
  const isInOrder = days.every((day, index) => isIsoDate(day) && (days[index - 1] ?? '') < day)
  return [
    ...(history.length === 0 ? [`${slug}: a price without an amount`] : []),
    ...(isInOrder ? [] : [`${slug}: its price history is not in order`]),
    ...history
      .filter(({ charge }) => !Number.isSafeInteger(charge) || charge < 0)
      .map(({ charge }) => `${slug}: ${charge} is not an amount in whole cents`),
  ]
}

function discountFaultsOf(slug: string, option: PriceOption, discount: Discount): readonly string[] {
  const size = discount.amount ?? discount.percentage
  const most = discount.percentage === undefined ? lowestWhile(option, discount) : 10_000
  return [
    ...(Number.isSafeInteger(size) && size > 0 ? [] : [`${slug}: ${size} is not a discount`]),
    ...(size > most ? [`${slug}: a discount above its price`] : []),
    ...(option.type === 'transfer' ? [`${slug}: a discount on a transfer`] : []),
  ]
}

/** The lowest list price during a discount. */
function lowestWhile({ history }: PriceOption, { from = '0000-01-01', until = '9999-12-31' }: Discount): number {
  const met = history.filter((dated, index) => {
    const next = history[index + 1]
    return dated.from <= until && (next === undefined || from < next.from)
  })
  return Math.min(...met.map(({ charge }) => charge))
}

/** A recurring option needs a renewal price from its first day on. */
function renewalFaultsOf(product: Product, option: PriceOption): readonly string[] {
  const [first] = option.history
  if (option.recurring === undefined || first === undefined) return []
  const isKnown = renewalOf(product, option, first.from) !== null
  return isKnown ? [] : [`${product.slug}: a ${option.type} price without a renewal price`]
}

/** All texts of a product must exist in every language. */
function textFaultsOf(product: Product): readonly string[] {
  const texts: readonly (readonly [string, LocalizedText])[] = [
    ['name', product.name],
    ['title', product.title],
    ['summary', product.summary],
    ...product.features.map((feature, index) => [`feature ${index + 1}`, feature] as const),
    ...product.options.flatMap((option) => option.discounts.map((discount) => ['discount', discount.label] as const)),
  ]
  return texts.flatMap(([what, text]) =>
    locales
      .filter((locale) => !Object.hasOwn(text, locale) || text[locale].trim() === '')
      .map((locale) => `${product.slug}: no ${what} in ${locale}`),
  )
}
