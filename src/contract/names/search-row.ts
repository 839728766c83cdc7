import {
  array,
  exactOptional,
  type InferOutput,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot'
import { text, exactObject } from '#contract/basics/fields.ts'
import { findingSources, type FoundName, nameStates } from '#domain/names/found-name.ts'
import { eurosOf } from '#domain/money/money.ts'
import { maxTypedLength, maxTypedNames } from '#domain/names/typed-name.ts'

/** A name with what is known of it. Money in euros without VAT, null where nothing is sold. */
export const searchRow = object({
  name: string(),
  unicode: string(),
  sld: string(),
  tld: string(),
  state: picklist(nameStates),
  reason: exactOptional(string()),
  suggestion: exactOptional(string()),
  forSale: exactOptional(string()),
  source: picklist(findingSources),
  checkedAt: string(),
  firstYear: nullable(number()),
  renewal: nullable(number()),
  transfer: nullable(number()),
  threeYears: nullable(number()),
  /** There only when the shortest term is longer than a year: the prices are those of a term. */
  years: exactOptional(number()),
})
export type SearchRow = InferOutput<typeof searchRow>

/** The body of `POST /api/domains/check`. */
export const checkNames = exactObject({
  names: pipe(array(text(maxTypedLength)), minLength(1), maxLength(maxTypedNames)),
})
export type CheckNames = InferOutput<typeof checkNames>

export const checkedNames = object({ rows: array(searchRow) })

export function searchRowOf({ prices, ...found }: FoundName): SearchRow {
  return {
    ...found,
    firstYear: prices && eurosOf(prices.firstYear),
    renewal: prices && eurosOf(prices.renewal),
    transfer: prices?.transfer == null ? null : eurosOf(prices.transfer),
    threeYears: prices && eurosOf(prices.threeYears),
    ...(prices && prices.years > 1 && { years: prices.years }),
  }
}
