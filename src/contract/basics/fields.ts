import {
  check,
  exactOptional,
  type ExactOptionalSchema,
  type GenericSchema,
  maxLength,
  minLength,
  nullable,
  type NullableSchema,
  type ObjectEntries,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'

const wellFormed = check((written: string) => written.isWellFormed())
// oxlint-disable-next-line no-control-regex -- a line break or a tab may stand in a text, other control characters not
const printable = regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)

/** Any text that can be stored: no lone surrogates. What it means is for the rules to say. */
export function text(max: number) {
  return pipe(string(), minLength(1), maxLength(max), wellFormed)
}

/** A text people write and others read. */
export function note(max: number) {
  return pipe(string(), minLength(1), maxLength(max), wellFormed, printable)
}

/** A field of a form as it was filled in: it may be empty, which the rules call missing and not too short. */
export function field(max: number) {
  return pipe(string(), maxLength(max), wellFormed)
}

/**
 * An object with these keys and no others. The entries lose their prototype, or `constructor` and `__proto__`
 * would count as keys that are known. A list is no object, or an empty one would do where all keys are optional.
 */
export function exactObject<const Entries extends ObjectEntries>(entries: Entries) {
  const schema = strictObject<Entries>(Object.assign(Object.create(null), entries))
  const run: (typeof schema)['~run'] = (dataset, config) =>
    schema['~run'](Array.isArray(dataset.value) ? { typed: false, value: null } : dataset, config)
  return { ...schema, '~run': run }
}

/** 128 random bits as base64url, made by the server. */
export const cartIdPattern = /^[A-Za-z0-9_-]{22}$/
/** Made by the client: also the key that makes a repeated wish recognisable. */
export const itemIdPattern = /^[A-Za-z0-9_-]{1,64}$/

export const cartId = pipe(string(), regex(cartIdPattern))
export const itemId = pipe(string(), regex(itemIdPattern))

type Fields = Readonly<Record<string, GenericSchema>>

/** The same fields, each of which may be absent. */
export function optionalFields<Entries extends Fields>(entries: Entries) {
  return mapped(entries, exactOptional) as { [Name in keyof Entries]: ExactOptionalSchema<Entries[Name], undefined> }
}

/** The same fields, each of which may be null. */
export function nullableFields<Entries extends Fields>(entries: Entries) {
  return mapped(entries, nullable) as { [Name in keyof Entries]: NullableSchema<Entries[Name], undefined> }
}

/** Other values under the same names. */
export function fieldsAs<Name extends string, Schema>(entries: Readonly<Record<Name, unknown>>, schema: Schema) {
  return mapped(entries, () => schema) as Record<Name, Schema>
}

function mapped(entries: object, change: (schema: GenericSchema) => unknown): unknown {
  return Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, change(schema as GenericSchema)]))
}
