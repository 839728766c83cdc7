import { toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '#platform/schema/parse.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * Converts a schema of the contract to JSON Schema. A check written in code is described by `metadata`, which holds
 * JSON Schema keywords. Throws if a schema cannot be converted.
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

/** Schemas with a title, by title. */
export type NamedSchemas = Record<string, JsonSchema>

/** Replaces every part that has a title by a reference, and adds those parts to `named`. */
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
