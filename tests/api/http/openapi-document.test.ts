import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationOf } from '#tests/api/customers/registrations.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { dereferenced } from '#tests/builders/dereferenced.ts'
import { openWholeShop, type WholeShop } from '#tests/builders/whole-shop.ts'
import type { OpenApiDocument, Operation, Parameter } from '#platform/http/openapi/document.ts'

type Json = Readonly<Record<string, unknown>>

interface Call extends Omit<Operation, 'parameters'> {
  readonly parameters?: readonly Parameter[]
  readonly method: string
  readonly path: string
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Call, 'method' | 'path'>>>>>
}

let database: TestDatabase
let shop: WholeShop
let document: OpenApiDocument
let calls: readonly Call[]
beforeAll(async () => {
  database = await testDatabase()
  shop = await openWholeShop(database.connection, { LIMITS: 'off' })
  document = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as OpenApiDocument
  calls = Object.entries((dereferenced(document) as Described).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, ...operation })),
  )
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await database.drop()
})

/** Every object within, with the keys that lead to it. */
function partsOf(part: unknown, keys: readonly string[] = []): readonly (readonly [where: string, part: Json])[] {
  if (typeof part !== 'object' || part === null) return []
  const inside = Object.entries(part).flatMap(([key, value]) => partsOf(value, [...keys, key]))
  return Array.isArray(part) ? inside : [[keys.join(' '), part as Json], ...inside]
}

test('the document has the members that OpenAPI 3.1 asks for, and no others', () => {
  expect(Object.keys(document)).toEqual(['openapi', 'info', 'servers', 'tags', 'paths', 'components'])
  expect(document.info).toEqual({ title: 'Stek API', version: '1', description: expect.stringContaining('cross_site') })
  expect(document.servers).toEqual([{ url: shop.origin.replace('127.0.0.1', 'localhost') }])
  const known = new Set(
    'operationId tags summary description x-rate-limit security parameters requestBody responses method path'.split(
      ' ',
    ),
  )
  for (const call of calls) {
    expect(Object.keys(call).filter((key) => !known.has(key))).toEqual([])
    expect(['get', 'post', 'patch', 'delete']).toContain(call.method)
    expect(call.summary, call.operationId).toMatch(/^[A-Z].*\.$/)
  }
})

test('every reference points to a component, and every component is referred to', () => {
  const references = partsOf(document).flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
  const { securitySchemes: _, ...components } = document.components
  const all = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  )
  expect(new Set(references)).toEqual(new Set(all))
  for (const name of all) expect(name.split('/')[3]).toMatch(/^[A-Z][A-Za-z]+$/)
  for (const name of ['Cart', 'CartItem', 'Payment', 'Customer', 'Problem']) {
    expect(document.components.schemas).toHaveProperty(name)
  }
})

test('no schema of a component stands in a call a second time', () => {
  const named = new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [JSON.stringify(schema), name]),
  )
  const copies = partsOf(document.paths).filter(([, part]) => named.has(JSON.stringify(part)))
  expect(copies.map(([where]) => where)).toEqual([])
})

test('every call has a name of its own and a subject that is listed', () => {
  const names = calls.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)*$/)
  const subjects = document.tags.map(({ name }) => name)
  expect(new Set(subjects).size).toBe(subjects.length)
  expect(new Set(calls.flatMap(({ tags }) => tags))).toEqual(new Set(subjects))
  for (const { tags, operationId } of calls) expect(tags, operationId).toHaveLength(1)
})

test('the parameters of a path are described, each once', () => {
  for (const { path, parameters = [], operationId } of calls) {
    const inPath = parameters.filter((each) => each.in === 'path')
    expect(inPath.map(({ name, required }) => [`{${name}}`, required])).toEqual(
      (path.match(/\{\w+\}/g) ?? []).map((name) => [name, true]),
    )
    const keys = parameters.map(({ name, in: place }) => `${place} ${name}`)
    expect(new Set(keys).size, operationId).toBe(keys.length)
    for (const parameter of parameters) {
      expect(['path', 'query', 'header']).toContain(parameter.in)
      expect(parameter.schema, operationId).toBeTypeOf('object')
    }
  }
})

