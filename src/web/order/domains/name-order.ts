import { type RequestedName, requestKeyOf } from '#core/names/requested-names.ts'
import type { NamePrices } from './name-prices.ts'
import type { CheckedState } from './name-state.ts'

export type OrderableName = RequestedName & { readonly kind: 'name' }

/** Without a choice, names are sorted by relevance. */
export const nameSorts = ['price', 'renewal', 'years'] as const
export type NameSort = (typeof nameSorts)[number]

/** Sorts names that cannot be ordered first, then the exact name, then the others by price. The sort is stable. */
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

/** Number of free names placed directly below an unavailable name. */
const alternativesOnTop = 3

/**
 * When the first name is unavailable, free names move directly below it: names from further down swap places with the
 * rows there, and suggested names push a row to the end. Rows that are free or still pending keep their place.
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
      (candidate, index) =>
        index > alternativesOnTop && candidate.kind === 'name' && stateOf(candidate) === 'available',
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

/** True when the name is known not to be available for a normal registration. */
export function isOutOfReach(row: RequestedName, stateOf: (row: OrderableName) => CheckedState): boolean {
  return row.kind !== 'name' || outStates.has(stateOf(row))
}
