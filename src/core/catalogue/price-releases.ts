import { daysAfter, type IsoDate } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import type { Cents } from '#core/money/money.ts'
import type { DatedCharge, Discount } from './price.ts'
import type { OptionPrices, PriceList } from './price-list.ts'

/** Change of one price by a release; omitted fields stay unchanged. */
export interface PriceChange {
  readonly charge?: Cents
  /** Replaces all discounts from the release on. */
  readonly discounts?: readonly Discount[]
}

/**
 * Keyed by the name of the price: `.com`, `.com transfer`, `.com restore`, `webhosting-stek yearly`, `moving-service
 * once`.
 */
export type PriceChanges = Readonly<Record<string, PriceChange>>

/**
 * Price changes that take effect at a moment. Releases are immutable: `undoes` reverts the changes of an earlier
 * release.
 */
export interface PriceRelease {
  readonly number: number
  readonly beginsAt: Date
  readonly undoes: number | null
  readonly prices: PriceChanges
}

/** Minimum time between creating a release and its begin, in which every process reads it and renders its pages. */
export const releaseLeadMs = 60_000

/** Older prices are dropped from the history: the lowest price of thirty days does not depend on them. */
const rememberedDays = 40

export interface PriceSeries {
  readonly history: readonly DatedCharge[]
  readonly discounts: readonly Discount[]
}

/** Prices at a moment, with their histories. Accepts releases in any order and ignores those that have not begun. */
export function foldPrices(base: PriceList, releases: readonly PriceRelease[], at: Date): PriceList {
  const begun = inOrder(releases).filter(({ beginsAt }) => beginsAt <= at)
  if (begun.length === 0) return base
  const oldest = daysAfter(shopDayOf(at), -rememberedDays)
  const products: Record<string, readonly OptionPrices[]> = { ...base.products }
  const extensions = { ...base.extensions }
  for (const [name, events] of eventsByName(begun, oldest)) {
    const original = seriesOf(base, name)
    if (original !== null) put(name, folded(original, events, oldest))
  }
  return { products, extensions }

  function put(name: string, series: PriceSeries): void {
    const { owner, kind } = placeOf(name)
    const extension = extensions[owner]
    if (!name.startsWith('.')) {
      products[owner] = (products[owner] ?? []).map((each) => (kindOf(each) === kind ? { ...each, ...series } : each))
    } else if (extension && kind === 'transfer') extensions[owner] = { ...extension, transfer: series.history }
    else if (extension && kind === 'restore') {
      extensions[owner] = { ...extension, restoreFee: series.history.at(-1)?.charge ?? null }
    } else if (extension) extensions[owner] = { ...extension, ...series }
  }
}

/** @returns null if no price has this name */
export function seriesOf(list: PriceList, name: string): PriceSeries | null {
  const { owner, kind } = placeOf(name)
  if (!name.startsWith('.')) {
    return ownOf(list.products, owner)?.find((each) => kindOf(each) === kind) ?? null
  }
  const extension = ownOf(list.extensions, owner)
  if (extension === undefined) return null
  if (kind === '') return { history: extension.history, discounts: extension.discounts }
  if (kind === 'transfer') return { history: extension.transfer, discounts: [] }
  if (kind !== 'restore') return null
  const { restoreFee } = extension
  return { history: restoreFee === null ? [] : [{ from: '0001-01-01', charge: restoreFee }], discounts: [] }
}

/** Reduces a price list to the product or extension that a price belongs to. */
export function onlyOf({ products, extensions }: PriceList, name: string): PriceList {
  const { owner } = placeOf(name)
  const [options, extension] = [ownOf(products, owner), ownOf(extensions, owner)]
  return name.startsWith('.')
    ? { products: {}, extensions: extension ? { [owner]: extension } : {} }
    : { products: options ? { [owner]: options } : {}, extensions: {} }
}

/** Numbers of the releases undone by releases that have begun. */
export function undoneOf(releases: readonly PriceRelease[]): ReadonlySet<number> {
  const undone = new Set<number>()
  for (const { number, undoes } of releases.toSorted((one, other) => other.number - one.number)) {
    if (undoes !== null && !undone.has(number)) undone.add(undoes)
  }
  return undone
}

interface PriceEvent {
  readonly day: IsoDate
  /** Charge set by the last active release, and its day; null if no release sets one. */
  readonly charge: { readonly from: IsoDate; readonly charge: Cents } | null
  /** undefined if this event leaves the discounts unchanged. */
  readonly discounts: readonly Discount[] | 'original' | undefined
}

/**
 * Per price named by any release: its state after each moment. Events before `oldest` are reduced to their final state.
 */
