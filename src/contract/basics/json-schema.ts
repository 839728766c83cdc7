import type { Schema } from './parse.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** What a schema or one of its checks looks like from outside, as far as ours go. */
interface Part {
  readonly type: string
  readonly pipe?: readonly Part[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly requirement?: unknown
  readonly metadata?: JsonSchema
}

/** A schema of ours in the words of JSON Schema. One it does not know is a mistake, and throws. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  return partOf(schema)
}

function partOf(part: Part): JsonSchema {
  const [first, ...checks] = part.pipe ?? []
  /* The first of a pipe is a schema, and may be a pipe itself. */
  const base = first === undefined ? baseOf(part) : partOf(first)
  return Object.assign({}, base, ...checks.map((check) => checkOf(check, base.type === 'array'))) as JsonSchema
}

function baseOf(part: Part): JsonSchema {
  switch (part.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: part.type }
    case 'custom':
      return {}
    case 'literal':
      return { const: part.literal }
    case 'picklist':
      return { enum: part.options }
    case 'nullable':
      return { anyOf: [partOf(required(part.wrapped)), { type: 'null' }] }
    case 'exact_optional':
      return partOf(required(part.wrapped))
    case 'array':
      return { type: 'array', items: partOf(required(part.item)) }
    case 'variant':
      return { oneOf: (part.options as readonly Part[]).map(partOf) }
    case 'object':
      return objectOf(part)
    case 'strict_object':
      return { ...objectOf(part), additionalProperties: false }
    default:
      throw new Error(`no JSON Schema for ${part.type}`)
  }
}

function objectOf({ entries = {} }: Part): JsonSchema {
  const names = Object.keys(entries)
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, partOf(required(entries[name]))])),
    required: names.filter((name) => entries[name]?.type !== 'exact_optional'),
  }
}

function checkOf({ type, requirement, metadata }: Part, isList: boolean): JsonSchema {
  switch (type) {
    case 'regex':
      return { pattern: (requirement as RegExp).source }
    case 'max_length':
      return { [isList ? 'maxItems' : 'maxLength']: requirement }
    case 'min_length':
      return { [isList ? 'minItems' : 'minLength']: requirement }
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'metadata':
      return metadata ?? {}
    case 'check':
      return {}
    default:
      throw new Error(`no JSON Schema for the check ${type}`)
  }
}

function required(part: Part | undefined): Part {
  if (part === undefined) throw new Error('a schema without its inner part')
  return part
}