test('every answer has a schema, or a reason to have none', () => {
  const mediaType = /^[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/
  for (const { responses, requestBody, operationId } of calls) {
    for (const [status, { description, content }] of Object.entries(responses)) {
      const where = `${operationId} ${status}`
      expect(description, where).toMatch(/^[A-Z].*\.$/)
      expect(status).toMatch(/^[2-5]\d\d$/)
      if (Number(status) >= 400) {
        expect(Object.keys(content ?? {}), where).toEqual(['application/problem+json'])
      } else if (content === undefined) {
        expect(['204', '303'], where).toContain(status)
      }
      for (const [type, { schema }] of Object.entries(content ?? {})) {
        expect(type, where).toMatch(mediaType)
        const isFile = /^(text|application\/(pdf|xml))/.test(type) || where === 'readOpenApi 200'
        expect(schema === undefined, where).toBe(isFile)
      }
    }
    for (const type of Object.keys(requestBody?.content ?? {})) expect(type).toMatch(mediaType)
  }
})

const keywords = new Set(
  (
    'type properties required additionalProperties items enum const anyOf oneOf pattern format default ' +
    'minLength maxLength minItems maxItems minimum maximum description'
  ).split(' '),
)
const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

const isSchema = (part: Json) => ['type', 'anyOf', 'oneOf', 'const', 'enum'].some((key) => key in part)

test('the schemas are JSON Schema', () => {
  const schemas = partsOf(document.components.schemas).filter(
    ([where, part]) => isSchema(part) && !where.endsWith('properties'),
  )
  expect(schemas.length).toBeGreaterThan(200)
  for (const [where, schema] of schemas) {
    expect(
      Object.keys(schema).filter((key) => !keywords.has(key)),
      where,
    ).toEqual([])
    if (schema['type'] !== undefined) expect(types, where).toContain(schema['type'])
    if (schema['type'] === 'array') expect(schema['items'], where).toBeTypeOf('object')
    const {
      required = [],
      properties = {},
      pattern,
    } = schema as { required?: string[]; properties?: Json; pattern?: string }
    expect(
      required.filter((name) => !Object.hasOwn(properties, name)),
      where,
    ).toEqual([])
    if (pattern !== undefined) expect(() => new RegExp(pattern, 'u'), where).not.toThrow()
  }
})

/** A body that passes the schema, for each call with a body that needs a session. */
const { acceptTerms: _terms, password, language: _language, ...holder } = registrationOf('jan@bakkerij.example')
const bodies: Readonly<Record<string, unknown>> = {
  setNames: { names: [{ itemId: 'a', holderId: null, nameServers: [], dnssecKeys: [], dnssec: true }] },
  joinCarts: { from: 'B'.repeat(22) },
  endSession: { id: 'a' },
  changePassword: { currentPassword: password, password },
  reauthenticate: { password },
  changeCustomer: { city: 'Utrecht' },
  addHolder: holder,
  changeHolder: holder,
  startPayment: { paymentMethod: 'ideal' },
}
const ids: Readonly<Record<string, string>> = {
  cartId: 'A'.repeat(22),
  holderId: '00000000-0000-0000-0000-000000000000',
}

test('the calls that need a session say so, and are refused without one', async () => {
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session'])
  const needing = calls.filter(({ security }) => JSON.stringify(security) === '[{"session":[]}]')
  const others = calls.filter((call) => !needing.includes(call))
  for (const { security } of others) expect([undefined, [{}, { session: [] }]]).toContainEqual(security)
  expect(needing.map(({ operationId }) => operationId)).toEqual([
    'listCarts',
    'setNames',
    'joinCarts',
    'listSessions',
    'endSession',
    'endOtherSessions',
    'changePassword',
    'reauthenticate',
    'resendVerification',
    'readCustomer',
    'changeCustomer',
    'listHolders',
    'addHolder',
    'changeHolder',
    'removeHolder',
    'startPayment',
  ])
  for (const { method, path, operationId, requestBody } of needing) {
    const answer = await fetch(shop.origin + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''), {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json' },
      ...(requestBody && { body: JSON.stringify(bodies[operationId]) }),
    })
    expect([operationId, answer.status, await answer.json()]).toMatchObject([
      operationId,
      401,
      { code: 'login_required' },
    ])
  }
})

test('the page for people shows every call, its refusals and every schema, and loads and runs nothing', async () => {
  const answer = await fetch(`${shop.origin}/api/docs`)
  const page = await answer.text()
  const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(anchors).size).toBe(anchors.length)
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  expect(calls.filter(({ operationId }) => !links.includes(operationId))).toEqual([])
  for (const { operationId, responses } of calls) {
    const article = new RegExp(`id="${operationId}".*?</article>`, 's').exec(page)?.[0]
    const refusals = Object.keys(responses).filter((status) => Number(status) >= 400)
    expect(article, operationId).toContain(`Refusals: ${refusals.join(', ') || 'none'}</p>`)
  }
  for (const name of Object.keys(document.components.schemas)) expect(anchors).toContain(`schema-${name}`)
  expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\/|undefined|\[object/)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
})
