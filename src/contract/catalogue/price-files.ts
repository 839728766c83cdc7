import {
  array,
  check,
  exactOptional,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  union,
  uuid,
} from 'valibot'
import { isIsoDate } from '#domain/basics/iso-date.ts'
import { cents } from '#domain/money/money.ts'

const amount = pipe(
  string(),
  regex(/^\d{1,7}\.\d{2}$/, 'write an amount as "9.99"'),
  transform((text) => cents(Number(text.replace('.', '')))),
)
const day = pipe(
  string(),
  check(isIsoDate, 'write a day as "2026-12-31"'),
  transform((text) => (isIsoDate(text) ? text : '0001-01-01')),
)
const cost = strictObject({ registration: amount, renewal: amount, transfer: amount })

/** A set of prices that an operator may edit before it is released. */
export const draftFile = strictObject({
  /** The same draft is released once. */
  id: pipe(string(), uuid()),
  /** The last release when it was made. */
  after: pipe(number(), integer(), minValue(0)),
  /** By name of the price, as in `PriceChanges`. */
  prices: record(
    string(),
    strictObject({
      price: exactOptional(amount),
      firstTerm: exactOptional(amount),
      firstTermUntil: exactOptional(day),
    }),
  ),
  costs: exactOptional(record(string(), cost)),
})

const markUp = strictObject({
  percent: pipe(number(), minValue(-100), maxValue(1000)),
  atLeast: exactOptional(amount),
})

/** How a wholesaler's list is read, and what prices are made of it. */
export const mappingFile = strictObject({
  columns: strictObject({
    extension: string(),
    registration: string(),
    renewal: string(),
    transfer: string(),
    currency: exactOptional(string()),
  }),
  separator: optional(picklist([',', ';', '\t']), ','),
  decimal: optional(picklist(['.', ',']), '.'),
  groups: pipe(
    array(
      strictObject({
        extensions: union([literal('all'), array(string())]),
        firstTerm: exactOptional(markUp),
        renewal: exactOptional(markUp),
        transfer: exactOptional(markUp),
        endsIn: exactOptional(array(pipe(number(), integer(), minValue(0), maxValue(99)))),
      }),
    ),
    minLength(1),
  ),
  /** Sold, and not in that list: they keep their prices. */
  notListed: optional(array(string()), []),
})
