import { catalogueFaultsOf } from '#catalogue/check.ts'
import { firstYearDiscount } from '#catalogue/price-options.ts'
import { promises } from '#catalogue/promises.ts'
import { type IsoDate, monthsAfter } from '#core/time/iso-date.ts'
import { type Locale, locales } from '#core/locale/locale.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { productOf } from '#core/cart/order-choice.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { slugOfExtension } from '#core/catalogue/extension.ts'
import {
  changesOf,
  differencesOf,
  type Doubt,
  doubtsOf,
  type DraftPrice,
  type PriceDifference,
} from '#core/catalogue/price-draft.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices, type PriceRelease } from '#core/catalogue/price-releases.ts'
import { optionOf, renewalOf } from '#core/catalogue/product.ts'
import type { BasisPoints, Cents } from '#core/money/money.ts'
import type { OrderLine } from '#core/orders/order.ts'
import { type BrokenPromise, brokenPromisesOf, type RenewalPrices } from '#core/orders/billing-term.ts'
import type { Transaction } from '#features/stores.ts'
import type { NewRelease, Notices, PromisedOrder, PromisedOrders } from './repository.ts'

export interface ReleasePlan {
  readonly release: PriceRelease
  readonly differences: readonly PriceDifference[]
  /** Errors that forbid the release. */
  readonly faults: readonly string[]
  readonly doubts: readonly Doubt[]
  readonly before: Catalogue
  readonly after: Catalogue
}

/** The plan of a draft, or the faults that forbid one. */
export function planOfDraft(
  catalogue: Catalogue,
  releases: readonly PriceRelease[],
  draft: Readonly<Record<string, DraftPrice>>,
  beginsAt: Date,
): ReleasePlan | Pick<ReleasePlan, 'faults'> {
  const list = foldPrices(priceListOf(catalogue), releases, beginsAt)
  const { prices, faults } = changesOf(draft, list, shopDayOf(beginsAt), firstYearDiscount)
  const number = Math.max(0, ...releases.map((each) => each.number)) + 1
  return faults.length > 0 ? { faults } : planOf(catalogue, releases, { number, beginsAt, undoes: null, prices })
}

/** The effect of a release, from its beginning until the last planned release has begun. */
export function planOf(catalogue: Catalogue, releases: readonly PriceRelease[], release: PriceRelease): ReleasePlan {
  const base = priceListOf(catalogue)
  const all = [...releases, release]
  const { beginsAt: at } = release
  const [before, after] = [foldPrices(base, releases, at), foldPrices(base, all, at)]
  const differences = differencesOf(before, after, namesIn(release, releases), shopDayOf(at))
  const moments = [at, ...releases.map(({ beginsAt }) => beginsAt).filter((moment) => moment > at)]
  const faults = moments.flatMap((moment) => faultsOf(withPriceList(catalogue, foldPrices(base, all, moment))))
  return {
    release,
    differences,
    faults: [...new Set(faults)],
    doubts: release.undoes === null ? differences.flatMap((each) => doubtsOf(each, { base, releases, at })) : [],
    before: withPriceList(catalogue, before),
    after: withPriceList(catalogue, after),
  }
}

/**
 * @param allowed names of prices, or kinds of doubts, that the operator has confirmed
 * @returns why the plan may not be released
 */
export function refusalsOf({ faults, doubts }: ReleasePlan, allowed: readonly string[]): readonly string[] {
  const open = doubts.filter(({ name, kind }) => !allowed.includes(name) && !allowed.includes(kind))
  return [
    ...faults,
    ...open.map(({ name, kind, text }) => `${name}: ${text}; if it is meant: --allow "${name}" or --allow ${kind}`),
  ]
}

/** @returns the languages of affected customers for which no reason is given: promises must not be broken without one */
export function untoldOf(broken: readonly CustomerPromises[], notices: Notices): readonly string[] {
  const untold = Object.groupBy(broken, ({ customer }) => customer.language)
  return locales.flatMap((locale) => {
    const { length = 0 } = untold[locale] ?? {}
    if (length === 0 || notices[locale]) return []
    return [`breaks what was promised to ${length} customers (${locale}): --reason-${locale} "…", or --keep-promises`]
  })
}

function faultsOf(catalogue: Catalogue): readonly string[] {
  const { products, extensions } = catalogue
  return catalogueFaultsOf({ ...catalogue, products: [...products.values()], extensions: [...extensions.values()] })
}

