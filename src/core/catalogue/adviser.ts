import type { IsoDate } from '#core/time/iso-date.ts'
import { basisPoints, type Cents, cents, noCents, sumOf } from '#core/money/money.ts'
import { costOverMonthsOf, planPricesOf } from './plan-prices.ts'
import {
  isChildOnly,
  type Limits,
  optionOf,
  type PackageFamily,
  type Product,
  type UnpricedProduct,
} from './product.ts'

export const terms = ['monthly', 'yearly'] as const
export type Term = (typeof terms)[number]

/** Falls back to the yearly term for products that are not sold monthly. */
export function frequencyFor(product: Product, term: Term): Term {
  return term === 'monthly' && optionOf(product, 'purchase', 'monthly') ? 'monthly' : 'yearly'
}

/** Cost by which packages are compared; null if a package is not on sale. */
export type CostOf = (product: Product) => Cents | null

/** Compares packages by all charges within three years, without VAT. */
export function threeYearNetOf(term: Term, date: IsoDate): CostOf {
  return (product) => {
    const frequency = frequencyFor(product, term)
    const prices = planPricesOf(product, { frequency }, date, basisPoints(0))
    if (!prices) return null
    const charges = { firstTerm: prices.firstTerm.excl, renewal: prices.renewal?.excl ?? noCents }
    return costOverMonthsOf(frequency, 36, charges)
  }
}

/** Purposes for which a visitor may want a domain name. */
export const wants = ['site', 'siteMail', 'mail', 'name', 'move'] as const
export type Want = (typeof wants)[number]

/** Whether a package serves a purpose. An existing site can be moved to PHP hosting, but not to a site builder. */
export function fulfils(product: UnpricedProduct, want: Want): boolean {
  if (isChildOnly(product)) return false
  const { limits } = product
  const hasSite = (limits.sites ?? limits.shops ?? limits.accounts) !== undefined
  switch (want) {
    case 'site':
      return hasSite
    case 'siteMail':
      return hasSite && limits.mailboxes !== undefined
    case 'move':
      return hasSite && limits.phpVersions !== undefined
    case 'mail':
      return limits.mailboxes !== undefined && limits.accounts === undefined
    case 'name':
      return false
  }
}

/**
 * E-mail packages, plus the cheapest other package that has at least as many mailboxes as one of them for less;
 * smallest first.
 */
export function mailPackagesOf(products: readonly Product[], costOf: CostOf): readonly Product[] {
  const own = products.filter(({ family }) => family === 'email')
  const isBetter = (other: Product) =>
    own.some(
      (mailPackage) =>
        isCheaper(other, mailPackage, costOf) && holds(other.limits.mailboxes, mailPackage.limits.mailboxes),
    )
  const better = products.filter(
    (product) => product.family !== 'email' && fulfils(product, 'mail') && isBetter(product),
  )
  const other = cheapestOf(better, costOf)
  const all = [...own, ...(other ? [other] : [])]
  return all.toSorted((one, next) => (costOf(one) ?? 0) - (costOf(next) ?? 0))
}

export const siteKinds = ['own', 'wordpress', 'builder', 'shop', 'mail'] as const
export type SiteKind = (typeof siteKinds)[number]
export const siteCounts = ['one', 'few', 'more'] as const
export type SiteCount = (typeof siteCounts)[number]
export const siteUses = ['little', 'steady', 'much', 'unknown'] as const
export type SiteUse = (typeof siteUses)[number]

export interface Answers {
  readonly kind: SiteKind
  readonly sites: SiteCount
  readonly use: SiteUse
}

export interface Advice {
  readonly product: Product
  /** More than one in families whose packages host one site each. */
  readonly packages: number
  /** Reason why the next smaller package is insufficient; null for the smallest. */
  readonly because: 'sites' | 'mailboxes' | null
  /** The next larger package. */
  readonly larger: Product | undefined
  /** A package of the requested family that was not advised, because it costs more or even the largest is too small. */
  readonly insteadOf: { readonly product: Product; readonly is: 'dearer' | 'tooSmall' } | undefined
}

const families: Readonly<Record<SiteKind, PackageFamily>> = {
  own: 'webhosting',
  wordpress: 'wordpress',
  builder: 'website',
  shop: 'webshop',
  mail: 'email',
}
/** Upper bound of each answer, so that the advice is sufficient for everyone who gives that answer. */
const maxSites: Readonly<Record<SiteCount, number>> = { one: 1, few: 3, more: 10 }
/** `unknown` starts small, because upgrading is always possible. */
const maxMailboxes: Readonly<Record<SiteUse, number>> = { little: 1, steady: 5, much: 25, unknown: 1 }

interface Need {
  readonly sites: number
  readonly mailboxes: number
}

