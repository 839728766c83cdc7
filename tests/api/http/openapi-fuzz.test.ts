import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  type RunDetails,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domainChoice, extraChoice, hostingChoice, movingChoice } from '#tests/api/carts/choices.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'
import { anyCharacter } from '#tests/builders/any-character.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { dereferenced } from '#tests/builders/dereferenced.ts'
import { openWholeShop, type WholeShop } from '#tests/builders/whole-shop.ts'

/** JSON Schema, as far as the description of the API uses it. */
interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface FuzzRequest {
  /** The answers that are described for it; none where another method of the path was tried. */
  readonly responses: Operation['responses']
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** `npm run test:long` sends more, and other ones each time. */
const longRun = process.env['FUZZ_REQUESTS']
const requests = Number(longRun ?? 2000)
const atOnce = 20
/** Comes back in no answer: that would repeat what a visitor sent. */
const canary = 'zzcanaryzz'
/** Refusals that every path and method may meet before its own: they are not repeated in each description. */
const everywhere = new Set([404, 405, 414, 417, 431])
/** Would let the demo's bank fail: what follows would be about the bank. */
const leftOut = '/api/demo/bank/faults'
const leaks = /\n\s+at |\bError:|node_modules|\/src\/|select .* from|insert into|pg_|ECONN|\bstack\b/i

let database: TestDatabase
let shop: WholeShop
beforeAll(async () => {
  database = await testDatabase()
  shop = await openWholeShop(database.connection, { LIMITS: 'off' })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await database.drop()
})

test(
  'requests made from the schemas of the description, right and wrong, are answered as it says',
  { timeout: 120_000 + 60 * requests },
  async () => {
    const description = dereferenced(await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as Description
    const known = await thingsOf(shop.origin)
    const statuses = new Map<number, number>()
    const property = asyncProperty(
      array(requestsOf(description, known), { minLength: atOnce, maxLength: atOnce }),
      async (batch) => {
        await Promise.all(
          batch.map(async (request) => {
            const answer = await send(request)
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
            const problems = problemsOf(request, answer, known)
            if (problems.length > 0) throw new Error(`${problems.join(', ')}\n${printed(request, answer)}`)
          }),
        )
        expect(shop.log.filter((line) => /\n\s+at /.test(line))).toEqual([])
        shop.accessLog.length = 0
      },
    )
    await assert(property, {
      numRuns: Math.ceil(requests / atOnce),
      endOnFailure: true,
      ...(longRun === undefined && { seed: 20_261_119 }),
      reporter: fail,
      interruptAfterTimeLimit: 100_000 + 50 * requests,
    })
    expect((await fetch(`${shop.origin}/api/health/ready`)).status).toBe(200)
    // The requests reach behind the checks, and each kind of check.
    for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 422]) {
      expect(statuses.get(status), String(status)).toBeGreaterThan(0)
    }
  },
)

function printed({ method, path, headers, body }: FuzzRequest, { status, text }: Answer): string {
  const { cookie = '', ...others } = headers
  const sent = `${method} ${path.slice(0, 200)} ${JSON.stringify(others)} cookie ${cookie.slice(0, 20)} ${body?.slice(0, 400)}`
  return `${sent}\n→ ${status} ${text.slice(0, 400)}`
}

/** fast-check's own report would print all requests of the batch. */
function fail({ failed, seed, counterexamplePath, errorInstance }: RunDetails<[batch: FuzzRequest[]]>): void {
  if (failed) throw new Error(`${String(errorInstance)}\nAgain: seed ${seed}, path ${counterexamplePath}`)
}

interface Things {
  readonly cookie: string
  /** Values for parameters of paths, by name. */
  readonly ids: Readonly<Record<string, readonly string[]>>
}