/** The prices that a release names; a release that undoes another has the prices of that one. */
export function namesIn(release: PriceRelease, releases: readonly PriceRelease[]): readonly string[] {
  if (release.undoes === null) return Object.keys(release.prices)
  const undone = releases.find(({ number }) => number === release.undoes)
  return undone ? namesIn(undone, releases) : []
}

export interface CustomerPromises {
  readonly customer: Pick<PromisedOrder, 'customerId' | 'email' | 'firstName' | 'language'>
  readonly broken: readonly (BrokenPromise & { readonly orderNumber: string; readonly vatRate: BasisPoints })[]
}

/** Promised renewals that a release would make dearer, by customer. */
export async function promisesBrokenBy(
  { release, differences, before, after }: Pick<ReleasePlan, 'release' | 'differences' | 'before' | 'after'>,
  orders: PromisedOrders,
  today: IsoDate,
): Promise<readonly CustomerPromises[]> {
  const raised = differences.filter((each) => each.before !== null && each.after.list > each.before.list)
  const slugs = [...new Set(raised.map(({ name }) => slugOf(name)))]
  const byCustomer = new Map<string, { customer: PromisedOrder; broken: CustomerPromises['broken'][number][] }>()
  // A renewal before the end of the notice period keeps the promised price.
  const noticeEnds = monthsAfter(today, promises.priceChangeNoticeMonths)
  const begins = [shopDayOf(release.beginsAt), noticeEnds].toSorted().at(-1) ?? noticeEnds
  let last: PromisedOrder | null = null
  while (slugs.length > 0) {
    const batch: readonly PromisedOrder[] = await orders.after(last, slugs)
    for (const order of batch) {
      if (order.snapshot === null) continue
      const broken = brokenPromisesOf(order.snapshot, shopDayOf(order.paidAt), { begins, renewalsOf })
      if (broken.length === 0) continue
      const entry = byCustomer.get(order.customerId) ?? { customer: order, broken: [] }
      const context = { orderNumber: order.number, vatRate: order.snapshot.totals.vatRate }
      entry.broken.push(...broken.map((promise) => ({ ...promise, ...context })))
      byCustomer.set(order.customerId, entry)
    }
    last = batch.at(-1) ?? null
    if (last === null) break
  }
  return [...byCustomer.values()]

  function renewalsOf(line: OrderLine, day: IsoDate): RenewalPrices | null {
    const [earlier, later] = [renewalIn(before, line, day), renewalIn(after, line, day)]
    return earlier === null || later === null ? null : { before: earlier, after: later }
  }
}

function renewalIn(catalogue: Catalogue, line: OrderLine, day: IsoDate): Cents | null {
  const product = productOf(catalogue, line.productSlug)
  const option = product && optionOf(product, line.priceType, line.priceFrequency)
  const renewal = product && option ? renewalOf(product, option, day) : null
  return renewal && chargeOf(renewal)
}

function slugOf(name: string): string {
  const [owner = ''] = name.split(' ')
  return owner.startsWith('.') ? slugOfExtension(owner.slice(1)) : owner
}

export type Released =
  | { readonly outcome: 'released' | 'releasedBefore'; readonly number: number; readonly beginsAt: Date }
  /** Another release was made after the plan was computed. */
  | { readonly outcome: 'overtaken' }

/** Stores the release and the notices to customers whose promise it breaks in one transaction; a draft is released once. */
export async function releasePrices(
  transaction: Transaction,
  release: NewRelease,
  broken: readonly CustomerPromises[],
): Promise<Released> {
  return transaction(async ({ priceReleases, mails }) => {
    const earlier = await priceReleases.ofDraft(release.draftId)
    if (earlier) return { outcome: 'releasedBefore', ...earlier }
    const beginsAt = await priceReleases.add(release)
    if (beginsAt === null) {
      const concurrent = await priceReleases.ofDraft(release.draftId)
      return concurrent ? { outcome: 'releasedBefore', ...concurrent } : { outcome: 'overtaken' }
    }
    for (const { customer, broken: lines } of broken) {
      const { customerId, email: to, firstName, language } = customer
      await mails.add({
        cause: `price release ${release.number} ${customerId}`,
        template: 'renewalPriceRaised',
        language,
        to,
        customerId,
        data: {
          firstName,
          reason: release.notices?.[language] ?? '',
          lines: lines.map((each) => lineOf(each, language)),
        },
      })
    }
    return { outcome: 'released', number: release.number, beginsAt }
  })
}

function lineOf({ line, ...rest }: CustomerPromises['broken'][number], language: Locale) {
  return { ...rest, title: line.title[language], name: line.name }
}