/** The cheapest sufficient package; mail alone may come from any family. Products are sorted by size within a family. */
export function adviceFor(
  products: readonly Product[],
  { kind, sites, use }: Answers,
  costOf: CostOf,
): Advice | undefined {
  const family = products.filter((product) => product.family === families[kind])
  const requestedSites = kind === 'mail' ? 0 : maxSites[sites]
  const isOneEach = family.every(({ limits }) => (limits.sites ?? limits.shops ?? 0) <= 1)
  const need: Need = { sites: isOneEach ? Math.min(requestedSites, 1) : requestedSites, mailboxes: maxMailboxes[use] }

  const isEnough = (product: Product) => shortageOf(product, need) === null
  const possible = kind === 'mail' ? products.filter((product) => fulfils(product, 'mail')) : family
  const product = cheapestOf(possible.filter(isEnough), costOf)
  if (!product) return undefined
  const sizes = products.filter((each) => each.family === product.family)
  const smaller = sizes[sizes.indexOf(product) - 1]
  const own = cheapestOf(family.filter(isEnough), costOf)
  const passed = own ?? family.at(-1)
  return {
    product,
    packages: isOneEach ? Math.max(requestedSites, 1) : 1,
    because: smaller ? shortageOf(smaller, need) : null,
    larger: sizes[sizes.indexOf(product) + 1],
    insteadOf:
      passed && passed.family !== product.family ? { product: passed, is: own ? 'dearer' : 'tooSmall' } : undefined,
  }
}

/** The limit that is too low; limits that a package does not have are ignored. */
export function shortageOf({ limits }: Product, need: Need): 'sites' | 'mailboxes' | null {
  if ((limits.sites ?? limits.shops ?? need.sites) < need.sites) return 'sites'
  const { mailboxes = null } = limits
  return mailboxes !== null && mailboxes < need.mailboxes ? 'mailboxes' : null
}

/** A package in the cart with the extras under it. */
export interface TakenPackage {
  readonly product: Product
  readonly extras: readonly Product[]
}

/** Limits that add up when packages are combined, and limits that the combined package must meet individually. */
const summed = ['sites', 'shops', 'storageGb', 'mailboxes'] as const satisfies readonly (keyof Limits)[]
const individual = ['mailboxGb', 'backupDays'] as const satisfies readonly (keyof Limits)[]

export interface SameForLess {
  /** A package with everything in the chosen packages and in their extras that add to a limit. */
  readonly product: Product
  /** Saving over three years, without VAT. */
  readonly saves: Cents
}

/**
 * One package of the same family that replaces the chosen packages and costs less.
 * @returns undefined if the choice is already the cheapest
 */
export function sameForLess(
  products: readonly Product[],
  taken: readonly TakenPackage[],
  costOf: CostOf,
): SameForLess | undefined {
  const [first] = taken
  if (!first || taken.some(({ product }) => product.family !== first.product.family)) return undefined
  const replaced = taken.flatMap(({ product, extras }) => [product, ...extras.filter(addsRoom)])
  const costs = replaced.map((each) => costOf(each))
  const all = costs.filter((cost) => cost !== null)
  if (all.length < costs.length) return undefined
  const before = sumOf(all)
  const needed = roomOf(replaced.map(({ limits }) => limits))
  const enough = products.filter(
    (product) =>
      product.family === first.product.family &&
      [...summed, ...individual].every((column) => holds(product.limits[column], needed[column])),
  )
  const product = cheapestOf(enough, costOf)
  const after = product && costOf(product)
  return product && after != null && after < before ? { product, saves: cents(before - after) } : undefined
}

/** Whether an extra raises a limit of its package; larger packages include such extras. */
export function addsRoom({ limits }: Product): boolean {
  return [...summed, ...individual].some((column) => limits[column] !== undefined)
}

type Room = Pick<Limits, (typeof summed)[number] | (typeof individual)[number]>

function roomOf(all: readonly Limits[]): Room {
  const room: Partial<Record<keyof Room, number | null>> = {}
  for (const column of [...summed, ...individual]) {
    const amounts = all.flatMap((limits) => limits[column] ?? (limits[column] === null ? null : []))
    if (amounts.length === 0) continue
    const numbers = amounts.filter((amount) => amount !== null)
    const isSummed = summed.some((each) => each === column)
    room[column] =
      numbers.length < amounts.length
        ? null
        : isSummed
          ? numbers.reduce((sum, each) => sum + each, 0)
          : Math.max(...numbers)
  }
  return room as Room
}

/** Whether a limit covers a need: null is unlimited, undefined is not offered. */
function holds(limit: number | null | undefined, needed: number | null | undefined): boolean {
  if (needed === undefined || limit === null) return true
  return limit !== undefined && needed !== null && limit >= needed
}

function isCheaper(one: Product, other: Product, costOf: CostOf): boolean {
  const [cost, compared] = [costOf(one), costOf(other)]
  return cost !== null && compared !== null && cost < compared
}

function cheapestOf(products: readonly Product[], costOf: CostOf): Product | undefined {
  const sold = products.filter((product) => costOf(product) !== null)
  return sold.reduce<Product | undefined>(
    (best, product) => (best && !isCheaper(product, best, costOf) ? best : product),
    undefined,
  )
}