/** A logged-in customer with a filled cart and a payment that is under way, and a visitor's empty cart. */
async function thingsOf(origin: string): Promise<Things> {
  let cookie = ''
  const ask = async (path: string, json?: unknown) => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
    const answer = await fetch(origin + path, json === undefined ? { headers } : post(headers, JSON.stringify(json)))
    cookie = [cookie, ...answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])].filter(Boolean).join('; ')
    return (await answer.json()) as Record<string, string>
  }
  const { id: otherCart = '' } = await ask('/api/carts', {})
  cookie = ''
  await ask('/api/auth/register', registrationOf('anna@example.nl'))
  const { csrfToken } = await ask('/api/auth/csrf')
  await ask('/api/auth/callback/credentials', { email: 'anna@example.nl', password: goodPassword, csrfToken })
  const { id: cart = '' } = await ask('/api/carts', {})
  for (const choice of [domainChoice('d'), hostingChoice('h', 'd'), extraChoice('e', 'h'), movingChoice('m', 'd')]) {
    await ask(`/api/carts/${cart}/items`, choice)
  }
  const started = await ask(`/api/carts/${cart}/payments`, { paymentMethod: 'ideal', consents: { terms: true } })
  return {
    cookie,
    ids: {
      cartId: [cart, otherCart, 'A'.repeat(22)],
      itemId: ['d', 'h', 'e', 'absent'],
      paymentId: [started['id'] ?? 'A'.repeat(22), 'tr_absent'],
      number: [started['orderNumber'] ?? '2026-000001'],
    },
  }
}

const post = (headers: Record<string, string>, body: string) => ({ method: 'POST', headers, body })

/** Every call of the description, mostly with its own method, a valid path and a body that is nearly valid. */
function requestsOf({ paths }: Description, { cookie, ids }: Things): Arbitrary<FuzzRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    path === leftOut
      ? []
      : Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return oneof(
    ...operations.map(({ path, method, operation }) => {
      const parameters = operation.parameters ?? []
      const query = parameters.filter((each) => each.in === 'query')
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
      const type = Object.keys(operation.requestBody?.content ?? {})[0] ?? 'application/json'
      const isForm = type.includes('form')
      return record({
        method: mostly(constant(method), constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
        path: tuple(
          ...path.split('/').map((part) => {
            const name = /^\{(\w+)\}$/.exec(part)?.[1]
            return name === undefined
              ? constant(part)
              : mostly(constantFrom(...(ids[name] ?? ['1'])), hostileText.map(encoded))
          }),
        ).map((parts) => parts.join('/')),
        query: tuple(
          ...query.map((each) =>
            option(mostly(valueOf(each.schema), hostileText)).map((value) =>
              value === null ? '' : `${each.name}=${encoded(`${value as string | number}`)}`,
            ),
          ),
        ).map((parts) => parts.filter(Boolean).join('&')),
        headers: record({
          cookie: mostly(constantFrom(cookie, ''), string().map(encoded)),
          'sec-fetch-site': mostly(constant('same-origin'), constant('cross-site')),
          'content-type': mostly(constant(type), constantFrom('text/plain', 'multipart/form-data', 'application/json')),
        }),
        body: mostly(
          schema ? bodyOf(schema, isForm) : constant(null),
          constantFrom('', '{"a":', `"${'x'.repeat(70_000)}"`),
        ),
      }).map(({ query: search, path: place, headers, body, ...rest }) => ({
        ...rest,
        responses: rest.method === method ? operation.responses : {},
        path: search === '' ? place : `${place}?${search}`,
        headers: Object.fromEntries(
          Object.entries(headers).filter(([name]) => body !== null || name !== 'content-type'),
        ),
        body,
      }))
    }),
  )
}

function mostly<Value, Other>(usual: Arbitrary<Value>, other: Arbitrary<Other>): Arbitrary<Value | Other> {
  return oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other })
}

/** `encodeURIComponent` throws on half a pair of surrogates. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const hostileText = oneof(
  constantFrom('', ' ', '\u0000', '../../etc/passwd', "' or 1=1 --", '<script>', '__proto__', 'é'.repeat(300), canary),
  string({ unit: anyCharacter, maxLength: 60 }),
)

/** A valid body of which up to two members are replaced, added or left out. */
function bodyOf(schema: JsonSchema, isForm: boolean): Arbitrary<string> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', canary]
  const change = tuple(constantFrom(...names), option(oneof(jsonValue(), hostileText)))
  const changes = mostly(constant([]), array(change, { minLength: 1, maxLength: 2 }))
  return tuple(valueOf(schema), changes).map(([value, all]) => {
    const changed = { ...(value as object), ...Object.fromEntries(all) } as Record<string, unknown>
    return isForm ? new URLSearchParams(changed as Record<string, string>).toString() : JSON.stringify(changed)
  })
}

