import { textTableOf } from '#core/text/text-table.ts'
import { shopDayOf, shopMinuteOf, startOfShopDay } from '#core/time/shop-day.ts'
import { type Cents, cents, decimalOf } from '#core/money/money.ts'
import type { Extension } from './extension.ts'
import { type Doubt, pairOf, type PriceDifference, type PricePair } from './price-draft.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { WholesaleCost, WholesaleCosts } from './price-import.ts'
import { type PriceList, priceListOf } from './price-list.ts'
import { comparedDays, lowestBefore } from './price-history.ts'
import type { Catalogue } from './catalogue.ts'
import { foldPrices, onlyOf, type PriceRelease, seriesOf, undoneOf } from './price-releases.ts'

export interface CostsThen {
  /** Costs known before the release. Costs from a new list are used for extensions whose cost was unknown. */
  readonly before: WholesaleCosts
  readonly after: WholesaleCosts
}

/** Summary of a release for the operator, before it is made. */
export function planText(
  plan: {
    readonly differences: readonly PriceDifference[]
    readonly doubts: readonly Doubt[]
    readonly faults: readonly string[]
    readonly after: Catalogue
    readonly release: PriceRelease
  },
  costs: CostsThen,
): string {
  const { differences, doubts, faults, after, release } = plan
  return [
    differencesText(differences, after.extensions, costs),
    belowCostText(after, costs, {
      day: shopDayOf(release.beginsAt),
      changed: new Set(differences.map(({ name }) => name)),
    }),
    ...(doubts.length === 0 ? [] : [textTableOf(doubts.map(({ name, text }) => ['doubt', name, text]))]),
    ...(faults.length === 0 ? [] : [textTableOf(faults.map((fault) => ['forbidden', fault]))]),
  ].join('\n\n')
}

/** All changed prices with their margin over cost. */
function differencesText(
  differences: readonly PriceDifference[],
  extensions: ReadonlyMap<string, Extension>,
  costs: CostsThen,
): string {
  if (differences.length === 0) return 'No price changes.'
  const header = ['price', 'list', 'to', 'first term', 'to', 'cost', 'margin', 'to']
  const rows = differences.map(({ name, before, after }) => {
    const now = costOf(name, extensions, costs.after)
    const then = costOf(name, extensions, costs.before) ?? now
    return [
      name,
      before === null ? '' : decimalOf(before.list),
      decimalOf(after.list),
      before === null ? '' : decimalOf(before.net),
      decimalOf(after.net),
      now === null ? '' : decimalOf(now),
      marginText(before, then),
      marginText(after, now),
    ]
  })
  return textTableOf([header, ...rows])
}

function marginText(pair: PricePair | null, cost: Cents | null): string {
  return pair === null || cost === null ? '' : decimalOf(cents(pair.list - cost))
}

/** Products sold below cost: listed by name if price or cost changes, otherwise only counted. */
function belowCostText(
  after: Catalogue,
  costs: CostsThen,
  { day, changed }: { readonly day: IsoDate; readonly changed: ReadonlySet<string> },
): string {
  const list = priceListOf(after)
  const rows = Object.entries(costs.after).flatMap(([tld, cost]) =>
    [`.${tld}`, `.${tld} transfer`].flatMap((name) => {
      const isNews = changed.has(name) || !isSame(costs.before[tld], cost)
      return losses(list, name, after.extensions, costs.after, day).map((cells) => ({ cells, isNews }))
    }),
  )
  const changedRows = rows.filter(({ isNews }) => isNews).map(({ cells }) => cells)
  const others = rows.length - changedRows.length
  return [
    changedRows.length === 0
      ? 'It sells nothing below cost.'
      : textTableOf([['below cost', 'what', 'price', 'cost'], ...changedRows]),
    ...(others === 0 ? [] : [`Sold below cost as before: ${others} prices.`]),
  ].join('\n')
}

function isSame(one: WholesaleCost | undefined, other: WholesaleCost): boolean {
  return (['registration', 'renewal', 'transfer'] as const).every((each) => one?.[each] === other[each])
}

function losses(
  list: PriceList,
  name: string,
  extensions: Catalogue['extensions'],
  costs: WholesaleCosts,
  day: IsoDate,
): readonly (readonly string[])[] {
  const pair = pairOf(list, name, day)
  const renewal = costOf(name, extensions, costs)
  const first = costOf(name, extensions, costs, 'registration')
  if (pair === null || renewal === null || first === null) return []
  return [
    ...(pair.list < renewal ? [[name, 'list', decimalOf(pair.list), decimalOf(renewal)]] : []),
    ...(pair.net < first && pair.net < pair.list ? [[name, 'first term', decimalOf(pair.net), decimalOf(first)]] : []),
  ]
}

