import { holdsOn, type IsoDate } from '#core/time/iso-date.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { type Cents, cents, decimalOf } from '#core/money/money.ts'
import { chargeOn, type Discount, netOf, pricedOn } from './price.ts'
import { comparedDays, lowestBefore, optionOfSeries } from './price-history.ts'
import type { PriceList } from './price-list.ts'
import { type PriceChange, type PriceChanges, type PriceRelease, seriesOf } from './price-releases.ts'

/** Price change as written by an operator; omitted fields stay unchanged. */
export interface DraftPrice {
  /** Price of a term and of every renewal. */
  readonly price?: Cents
  /** Price of the first term; no discount if equal to `price`. */
  readonly firstTerm?: Cents
  /** Last day of the first-term discount. */
  readonly firstTermUntil?: IsoDate
}

/** Changes that a release of the draft would make, or the faults that prevent a release. */
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
    } else if (charge !== null) {
      // If only the price changes, the price of a discounted first term stays the same.
      const isReduced = series.discounts.some((each) => isFirstTerm(each, day) && each.amount !== undefined)
      const first = firstTerm ?? (price !== undefined && isReduced ? pairOf(list, name, day)?.net : undefined)
      prices[name] = {
        ...(price !== undefined && { charge: price }),
        ...(first !== undefined && {
          discounts: discountsFor(series.discounts, charge - first, { day, label, until: firstTermUntil }),
        }),
      }
    }
  }
  return { prices, faults }
}

function isFirstTerm(discount: Discount, day: IsoDate): boolean {
  return discount.applicableTo === 'purchase' && holdsOn(discount, day)
}

/**
 * Discounts after a change of the first-term price. Label, last day and limit of the existing discount are kept, and so
 * are all other discounts.
 */
function discountsFor(
  discounts: readonly Discount[],
  off: number,
  { day, label, until }: { readonly day: IsoDate; readonly label: LocalizedText; readonly until: IsoDate | undefined },
): readonly Discount[] {
  const others = discounts.filter((each) => !isFirstTerm(each, day))
  const existing = discounts.findLast((each) => isFirstTerm(each, day))
  if (off <= 0) return others
  const {
    amount: _amount,
    percentage: _percentage,
    ...terms
  } = existing ?? { applicableTo: 'purchase' as const, label }
  return [...others, { ...terms, amount: cents(off), ...(until !== undefined && { until }) }]
}

/** List price, and price of the first term. */
export interface PricePair {
  readonly list: Cents
  readonly net: Cents
}

export interface PriceDifference {
  readonly name: string
  readonly before: PricePair | null
  readonly after: PricePair
}

/** Prices with these names that differ between two lists on a day. */
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

/** A change by a factor of ten or more needs the operator's confirmation, because it is probably a typing error. */
const absurdFactor = 10

export interface Doubt {
  readonly name: string
  /**
   * `change`: implausibly large. `saving`: the discount is measured against a price raised within the last thirty days.
   */
  readonly kind: 'change' | 'saving'
  readonly text: string
}

/** Changes that need the operator's confirmation before release. */
export function doubtsOf(
  { name, before, after }: PriceDifference,
  { base, releases, at }: { readonly base: PriceList; readonly releases: readonly PriceRelease[]; readonly at: Date },
): readonly Doubt[] {
  if (before === null) return []
  const isLarger = after.list - after.net > before.list - before.net
  const lowest = isLarger ? lowestBefore(base, releases, name, at) : null
  const measured = `its discount is measured against ${decimalOf(after.list)}`
  return [
    ...(isAbsurd(before.list, after.list) || isAbsurd(before.net, after.net)
      ? [{ name, kind: 'change' as const, text: absurdText(before, after) }]
      : []),
    ...(lowest !== null && after.list > lowest.list
      ? [
          {
            name,
            kind: 'saving' as const,
            text: `${measured}; lowest of ${comparedDays} days: ${decimalOf(lowest.list)}`,
          },
        ]
      : []),
  ]
}

function absurdText(before: PricePair, after: PricePair): string {
  const which = isAbsurd(before.list, after.list) ? 'list' : 'net'
  return `goes from ${decimalOf(before[which])} to ${decimalOf(after[which])}`
}

function isAbsurd(one: Cents, other: Cents): boolean {
  return one !== other && (one * absurdFactor <= other || other * absurdFactor <= one)
}
