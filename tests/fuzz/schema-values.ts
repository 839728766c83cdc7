import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  emailAddress,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  stringMatching,
  tuple,
  uint8Array,
} from 'fast-check'
import { conforms, type JsonSchema } from './conforms.ts'

/** Stands in hostile texts: an answer that repeats it repeats what was sent. */
export const canary = 'zqxcanary'

/** What passes the schema and has a meaning beyond it, by the name of the field; the run fills in what is in braces. */
const meaningful: Readonly<Record<string, readonly unknown[]>> = {
  id: ['d', 'h', 'n'],
  sld: ['een', 'nieuw', 'bezet-een', 'premium-een', 'onbekend-een', 'storing-een', 'münchen'],
  tld: ['nl', 'com', 'de', 'online', 'co.uk'],
  domain: ['een.nl', 'nieuw.com'],
  productSlug: ['domain-nl', 'domain-com', 'hosting-starter', 'moving-service', 'constructor'],
  type: ['domain', 'hosting', 'movingService'],
  priceType: ['purchase', 'transfer'],
  priceFrequency: ['yearly', 'monthly', null],
  parentId: [null, 'd', 'h', 'absent'],
  from: ['{cart}', '{otherCart}'],
  cartId: ['{cart}', '{otherCart}'],
  paymentMethod: ['ideal', 'creditcard', 'none'],
  issuer: [null, 'ideal_INGBNL2A'],
  email: ['anna@example.nl', 'bert@example.nl', 'new@example.de'],
  password: ['Regenjas-fluit-43-kade', 'Zonnebril-trom-17-gracht'],
  currentPassword: ['Regenjas-fluit-43-kade'],
  customerType: ['private', 'business'],
  firstName: ['Anna'],
  lastName: ['de Vries'],
  companyName: ['De Vries BV'],
  street: ['Kerkstraat'],
  houseNumber: ['1a'],
  postalCode: ['1234 AB', '10115'],
  city: ['Utrecht'],
  country: ['NL', 'DE', 'CH', 'US'],
  phone: ['06 12345678', '+4930123456'],
  vatNumber: ['NL865432109B01', 'DE123456789'],
  iban: ['NL91ABNA0417164300'],
  names: [['een.nl', 'bezet-een.com']],
  contract: ['2026-000001', '{order}'],
  orderNumber: ['2026-000001', '{order}'],
  endsOn: ['2027-01-01', '2027-02-30'],
  urls: ['https://een.nl/'],
  message: ['Hallo'],
  affiliateId: [1001, '1001'],
  url: ['/', '/de/webhosting?via=1001'],
  token: ['a'.repeat(43)],
}

/** Values that the schema accepts; fields with a meaning have a meaningful value most of the time. */
export function validValue(schema: JsonSchema, name = ''): Arbitrary<unknown> {
  const plain = plainValue(schema)
  const known = meaningful[name]?.filter((value) => isFilledIn(value) || conforms(schema, value)) ?? []
  return known.length === 0
    ? plain
    : oneof({ weight: 5, arbitrary: constantFrom(...known) }, { weight: 1, arbitrary: plain })
}

function isFilledIn(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('{')
}

function plainValue(schema: JsonSchema): Arbitrary<unknown> {
  const { anyOf, oneOf } = schema
  if (schema.const !== undefined) return constant(schema.const)
  if (schema.enum) return constantFrom(...schema.enum)
  const choices = anyOf ?? oneOf
  if (choices) return oneof(...choices.map((choice) => validValue(choice)))
  switch (schema.type) {
    case 'string':
      return stringFor(schema)
    case 'integer':
      return integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
    case 'boolean':
      return boolean()
    case 'null':
      return constant(null)
    case 'array':
      return array(validValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return objectFor(schema)
    default:
      return json
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name)])
  return record(Object.fromEntries(entries) as Record<string, Arbitrary<unknown>>, { requiredKeys: [...required] })
}

