import { type RequestedName, requestKeyOf } from '#core/names/requested-names.ts'
import type { NamePrices } from './name-prices.ts'
import type { CheckedState } from './name-state.ts'

export type OrderableName = RequestedName & { readonly kind: 'name' }

/** Nothing chosen: how well they fit. */
export const nameSorts = ['price', 'renewal', 'years'] as const
export type NameSort = (typeof nameSorts)[number]

/** What cannot be ordered stands first, then the exact name; the others by price. What costs the same stays in order. */
export function sortedNames(
  rows: readonly RequestedName[],
  sort: NameSort | null,
  pricesOf: (row: OrderableName) => NamePrices | null,
): readonly RequestedName[] {
  if (sort === null) return rows
  const ranked = rows.map((row) => ({ row, rank: rankOf(row) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row)

  function rankOf(row: RequestedName): number {
    if (row.kind !== 'name') return -2
    if (row.isExact) return -1
    const prices = pricesOf(row)
    return prices === null || sort === null ? Infinity : amountOf(prices, sort)
  }
}

/** A renewal is compared per year, however long its term. */
export function amountOf({ firstTerm, renewal, threeYears, years }: NamePrices, sort: NameSort): number {
  if (sort === 'price') return firstTerm.excl
  return sort === 'years' ? threeYears.excl : (renewal?.excl ?? 0) / years
}

/** How many free names stand right below a name that cannot be had. */
const alternativesOnTop = 3

/**
 * When the first name cannot be had, free names take the places right below it: those from further down change places
 * with what stands there, suggested ones send it to the end. What is free or not known yet keeps its place.
 */
export function withFreeOnTop(
  rows: readonly RequestedName[],
  suggested: readonly OrderableName[],
  stateOf: (row: OrderableName) => CheckedState,
): readonly RequestedName[] {
  const isOut = (row: RequestedName) => isOutOfReach(row, stateOf)
  const [first] = rows
  if (!first || !isOut(first)) return rows
  const shown = new Set(rows.map(requestKeyOf))
  const spare = suggested.filter((row) => !shown.has(requestKeyOf(row)))
  const order = [...rows]
  for (let place = 1; place <= alternativesOnTop; place += 1) {
    const row = order[place]
    if (row && !isOut(row)) continue
    const from = order.findIndex(
      (each, index) => index > alternativesOnTop && each.kind === 'name' && stateOf(each) === 'available',
    )
    const free = order[from] ?? spare.shift()
    if (!free) break
    order[place] = free
    if (row && from >= 0) order[from] = row
    else if (row) order.push(row)
  }
  return order.every((row, place) => row === rows[place]) ? rows : order
}

const outStates: ReadonlySet<CheckedState> = new Set(['taken', 'premium', 'reserved'])

/** It is known that it cannot simply be registered. */
export function isOutOfReach(row: RequestedName, stateOf: (row: OrderableName) => CheckedState): boolean {
  return row.kind !== 'name' || outStates.has(stateOf(row))
}
