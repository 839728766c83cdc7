import {
  array,
  type BaseIssue,
  type BaseSchema,
  check,
  exactOptional,
  getDotPath,
  type InferOutput,
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
  safeParse,
  strictObject,
  string,
  transform,
  union,
  uuid,
} from 'valibot'
import { isIsoDate } from '#core/time/iso-date.ts'
import { cents, decimalOf } from '#core/money/money.ts'

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
const draftFile = strictObject({
  /** A draft is released once. */
  id: pipe(string(), uuid()),
  /** The last release at the time the draft was made. */
  after: pipe(number(), integer(), minValue(0)),
  /** Keyed by price name, as in `PriceChanges`. */
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

/** How to read a wholesaler's list and compute prices from it. */
const mappingFile = strictObject({
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
  /** Extensions that are sold but not in the list; they keep their prices. */
  notListed: optional(array(string()), []),
})

export type Draft = InferOutput<typeof draftFile>

export const readDraft = (text: string) => readAs(draftFile, text)
export const readMapping = (text: string) => readAs(mappingFile, text)

/** @returns the value, or a list of errors with their places in the file */
function readAs<Output>(
  schema: BaseSchema<unknown, Output, BaseIssue<unknown>>,
  text: string,
): { readonly value: Output } | readonly string[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const { success, output, issues = [] } = safeParse(schema, json)
  return success ? { value: output } : issues.map((issue) => `${getDotPath(issue) ?? 'file'}: ${issue.message}`)
}

/** The text of a draft file, with amounts as `9.99`. */
export function draftTextOf(draft: Draft): string {
  const written = JSON.stringify(draft, amountsWritten, 2)
  return `${written}\n`
}

function amountsWritten(key: string, value: unknown): unknown {
  return typeof value === 'number' && key !== 'after' ? decimalOf(cents(value)) : value
}
