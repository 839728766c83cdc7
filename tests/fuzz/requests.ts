import { type Arbitrary, array, constant, constantFrom, oneof, option, record, tuple } from 'fast-check'
import { registrationOf } from '#tests/api/registrations.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/api/choices.ts'
import type { JsonSchema } from './conforms.ts'
import { hostileText, hostileValue, nearlyValidText, otherBytes, validValue } from './schema-values.ts'
import { checkout } from './things.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface Operation {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly Problem: JsonSchema } }
}

export interface FuzzRequest {
  /** Of the description: the method, the path with its parameters in braces. */
  readonly call: string
  readonly method: string
  /** The run fills in what is in braces. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/** Would let the demo's bank fail: what follows would be about the bank. */
const leftOut = new Set(['POST /api/demo/bank/faults'])
/** Each of these hashes a password, takes its time on purpose or has a long answer. */
const slow = /\/(register|password\/\w+|affiliates|affiliates\/link|openapi.json|docs|search)$/

function operationsOf({ paths }: Description) {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return all.filter(({ method, path }) => !leftOut.has(`${method} ${path}`))
}

/** Every call that is tried, as method and path. */
export function callsOf(description: Description): readonly string[] {
  return operationsOf(description).map(({ method, path }) => `${method} ${path}`)
}

/** Requests over all calls of the description: valid, nearly valid and hostile ones. */
export function requestsOf(description: Description): Arbitrary<FuzzRequest> {
  return oneof(
    ...operationsOf(description).map(({ path, method, operation }) => ({
      weight: slow.test(path) ? 1 : 4,
      arbitrary: requestOf(path, method, operation),
    })),
  )
}

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']

function requestOf(path: string, method: string, operation: Operation): Arbitrary<FuzzRequest> {
  return record({
    call: constant(`${method} ${path}`),
    method: oneof({ weight: 12, arbitrary: constant(method) }, { weight: 1, arbitrary: constantFrom(...otherMethods) }),
    path: addressOf(path, operation),
    headers: headersOf(operation),
    body: operation.requestBody || method === 'POST' ? bodyOf(`${method} ${path}`, operation) : constant(null),
  }).map(({ headers, body, ...rest }) => ({
    ...rest,
    headers: { ...headers, ...(body && { 'content-type': body.type }) },
    body: body && body.bytes,
  }))
}

/** Ids of things that are there, that are not, and that are no ids. */
const ids: Readonly<Record<string, readonly string[]>> = {
  cartId: ['{cart}', '{cart}', '{otherCart}', 'A'.repeat(22), 'payments'],
  itemId: ['d', 'h', 'absent'],
  paymentId: ['{payment}', '{payment}', 'A'.repeat(22), 'tr_absent'],
  number: ['{order}', '2026-000001', '9999-999999'],
  mailId: ['00000000-0000-0000-0000-000000000000', '1'],
}

function addressOf(path: string, { parameters }: Operation): Arbitrary<string> {
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => idOf(name))
  const inQuery = parameters.filter((each) => each.in === 'query').map(queryOf)
  const unknown = option(
    hostileText.map((text) => `x=${encoded(text)}`),
    { freq: 12 },
  )
  return tuple(tuple(...inPath), tuple(...inQuery, unknown)).map(([values, query]) => {
    let index = 0
    const filled = path.replaceAll(/\{\w+\}/g, () => values[index++] ?? '')
    const parts = query.filter((part) => part !== null)
    return parts.length === 0 ? filled : `${filled}?${parts.join('&')}`
  })
}

function idOf(name: string): Arbitrary<string> {
  const known = constantFrom(...(ids[name] ?? ['x']))
  return oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: hostileText.map(encoded) })
}

