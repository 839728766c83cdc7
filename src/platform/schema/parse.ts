import { type GenericSchema, type InferOutput, safeParse, type BaseIssue } from 'valibot'
import type { FieldFault } from './problem.ts'

export type Schema = GenericSchema

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly FieldFault[] }

/** Validates input without coercing it: the typed value, or the faults per field. */
export function parse<Shape extends Schema>(schema: Shape, input: unknown): Parsed<InferOutput<Shape>> {
  const result = safeParse(schema, input)
  return result.success ? { ok: true, value: result.output } : { ok: false, faults: fieldFaultsOf(result.issues) }
}

const maxFaults = 20

/** Fault codes of a schema. Unknown keys are reported on their object, so that input is never echoed in a response. */
function fieldFaultsOf(issues: readonly BaseIssue<unknown>[]): readonly FieldFault[] {
  return issues.slice(0, maxFaults).map((issue) => {
    const code = codeOf(issue)
    const keys = (issue.path ?? []).map(({ key }) => String(key))
    return { path: (code === 'unknown_key' ? keys.slice(0, -1) : keys).join('.'), code }
  })
}

function codeOf(issue: BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'unknown_key'
      return issue.path?.at(-1)?.origin === 'key' ? 'required' : 'wrong_type'
    case 'max_length':
      return 'too_long'
    case 'min_length':
      return 'too_short'
    case 'regex':
    case 'check':
      return 'malformed'
    case 'integer':
    case 'min_value':
    case 'max_value':
      return 'not_allowed'
    case 'custom':
    case 'picklist':
    case 'literal':
    case 'variant':
      if (issue.path === undefined) return 'wrong_type'
      return issue.received === 'undefined' ? 'required' : 'not_allowed'
    default:
      return 'wrong_type'
  }
}