const ascii = string({ unit: 'grapheme-ascii', maxLength: 12 })
/** From code points: fast-check's own units of Unicode need a table of all of them, which takes seconds to make. */
const unicode = array(oneof(integer({ min: 0, max: 0x2ff }), integer({ min: 0, max: 0x10ffff })), {
  maxLength: 60,
}).map((points) => String.fromCodePoint(...points))
const words = oneof(
  ascii,
  unicode.map((text) => text.slice(0, 12).toWellFormed()),
)
const emails = emailAddress()
const json = jsonValue({ maxDepth: 2, stringUnit: 'grapheme-ascii' })

function stringFor({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return emails
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  if (pattern !== undefined && /^\^[[(A-Za-z]/.test(pattern) && !pattern.includes('\\u')) {
    return stringMatching(new RegExp(pattern)).filter(fits)
  }
  const short = words
    .map((text) => text.padEnd(minLength, 'a'))
    .map((text) => (fits(text) ? text : 'a'.repeat(minLength)))
  return oneof({ weight: 6, arbitrary: short }, { weight: 1, arbitrary: constant('x'.repeat(maxLength)) })
}

const hostileTexts = [
  '',
  ' ',
  canary,
  `<script>${canary}</script>`,
  `${canary}' OR 1=1--`,
  `${canary}\u0000`,
  `\r\nSet-Cookie: ${canary}=1`,
  `../../${canary}`,
  '\ud800',
  '\u202e\u200b\ufeff',
  'ÿ'.repeat(300),
  '🌱'.repeat(200),
  'é'.normalize('NFD').repeat(50),
  'a'.repeat(5000),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  '{{7*7}}${7*7}',
  'http://[::1',
  `//${canary}.example`,
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
]

/** Anything that JSON can hold, and more of what code stumbles over. */
export const hostileValue: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(...hostileTexts),
  constantFrom<unknown>(0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), null, true, false),
  unicode,
  json,
  integer({ min: 1, max: 3000 }).map(nested),
  constantFrom<unknown>([], {}, [[]], [{}], { toString: 1 }, { length: 1e9 }, { $ne: null }),
)

export const hostileText: Arbitrary<string> = oneof(constantFrom(...hostileTexts), unicode)

function nested(depth: number): unknown {
  let value: unknown = canary
  for (let level = 0; level < Math.min(depth, 2000); level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** A valid value with one or two things wrong, as JSON text: only text can hold a key twice. */
export function nearlyValidText(schema: JsonSchema, valid = validValue(schema)): Arbitrary<string> {
  const keys = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', `x${canary}`, 'pаrentId', 'id ']
  const change = tuple(constantFrom('replace', 'delete', 'twice', 'wrap'), constantFrom(...keys), option(hostileValue))
  return tuple(valid, array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    let entries = isObject ? Object.entries(value).map(([key, each]) => [key, written(each)] as const) : []
    let wraps = 0
    for (const [kind, key, given] of changes) {
      if (kind !== 'twice') entries = entries.filter(([each]) => each !== key)
      if (kind !== 'delete') entries = [...entries, [key, written(given)] as const]
      if (kind === 'wrap') wraps += 1
    }
    const text = `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${each}`).join(',')}}`
    return '['.repeat(wraps) + text + ']'.repeat(wraps)
  })
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}

/** For bodies that are not JSON at all. */
export const otherBytes: Arbitrary<Buffer> = oneof(
  uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  constantFrom('{"a":', '[', '{}{}', "{'a':1}", '\ufeff{}', 'NaN', '', '{"a":1,}', '//', '['.repeat(8000)).map((text) =>
    Buffer.from(text),
  ),
  constantFrom([0xff, 0xfe], [0x22, 0xc3, 0x28, 0x22], [0xed, 0xa0, 0x80], [0]).map((bytes) => Buffer.from(bytes)),
  constantFrom(3000, 17_000, 70_000).map((length) => Buffer.from(JSON.stringify({ a: 'x'.repeat(length) }))),
)
