import { toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '#platform/schema/parse.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A schema of the contract as JSON Schema. What only code can check is described by `metadata`, which holds JSON Schema
 * keywords. A schema that cannot be converted throws.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    ignoreActions: ['check'],
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
    overrideAction: ({ valibotAction, jsonSchema: described }) =>
      valibotAction.type === 'metadata' && 'metadata' in valibotAction
        ? { ...described, ...(valibotAction.metadata as JsonSchema) }
        : undefined,
  })
  return jsonSchema
}

/** Schemas that have a title, by that title. */
export type NamedSchemas = Record<string, JsonSchema>

/** The schema with a reference in place of every part that has a title; those parts are added to `named`. */
export function withReferences(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const { title, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, partOf(part, named)]))
  if (typeof title !== 'string') return title === undefined ? rest : { title, ...rest }
  if (JSON.stringify(named[title] ?? rest) !== JSON.stringify(rest)) throw new Error(`two schemas are called ${title}`)
  named[title] = rest
  return { $ref: `#/components/schemas/${title}` }
}

function partOf(part: unknown, named: NamedSchemas): unknown {
  if (Array.isArray(part)) return part.map((each) => partOf(each, named))
  return typeof part === 'object' && part !== null ? withReferences(part as JsonSchema, named) : part
}
