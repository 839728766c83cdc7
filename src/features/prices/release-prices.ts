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
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { NewRelease, Notices, PromisedOrder, PromisedOrders } from './price-release-ports.ts'

export interface ReleasePlan {
  readonly release: PriceRelease
  readonly differences: readonly PriceDifference[]
  /** What forbids it. */
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

/** What a release would do, from the moment it begins until the last one that is planned has begun. */
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

/** Why it may not be released; `allowed`: names of prices whose doubts are meant, or kinds of doubts. */
export function refusalsOf({ faults, doubts }: ReleasePlan, allowed: readonly string[]): readonly string[] {
  const open = doubts.filter(({ name, kind }) => !allowed.includes(name) && !allowed.includes(kind))
  return [
    ...faults,
    ...open.map(({ name, kind, text }) => `${name}: ${text}; if it is meant: --allow "${name}" or --allow ${kind}`),
  ]
}

/** Why promises may not be broken: customers whose language has no reason. */
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

/** Prices that a release names; of one that undoes another, the other's. */
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
  const found = new Map<string, { customer: PromisedOrder; broken: CustomerPromises['broken'][number][] }>()
  // Nobody can be told in time of a renewal that comes sooner: it costs what was promised.
  const told = monthsAfter(today, promises.priceChangeNoticeMonths)
  const begins = [shopDayOf(release.beginsAt), told].toSorted().at(-1) ?? told
  let last: PromisedOrder | null = null
  while (slugs.length > 0) {
    const step: readonly PromisedOrder[] = await orders.after(last, slugs)
    for (const order of step) {
      if (order.snapshot === null) continue
      const broken = brokenPromisesOf(order.snapshot, shopDayOf(order.paidAt), { begins, renewalsOf })
      if (broken.length === 0) continue
      const known = found.get(order.customerId) ?? { customer: order, broken: [] }
      const about = { orderNumber: order.number, vatRate: order.snapshot.totals.vatRate }
      known.broken.push(...broken.map((each) => ({ ...each, ...about })))
      found.set(order.customerId, known)
    }
    last = step.at(-1) ?? null
    if (last === null) break
  }
  return [...found.values()]

  function renewalsOf(line: OrderLine, day: IsoDate): RenewalPrices | null {
    const [one, other] = [renewalIn(before, line, day), renewalIn(after, line, day)]
    return one === null || other === null ? null : { before: one, after: other }
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

export interface ReleaseStores {
  readonly mails: MailOutbox
  readonly priceReleases: {
    add(release: NewRelease): Promise<Date | null>
    ofDraft(draftId: string): Promise<{ readonly number: number; readonly beginsAt: Date } | null>
  }
}

export type Released =
  | { readonly outcome: 'released' | 'releasedBefore'; readonly number: number; readonly beginsAt: Date }
  /** Somebody else released something since it was looked at. */
  | { readonly outcome: 'overtaken' }

/** The release and the notices to all whose promise it breaks, together or not at all; the same draft once. */
export async function releasePrices(
  transaction: UnitOfWork<ReleaseStores>,
  release: NewRelease,
  broken: readonly CustomerPromises[],
): Promise<Released> {
  return transaction(async ({ priceReleases, mails }) => {
    const known = await priceReleases.ofDraft(release.draftId)
    if (known) return { outcome: 'releasedBefore', ...known }
    const beginsAt = await priceReleases.add(release)
    if (beginsAt === null) {
      const meanwhile = await priceReleases.ofDraft(release.draftId)
      return meanwhile ? { outcome: 'releasedBefore', ...meanwhile } : { outcome: 'overtaken' }
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
