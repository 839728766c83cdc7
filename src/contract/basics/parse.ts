import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { fieldFaultsOf } from './field-faults.ts'
import type { FieldFault } from './problem.ts'

export type Schema = GenericSchema

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly FieldFault[] }

/** Input becomes what the schema says, or a list of what is wrong with it. Nothing is coerced. */
export function parse<Shape extends Schema>(schema: Shape, input: unknown): Parsed<InferOutput<Shape>> {
  const result = safeParse(schema, input)
  return result.success ? { ok: true, value: result.output } : { ok: false, faults: fieldFaultsOf(result.issues) }
}
