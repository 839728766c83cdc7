import {
  array,
  exactOptional,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  title,
} from 'valibot'
import { exactObject, text } from '#platform/schema/fields.ts'
import { availabilitySources, type NameResult, availabilityStates } from '#core/names/name-result.ts'
import { eurosOf } from '#core/money/money.ts'
import { maxNameInputLength, maxListedNames } from '#core/names/parsed-name.ts'

/** Availability and prices of a name. Amounts in euros excluding VAT, null where it is not sold. */
export const searchRow = pipe(
  object({
    name: string(),
    unicode: string(),
    sld: string(),
    tld: string(),
    state: picklist(availabilityStates),
    reason: exactOptional(string()),
    suggestion: exactOptional(string()),
    /** Present when it is available and looked up again before payment, because the source cannot see everything. */
    recheck: exactOptional(literal(true)),
    forSale: exactOptional(string()),
    source: picklist(availabilitySources),
    checkedAt: string(),
    firstYear: nullable(number()),
    renewal: nullable(number()),
    transfer: nullable(number()),
    threeYears: nullable(number()),
    /** Present when the shortest term is longer than a year: prices are then per term. */
    years: exactOptional(number()),
  }),
  title('NameResult'),
)
export type SearchRow = InferOutput<typeof searchRow>

/** The body of `POST /api/domains/check`. */
export const checkNames = exactObject({
  names: pipe(array(text(maxNameInputLength)), minLength(1), maxLength(maxListedNames)),
})

export const checkedNames = object({ rows: array(searchRow) })

export function searchRowOf({ prices, ...found }: NameResult): SearchRow {
  return {
    ...found,
    firstYear: prices && eurosOf(prices.firstYear),
    renewal: prices && eurosOf(prices.renewal),
    transfer: prices?.transfer == null ? null : eurosOf(prices.transfer),
    threeYears: prices && eurosOf(prices.threeYears),
    ...(prices && prices.years > 1 && { years: prices.years }),
  }
}
