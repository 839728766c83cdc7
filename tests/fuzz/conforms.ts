/** JSON Schema, as far as the description of the API uses it. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** Whether a value is what a schema says; in answers nothing may be there that is not described. */
export function conforms(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined && value !== schema.const) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (schema.anyOf && !schema.anyOf.some((each) => conforms(each, value))) return false
  if (schema.oneOf && !schema.oneOf.some((each) => conforms(each, value))) return false
  switch (schema.type) {
    case undefined:
      return true
    case 'null':
      return value === null
    case 'string':
      return typeof value === 'string' && isString(schema, value)
    case 'integer':
      return Number.isInteger(value) && isWithin(schema, value)
    case 'number':
      return typeof value === 'number' && isWithin(schema, value)
    case 'array':
      return Array.isArray(value) && value.every((each) => conforms(schema.items ?? {}, each))
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && hasMembers(schema, value)
    default:
      return typeof value === schema.type
  }
}

function isString({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean {
  return (
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text))
  )
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: unknown): boolean {
  return typeof value === 'number' && value >= minimum && value <= maximum
}

function hasMembers({ properties = {}, required = [] }: JsonSchema, value: object): boolean {
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
      return schema !== undefined && conforms(schema, each)
    })
  )
}