function queryOf({ name, schema }: Parameter): Arbitrary<string | null> {
  const value = oneof(
    { weight: 4, arbitrary: validValue(schema, name).map(String) },
    { weight: 1, arbitrary: constantFrom(...(name === 'q' ? ['een', 'een.nl', 'bezet-een'] : ['{cart}'])) },
    { weight: 1, arbitrary: hostileText },
  )
  const written = value.map((text) => `${name}=${/^\{[a-zA-Z]+\}$/.test(text) ? text : encoded(text)}`)
  return oneof(
    { weight: 8, arbitrary: written },
    { weight: 1, arbitrary: constant(null) },
    { weight: 1, arbitrary: tuple(written, written).map((both) => both.join('&')) },
  )
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const header = hostileText.map((text) => text.replaceAll(/[^\u0020-\u007e]/g, '').slice(0, 300))

function headersOf({ parameters }: Operation): Arbitrary<Readonly<Record<string, string>>> {
  const own = parameters.filter((each) => each.in === 'header').map(({ name }) => [name.toLowerCase(), option(header)])
  return record({
    ...(Object.fromEntries(own) as Record<string, Arbitrary<string | null>>),
    'sec-fetch-site': oneof(
      { weight: 10, arbitrary: constant('same-origin') },
      { weight: 1, arbitrary: constantFrom('cross-site', 'none', null) },
    ),
    origin: oneof(
      { weight: 10, arbitrary: constant(null) },
      { weight: 1, arbitrary: constantFrom('null', 'https://evil.example', '{origin}') },
    ),
    cookie: oneof(
      { weight: 4, arbitrary: constant('{cookie}') },
      { weight: 4, arbitrary: constant(null) },
      { weight: 1, arbitrary: header.map((text) => `authjs.session-token=${text}`) },
    ),
    'user-agent': option(header, { freq: 2 }),
    'content-encoding': oneof(
      { weight: 20, arbitrary: constant(null) },
      { weight: 1, arbitrary: constantFrom('gzip', 'identity') },
    ),
    expect: oneof(
      { weight: 40, arbitrary: constant(null) },
      { weight: 1, arbitrary: constantFrom('100-continue', 'tea') },
    ),
  }).map((all) =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)),
  )
}

interface Body {
  readonly type: string
  readonly bytes: Buffer
}

const otherTypes = [
  json,
  form,
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'a/b;',
  '',
]

/** Bodies whose fields fit each other, which no schema says. */
const fitting: Readonly<Record<string, readonly unknown[]>> = {
  'POST /api/carts/{cartId}/items': [
    domainChoice('d2', 'nieuw'),
    domainChoice('d', 'ander'),
    hostingChoice('h2', 'd'),
    movingChoice('m2', 'd'),
  ],
  'POST /api/carts/{cartId}/payments': [checkout],
  'PATCH /api/customer': [{ city: 'Utrecht' }, { country: 'DE', postalCode: '10115' }, { language: 'de' }],
  'POST /api/auth/register': [registrationOf('new@example.nl'), registrationOf('anna@example.nl')],
}

const webhook: Body = { type: form, bytes: Buffer.from('id=tr_absent') }

function bodyOf(call: string, { requestBody }: Operation): Arbitrary<Body | null> {
  const { schema = {} } = requestBody?.content?.[json] ?? {}
  const asJson = (text: Arbitrary<string>) => text.map((body): Body => ({ type: json, bytes: Buffer.from(body) }))
  const fits = fitting[call]
  const value = fits
    ? oneof({ weight: 3, arbitrary: constantFrom(...fits) }, { weight: 1, arbitrary: validValue(schema) })
    : validValue(schema)
  const valid = value.map((each) => JSON.stringify(each) ?? '')
  const takesForms = requestBody?.content?.[form] !== undefined
  return oneof(
    { weight: 6, arbitrary: asJson(valid) },
    { weight: 5, arbitrary: asJson(nearlyValidText(schema, value)) },
    { weight: takesForms ? 4 : 1, arbitrary: formOf(schema) },
    { weight: 2, arbitrary: asJson(hostileValue.map((each) => JSON.stringify(each) ?? '')) },
    { weight: 2, arbitrary: record({ type: constantFrom(...otherTypes), bytes: otherBytes }) },
    { weight: call.includes('/webhook/') ? 8 : 1, arbitrary: constantFrom(webhook, null) },
  )
}

/** URL-encoded, with names and values that may be wrong or come twice. */
function formOf(schema: JsonSchema): Arbitrary<Body> {
  const extra = array(tuple(constantFrom('id', ...Object.keys(schema.properties ?? {})), hostileText), {
    maxLength: 2,
  })
  return tuple(validValue(schema), extra).map(([value, added]) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const fields = [
      ...entries.map(([name, each]) => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
      ...added,
    ]
    const text = fields.map(([name = '', each = '']) => `${encoded(name)}=${encoded(each)}`).join('&')
    return { type: form, bytes: Buffer.from(text) }
  })
}
