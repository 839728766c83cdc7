import type { RequestedName } from '#domain/names/requested-names.ts'
import type { NamePrices } from './name-prices.ts'

/** Nothing chosen: how well they fit. */
export const nameSorts = ['price', 'renewal', 'years'] as const
export type NameSort = (typeof nameSorts)[number]

/** What cannot be ordered stands first, then the exact wish; the others by price. What costs the same stays in order. */
export function sortedNames(
  rows: readonly RequestedName[],
  sort: NameSort | null,
  pricesOf: (wish: RequestedName & { readonly kind: 'name' }) => NamePrices | null,
): readonly RequestedName[] {
  if (sort === null) return rows
  const ranked = rows.map((wish) => ({ wish, rank: rankOf(wish) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ wish }) => wish)

  function rankOf(wish: RequestedName): number {
    if (wish.kind !== 'name') return -2
    if (wish.isExact) return -1
    const prices = pricesOf(wish)
    return prices === null || sort === null ? Infinity : amountOf(prices, sort)
  }
}

/** A renewal is compared per year, however long its term. */
export function amountOf({ firstTerm, renewal, threeYears, years }: NamePrices, sort: NameSort): number {
  if (sort === 'price') return firstTerm.excl
  return sort === 'years' ? threeYears.excl : (renewal?.excl ?? 0) / years
}