function valueOf(schema: JsonSchema): Arbitrary<unknown> {
  const { minLength = 0, minimum = -10, maximum = 1e6, properties = {}, required = [] } = schema
  if (schema.const !== undefined) return constant(schema.const)
  if (schema.enum) return constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return oneof(...choices.map(valueOf))
  if (schema.type === 'object') {
    const members = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)]))
    return record(members, { requiredKeys: [...required] })
  }
  if (schema.type === 'array')
    return array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  if (schema.type === 'string')
    return schema.pattern
      ? matching(schema.pattern)
      : string({ minLength, maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 40, 40)) })
  if (schema.type === 'integer' || schema.type === 'number')
    return integer({ min: minimum, max: Math.max(minimum, maximum) })
  if (schema.type === 'boolean') return constantFrom(true, false)
  return schema.type === 'null' ? constant(null) : jsonValue()
}

/** fast-check knows no look-aheads and no classes of Unicode. */
function matching(pattern: string): Arbitrary<string> {
  try {
    return stringMatching(new RegExp(pattern))
  } catch {
    return string({ maxLength: 30 })
  }
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

async function send({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const init = { method, headers, ...(body !== null && method !== 'GET' && { body }), redirect: 'manual' } as const
  const answer = await fetch(shop.origin + path, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** What is wrong with an answer. */
function problemsOf({ responses, path }: FuzzRequest, answer: Answer, { cookie }: Things): readonly string[] {
  const { status, headers, text } = answer
  const all = `${text} ${JSON.stringify([...headers])}`
  const checks: readonly (readonly [isWrong: boolean, problem: string])[] = [
    [status >= 500 && status !== 503, `${status} is a fault of the shop`],
    [path.startsWith('/api/') && headers.get('cache-control') !== 'no-store', 'it may be cached'],
    [headers.get('x-content-type-options') !== 'nosniff', 'its type may be guessed'],
    [headers.has('access-control-allow-origin'), 'it is open to other sites'],
    [
      Object.keys(responses).length > 0 && !(status in responses) && !everywhere.has(status),
      `${status} is not described`,
    ],
    [status === 405 && !headers.has('allow'), 'it does not say which methods are allowed'],
    [[429, 503].includes(status) && !headers.has('retry-after'), 'it does not say when to come back'],
  ]
  if (status < 400) return [...problemsIn(checks), ...successProblems(responses[status], answer)]
  return problemsIn([
    ...checks,
    [headers.get('content-type') !== 'application/problem+json; charset=utf-8', `it is ${headers.get('content-type')}`],
    [!isProblem(text, status), `it is no problem: ${text}`],
    [leaks.test(all), 'it tells how the shop works'],
    [all.includes(canary), 'it repeats what was sent'],
    [cookie.split(/[=;] ?/).some((part) => part.length > 30 && all.includes(part)), 'it tells a token'],
    [headers.has('set-cookie'), 'it sets a cookie'],
  ])
}

function problemsIn(checks: readonly (readonly [isWrong: boolean, problem: string])[]): readonly string[] {
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []))
}

function successProblems({ content = {} }: Content = {}, { headers, text }: Answer): readonly string[] {
  const [[type, { schema }] = ['', {}]] = Object.entries(content)
  if (type === '' || headers.has('content-disposition')) return []
  if (!headers.get('content-type')?.startsWith(type)) return [`it is ${headers.get('content-type')}, not ${type}`]
  if (schema === undefined) return []
  const values = type === 'application/x-ndjson' ? text.split('\n').filter(Boolean) : [text]
  return values.every((value) => conforms(schema, JSON.parse(value))) ? [] : [`it is not what is described: ${text}`]
}

/** Whether a value has the shape of a schema; a member that is not described is as wrong as one that is missing. */
function conforms(schema: JsonSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((each) => conforms(each, value))
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (schema.type === 'array') return Array.isArray(value) && value.every((each) => conforms(schema.items ?? {}, each))
  if (schema.type === 'null') return value === null
  if (schema.type === 'integer') return Number.isInteger(value)
  if (schema.type !== 'object') return schema.type === undefined || typeof value === schema.type
  const { properties = {}, required = [] } = schema
  return (
    typeof value === 'object' &&
    value !== null &&
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => conforms(properties[name] ?? { enum: [] }, each))
  )
}

function isProblem(text: string, status: number): boolean {
  if (!text.startsWith('{')) return false
  const problem = JSON.parse(text) as { status?: unknown; code?: unknown }
  return problem.status === status && /^[a-z_]+$/.test(String(problem.code))
}