/** Wholesale cost for the term of a price; null if unknown. */
function costOf(
  name: string,
  extensions: ReadonlyMap<string, Extension>,
  costs: WholesaleCosts,
  which: 'renewal' | 'registration' = 'renewal',
): Cents | null {
  const [owner = '', kind] = name.split(' ')
  const tld = owner.slice(1)
  const [cost, extension] = [Object.hasOwn(costs, tld) ? costs[tld] : undefined, extensions.get(tld)]
  if (!owner.startsWith('.') || cost === undefined || extension === undefined) return null
  if (kind === 'transfer') return cost.transfer
  return kind === undefined ? cents(cost[which] * extension.minYears) : null
}

export interface ToldRelease extends PriceRelease {
  readonly releasedBy: string
  readonly reason: string
  readonly madeAt: Date
}

export function historyText(releases: readonly ToldRelease[], now: Date): string {
  if (releases.length === 0) return 'Nothing was released yet: prices are those of the files.'
  const undone = undoneOf(releases)
  const rows = releases.map(({ number, madeAt, beginsAt, undoes, prices, releasedBy, reason }) => [
    String(number),
    shopMinuteOf(madeAt),
    shopMinuteOf(beginsAt),
    undone.has(number) ? 'undone' : beginsAt > now ? 'planned' : 'in force',
    undoes === null ? `${Object.keys(prices).length} prices` : `undoes ${undoes}`,
    releasedBy,
    reason,
  ])
  return textTableOf([['number', 'made', 'begins', 'state', 'what', 'by', 'why'], ...rows])
}

export function releasedText(release: {
  readonly outcome: string
  readonly number: number
  readonly beginsAt: Date
}): string {
  const { outcome, number, beginsAt } = release
  const when = `${shopMinuteOf(beginsAt)} in Amsterdam`
  return outcome === 'released'
    ? `Release ${number} begins at ${when}. To undo it: stek prices rollback ${number} --reason …`
    : `That draft was released before, as ${number}, for ${when}. Nothing changed.`
}

export function overtakenText(releases: readonly ToldRelease[]): string {
  const { number = 0, releasedBy = '', reason = '' } = releases.at(-1) ?? {}
  return `Since this draft was made, release ${number} was made by ${releasedBy} (${reason}). Look at the diff once more, then: --after ${number}`
}

/**
 * History of one price, with its lowest value in thirty days.
 * @returns null if no price has this name
 */
export function seriesText(base: PriceList, releases: readonly ToldRelease[], name: string, now: Date): string | null {
  if (seriesOf(base, name) === null) return null
  const own = seriesOf(base, name)?.history ?? []
  const moments = [
    ...own.map(({ from }) => ({ at: startOfShopDay(from), who: 'files' })),
    ...releases.map(({ number, beginsAt, releasedBy }) => ({ at: beginsAt, who: `release ${number}, ${releasedBy}` })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  let last: PricePair | null = null
  const rows = moments.flatMap(({ at, who }) => {
    const pair = pairOf(foldPrices(onlyOf(base, name), releases, at), name, shopDayOf(at))
    if (pair === null || (last?.list === pair.list && last.net === pair.net)) return []
    last = pair
    return [[shopMinuteOf(at), decimalOf(pair.list), decimalOf(pair.net), at > now ? `${who} (planned)` : who]]
  })
  const lowest = lowestBefore(base, releases, name, now)
  const table = textTableOf([['since', 'list', 'first term', 'by'], ...rows])
  return lowest === null
    ? table
    : `${table}\n\nLowest of the last ${comparedDays} days: list ${decimalOf(lowest.list)}, with discounts ${decimalOf(lowest.net)}`
}

export interface ToldPromise {
  readonly orderNumber: string
  readonly line: { readonly productSlug: string; readonly name: string }
  readonly promised: Cents
  readonly raisedTo: Cents
  readonly renewsOn: IsoDate | null
}

export function promisesText(promises: readonly ToldPromise[]): string {
  if (promises.length === 0) return 'It breaks no promise.'
  const header = ['order', 'product', 'name', 'promised', 'would be', 'first renewal']
  const rows = promises.map(({ orderNumber, line, promised, raisedTo, renewsOn }) => [
    orderNumber,
    line.productSlug,
    line.name,
    decimalOf(promised),
    decimalOf(raisedTo),
    renewsOn ?? 'with the term it brought along',
  ])
  return textTableOf([header, ...rows])
}