function eventsByName(begun: readonly PriceRelease[], oldest: IsoDate): ReadonlyMap<string, readonly PriceEvent[]> {
  const byNumber = new Map(begun.map((release) => [release.number, release]))
  const rows = begun.map((release) => ({ release, day: shopDayOf(release.beginsAt), touched: touchedBy(release) }))
  const events = new Map<string, PriceEvent[]>()
  const early = rows.filter(({ day }) => day < oldest)
  let undone = undoneOf(early.map(({ release }) => release))
  const ended = new Set<string>()
  for (const { day, touched } of early.toReversed()) {
    for (const name of Object.keys(touched)) {
      if (ended.has(name)) continue
      ended.add(name)
      addEvent(
        name,
        day,
        early,
        early.some((row) => row.touched[name]?.discounts !== undefined),
      )
    }
  }
  for (const [index, { release, day, touched }] of rows.entries()) {
    if (day < oldest) continue
    const until = rows.slice(0, index + 1)
    if (release.undoes !== null) undone = undoneOf(until.map((row) => row.release))
    for (const name of Object.keys(touched)) addEvent(name, day, until, touched[name]?.discounts !== undefined)
  }
  return events

  function addEvent(name: string, day: IsoDate, until: typeof rows, hasDiscounts: boolean): void {
    const lastWith = (what: keyof PriceChange) =>
      until.findLast(({ release }) => release.prices[name]?.[what] !== undefined && !undone.has(release.number))
    const priced = lastWith('charge')
    const charge = priced?.release.prices[name]?.charge
    const named = events.get(name) ?? []
    named.push({
      day,
      charge: priced && charge !== undefined ? { from: priced.day, charge } : null,
      discounts: hasDiscounts ? (lastWith('discounts')?.release.prices[name]?.discounts ?? 'original') : undefined,
    })
    events.set(name, named)
  }

  /** A release that undoes another one touches the same prices, also through a chain of undos. */
  function touchedBy({ undoes, prices }: PriceRelease): PriceChanges {
    const target = undoes === null ? undefined : byNumber.get(undoes)
    return target === undefined ? prices : touchedBy(target)
  }
}

function folded(original: PriceSeries, events: readonly PriceEvent[], oldest: IsoDate): PriceSeries {
  const charges = new Map(original.history.map(({ from, charge }) => [from, charge]))
  let { discounts } = original
  for (const { day, charge, discounts: next } of events) {
    // A newer price in the catalogue files takes effect on its day, with or without releases.
    const own = original.history.findLast(({ from }) => from <= day)
    const holds = charge !== null && (own === undefined || charge.from >= own.from) ? charge.charge : own?.charge
    if (holds !== undefined) charges.set(day, holds)
    else for (const from of charges.keys()) if (from <= day) charges.delete(from)
    if (next === undefined) continue
    const begun = next === 'original' ? original.discounts : next
    discounts = [
      ...discounts.flatMap((each) => clipped(each, { until: daysAfter(day, -1) })),
      ...begun.flatMap((each) => clipped(each, { from: day })),
    ]
  }
  const history = Array.from(charges, ([from, charge]) => ({ from, charge })).toSorted((one, other) =>
    one.from < other.from ? -1 : 1,
  )
  const first = history.findLastIndex(({ from }) => from <= oldest)
  return {
    history: history.slice(Math.max(first, 0)),
    discounts: discounts.filter(({ until = '9' }) => until >= oldest),
  }
}

function clipped(discount: Discount, within: { readonly from?: IsoDate; readonly until?: IsoDate }): Discount[] {
  const from = within.from !== undefined && within.from > (discount.from ?? '') ? within.from : discount.from
  const until = within.until !== undefined && within.until < (discount.until ?? '9') ? within.until : discount.until
  if (from !== undefined && until !== undefined && from > until) return []
  return [{ ...discount, ...(from !== undefined && { from }), ...(until !== undefined && { until }) }]
}

function inOrder(releases: readonly PriceRelease[]): readonly PriceRelease[] {
  return releases.toSorted(
    (one, other) => one.beginsAt.getTime() - other.beginsAt.getTime() || one.number - other.number,
  )
}

function placeOf(name: string): { readonly owner: string; readonly kind: string } {
  const [first = '', ...rest] = name.split(' ')
  return { owner: first.replace(/^\./, ''), kind: rest.join(' ') }
}

function kindOf({ type, frequency }: Pick<OptionPrices, 'type' | 'frequency'>): string {
  return `${type === 'purchase' ? '' : `${type} `}${frequency ?? 'once'}`
}

function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
