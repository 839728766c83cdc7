import { pricesOf } from '#catalogue/prices-of.ts'
import type { IsoDate } from '#domain/basics/iso-date.ts'
import { divideHalfUp, type VatPair } from '#domain/money/money.ts'
import { productOfSlug } from '#pages/parts/product-of-slug.ts'

export interface PlaceCost {
  readonly monthly: VatPair
  readonly yearly: VatPair
  /** A year of one place when every place is taken, and when half of them are; half up to a cent. */
  readonly full: VatPair
  readonly half: VatPair
}

export function costPerPlace(slug: string, date: IsoDate): PlaceCost {
  const { accounts } = productOfSlug(slug).limits
  if (accounts === undefined) throw new RangeError(`${slug} has no places to divide by`)
  const yearly = pricesOf(slug, 'yearly', date).firstTerm
  return {
    monthly: pricesOf(slug, 'monthly', date).firstTerm,
    yearly,
    full: dividedBy(yearly, accounts),
    half: dividedBy(yearly, Math.ceil(accounts / 2)),
  }
}

function dividedBy({ excl, incl }: VatPair, places: number): VatPair {
  return { excl: divideHalfUp(excl, places), incl: divideHalfUp(incl, places) }
}
