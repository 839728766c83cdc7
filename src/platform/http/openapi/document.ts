import { STATUS_CODES } from 'node:http'
import { browserStorage } from '#core/retention/browser-storage.ts'
import { locales } from '#core/locale/locale.ts'
import type { Endpoint, EndpointRow, QueryParameter } from '#platform/http/pipeline/endpoint.ts'
import { formType } from '#platform/http/pipeline/parse-body.ts'
import type { Schema } from '#platform/schema/parse.ts'
import { problem } from '#platform/schema/problem.ts'
import { brand, localeHeader } from '#site/brand.ts'
import { type JsonSchema, jsonSchemaOf, type NamedSchemas, withReferences } from './json-schema.ts'

/** Facts about the shop for the description of its API. */
export interface Described {
  readonly origin: string
  readonly sessionCookie: string
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: JsonSchema
}

interface Reference {
  readonly $ref: string
}

/** An operation of the document. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  /** The row of `docs/limits.md` that limits the operation. */
  readonly 'x-rate-limit': string
  readonly security?: readonly JsonSchema[]
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, JsonSchema & { readonly content?: Content }>>
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>
    readonly parameters: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, JsonSchema>>
    readonly schemas: NamedSchemas
  }
}

const description = [
  'Amounts are in euros, moments in ISO 8601. A refusal is a problem (RFC 9457): `code` says what is wrong, `errors` in ' +
    'which fields, and `requestId` finds it in the log of the shop.',
  'A request that changes something must come from a page of the shop, or from a program that sends no cookies: ' +
    '`Sec-Fetch-Site` must be `same-origin` and `Origin` an address of the shop where a browser sends them, and a request ' +
    'with neither must not have a cookie. Anything else is refused with 403 `cross_site`. Where 403 is not listed, ' +
    'requests of other sites are accepted.',
  'Requests are limited. `x-rate-limit` is the row of the table of limits that counts a request; beyond it the answer is ' +
    '429 with `Retry-After`.',
].join('\n\n')

const refusals: Readonly<Record<number, string>> = {
  400: 'The body cannot be read: it was cut off, or is no UTF-8 or no JSON.',
  401: 'The session is missing or has ended, or the signature is wrong.',
  403: 'The request came from another site, or the password has to be given again.',
  404: 'It does not exist, or not for this caller.',
  409: 'The present state does not allow it.',
  408: 'The body took too long to arrive.',
  413: 'The body is too long.',
  415: 'The body has another media type, or is compressed.',
  422: 'A field, a header or a query parameter is not accepted.',
  429: 'There were too many requests.',
  502: 'The payment provider refused it.',
  503: 'The shop is busy, or something that it needs does not answer.',
}

/** Builds the OpenAPI document from the endpoints. */
export function openApiDocumentOf(
  endpoints: readonly Endpoint[],
  { origin, sessionCookie }: Described = { origin: '/', sessionCookie: browserStorage.session.names[0] },
): OpenApiDocument {
  const schemas: NamedSchemas = {}
  const schemaOf = (schema: Schema) => withReferences(jsonSchemaOf(schema), schemas)
  const problemContent = { 'application/problem+json': { schema: schemaOf(problem) } }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = documentedPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemaOf) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description },
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map(({ subject }) => subject))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `logIn`. A long one is split over cookies with a number behind the name.',
        },
      },
      parameters: {
        Language: {
          name: localeHeader,
          in: 'header',
          description: 'The language of texts in the answer.',
          schema: { enum: locales, default: locales[0] },
        },
      },
      responses: Object.fromEntries(
        [...new Set(endpoints.flatMap(refusalsOf))].map((status) => [
          refusalName(status),
          {
            description: refusals[status],
            ...([429, 503].includes(status) && { headers: { 'Retry-After': retryAfter } }),
            content: problemContent,
          },
        ]),
      ),
      schemas,
    },
  }
}

const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } }

function operationOf(endpoint: Endpoint, schemaOf: (schema: Schema) => JsonSchema): Operation {
  const { requestBody, session, success, formRedirect } = endpoint
  const { status, schema, types = schema ? ['application/json'] : [] } = success
  const [, summary = '', more] = /^(.+?[.])(?: (.*))?$/s.exec(endpoint.summary) ?? []
  const parameters = parametersOf(endpoint)
  return {
    operationId: endpoint.name,
    tags: [endpoint.subject],
    summary,
    ...(more && { description: more }),
    'x-rate-limit': endpoint.rateLimit,
    ...(session !== 'none' && { security: [...(session === 'read' ? [{}] : []), { session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: bodyOf(requestBody, schemaOf) }),
    responses: {
      [status]: {
        description: status === 204 ? 'Done; the answer is empty.' : 'Done.',
        ...(types.length > 0 && {
          content: contentOf(types, schema ? { schema: schemaOf(schema) } : {}),
        }),
      },
      ...(formRedirect && { 303: { description: 'A form was sent: leads to the page that says what came of it.' } }),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((refusal) => [refusal, { $ref: `#/components/responses/${refusalName(refusal)}` }]),
      ),
    },
  }
}

export function documentedPath({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function parametersOf({ path, query = [], headers = [], success }: Endpoint): readonly (Parameter | Reference)[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...query.map(queryParameterOf),
    ...headers.map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
    ...(success.schema ? [{ $ref: '#/components/parameters/Language' }] : []),
  ]
}

function queryParameterOf({ name, required, values }: QueryParameter): Parameter {
  return { name, in: 'query', required: required === true, schema: values ? { enum: values } : { type: 'string' } }
}

function bodyOf(rule: NonNullable<EndpointRow['requestBody']>, schemaOf: (schema: Schema) => JsonSchema) {
  if (rule.kind === 'text') return { required: true, content: contentOf(rule.types, {}) }
  const types = ['application/json', ...(rule.kind === 'form' ? [formType] : [])]
  return {
    required: rule.kind === 'form' || !rule.optional,
    content: contentOf(types, { schema: schemaOf(rule.schema) }),
  }
}

function contentOf(types: readonly string[], content: Content[string]): Content {
  return Object.fromEntries(types.map((type) => [type, type.startsWith('text/') ? {} : content]))
}

/** Statuses that the endpoint declares, and those that all endpoints of its kind can return. */
function refusalsOf({ method, requestBody, refusals: own = [], ...endpoint }: Endpoint): readonly number[] {
  const usual = [
    ...(requestBody ? [400, 408, 413, 415] : []),
    ...((requestBody && requestBody.kind !== 'text') || endpoint.query?.some(({ values }) => values) ? [422] : []),
    ...(endpoint.session === 'required' ? [401] : []),
    ...(method === 'GET' || endpoint.allowsCrossOrigin === true ? [] : [403]),
    ...(endpoint.path.includes(':') ? [404] : []),
    429,
    ...(endpoint.rateLimit === 'free' ? [] : [503]),
    ...(endpoint.worksWithoutDatabase ? [] : [503]),
  ]
  return [...new Set([...own, ...usual])].toSorted((one, other) => one - other)
}

/** `Too Many Requests` → `TooManyRequests`. */
function refusalName(status: number): string {
  return (STATUS_CODES[status] ?? String(status)).replaceAll(' ', '')
}
