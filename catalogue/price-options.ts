import type { Frequency } from '#core/catalogue/frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { cents } from '#core/money/money.ts'
import type { DatedCharge, Discount, PriceOption } from '#core/catalogue/price.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

/** First day of sale of these products. A later price change adds an entry to the history of its option. */
export const onSaleSince: IsoDate = '2026-01-01'

export const firstYearDiscount: LocalizedText = {
  nl: 'Korting eerste jaar',
  de: 'Rabatt im ersten Jahr',
  en: 'First-year discount',
}

export function since(charge: number): readonly DatedCharge[] {
  return [{ from: onSaleSince, charge: cents(charge) }]
}

/** Discount on the first year; the list price is the price of every later year. */
export function firstYearOff(firstYear: number, after: number): readonly Discount[] {
  if (firstYear === after) return []
  return [{ applicableTo: 'purchase', amount: cents(after - firstYear), label: firstYearDiscount }]
}

export function yearly(firstYear: number, after: number): PriceOption {
  return { ...recurring('yearly', after), discounts: firstYearOff(firstYear, after) }
}

export function monthly(charge: number): PriceOption {
  return recurring('monthly', charge)
}

export function once(charge: number): PriceOption {
  return { type: 'purchase', history: since(charge), discounts: [] }
}

function recurring(frequency: Frequency, charge: number): PriceOption {
  return { type: 'purchase', recurring: { frequency, comparedPer: 'month' }, history: since(charge), discounts: [] }
}
