import type { IsoDate } from '#domain/basics/iso-date.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'
import { type Cents, cents } from '#domain/money/money.ts'
import { chargeOn, type Discount, netOf, pricedOn } from './price.ts'
import { lowestBefore, optionOfSeries } from './price-history.ts'
import type { PriceList } from './price-list.ts'
import { type PriceChange, type PriceChanges, type PriceRelease, seriesOf } from './price-releases.ts'

/** A price as an operator writes it. */
export interface DraftPrice {
  /** Of a term, and of every renewal. */
  readonly price?: Cents
  /** What the first term costs; equal to the price: no discount. Absent: the discount stays what it is. */
  readonly firstTerm?: Cents
  /** The last day of that discount. */
  readonly firstTermUntil?: IsoDate
}

/** What a release of the draft would change, or the faults that forbid one. */
export function changesOf(
  draft: Readonly<Record<string, DraftPrice>>,
  list: PriceList,
  day: IsoDate,
  label: LocalizedText,
): { readonly prices: PriceChanges; readonly faults: readonly string[] } {
  const faults: string[] = []
  const prices: Record<string, PriceChange> = {}
  for (const [name, { price, firstTerm, firstTermUntil }] of Object.entries(draft)) {
    const series = seriesOf(list, name)
    const charge = price ?? (series && chargeOn(optionOfSeries(series), day))
    if (series === null) faults.push(`${name}: there is no such price`)
    else if (firstTerm !== undefined && / (transfer|restore|once)$/.test(name))
      faults.push(`${name}: has no first term`)
    else if (firstTerm !== undefined && (charge === null || firstTerm > charge)) {
      faults.push(`${name}: its first term would cost more than the next ones`)
    } else if (firstTermUntil !== undefined && (firstTerm === undefined || firstTermUntil < day)) {
      faults.push(`${name}: firstTermUntil is over, or without a firstTerm`)
    } else {
      const off = firstTerm === undefined || charge === null ? null : charge - firstTerm
      prices[name] = {
        ...(price !== undefined && { charge: price }),
        ...(off !== null && { discounts: discountsFor(series.discounts, off, { until: firstTermUntil, label }) }),
      }
    }
  }
  return { prices, faults }
}

/** Words and limit of the discount that was there stay, and so do discounts on renewals. */
function discountsFor(
  discounts: readonly Discount[],
  off: number,
  { until, label }: { readonly until: IsoDate | undefined; readonly label: LocalizedText },
): readonly Discount[] {
  const known = discounts.findLast(({ applicableTo }) => applicableTo === 'purchase')
  const renewals = discounts.filter(({ applicableTo }) => applicableTo === 'renewal')
  if (off === 0) return renewals
  const { maxPerCustomer } = known ?? {}
  const first: Discount = {
    applicableTo: 'purchase',
    amount: cents(off),
    label: known?.label ?? label,
    ...(maxPerCustomer !== undefined && { maxPerCustomer }),
    ...(until !== undefined && { until }),
  }
  return [...renewals, first]
}

/** List price and price of the first term. */
export interface PricePair {
  readonly list: Cents
  readonly net: Cents
}

export interface PriceDifference {
  readonly name: string
  readonly before: PricePair | null
  readonly after: PricePair
}

/** The prices of these names that differ between two lists on a day. */
export function differencesOf(
  before: PriceList,
  after: PriceList,
  names: readonly string[],
  day: IsoDate,
): readonly PriceDifference[] {
  return names.flatMap((name) => {
    const [one, other] = [pairOf(before, name, day), pairOf(after, name, day)]
    if (other === null || (one?.list === other.list && one.net === other.net)) return []
    return [{ name, before: one, after: other }]
  })
}

export function pairOf(list: PriceList, name: string, day: IsoDate): PricePair | null {
  const series = seriesOf(list, name)
  const priced = series && pricedOn(optionOfSeries(series), day)
  return priced && { list: priced.price.amount, net: netOf(priced) }
}

/** Ten times as much, or a tenth, is a mistake until somebody says that it is meant. */
const absurdFactor = 10

/** What has to be allowed by name: absurd changes, and savings measured against a price that was just raised. */
export function doubtsOf(
  { name, before, after }: PriceDifference,
  { base, releases, at }: { readonly base: PriceList; readonly releases: readonly PriceRelease[]; readonly at: Date },
): readonly string[] {
  if (before === null) return []
  const lowest = lowestBefore(base, releases, name, at)
  const isLarger = after.list - after.net > before.list - before.net
  return [
    ...(isAbsurd(before.list, after.list) || isAbsurd(before.net, after.net) ? ['ten times as much, or a tenth'] : []),
    ...(isLarger && lowest !== null && after.list > lowest.list
      ? [`its discount is measured against ${after.list / 100}; the lowest price of 30 days is ${lowest.list / 100}`]
      : []),
  ]
}

function isAbsurd(one: Cents, other: Cents): boolean {
  return one !== other && (one * absurdFactor <= other || other * absurdFactor <= one)
}
