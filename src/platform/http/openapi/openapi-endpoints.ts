import { toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '#platform/schema/parse.ts'
import { problem } from '#platform/schema/problem.ts'
import {
  type Endpoint,
  endpointOf,
  type FormBody,
  type JsonBody,
  type QueryParameter,
} from '#platform/http/pipeline/endpoint.ts'
import { localeHeader } from '#site/brand.ts'
import { brand } from '#site/brand.ts'
import { locales } from '#core/locale/locale.ts'

const describe = endpointOf('Description', 'none')

/** The OpenAPI document, made from the endpoints themselves. */
export function openApiDocumentOf(endpoints: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problem) } },
  }
}

function operationOf(endpoint: Endpoint): JsonSchema {
  const { path, requestBody, rateLimit, formRedirect } = endpoint
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const { status, schema, lines } = endpoint.success
  return {
    summary: endpoint.summary,
    /** The row of `docs/limits.md` that counts it. */
    'x-rate-limit': rateLimit,
    parameters: [
      ...parts.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(endpoint.query ?? []).map(queryParameterOf),
      ...(endpoint.headers ?? []).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
      ...(schema ? [{ name: localeHeader, in: 'header', schema: { enum: locales, default: locales[0] } }] : []),
    ],
    ...(requestBody && requestBody.kind !== 'text' && { requestBody: bodyOf(requestBody) }),
    responses: {
      [status]: {
        description: 'Done',
        ...(schema && {
          content: { [lines ? 'application/x-ndjson' : 'application/json']: { schema: jsonSchemaOf(schema) } },
        }),
      },
      ...(formRedirect && { 303: { description: 'A form was sent: the page that says what came of it' } }),
      ...Object.fromEntries(refusalsOf(endpoint).map((refusal) => [refusal, refused])),
    },
  }
}

/** Its own, and those that any endpoint of its kind has. */
function refusalsOf({ method, requestBody, refusals = [], ...endpoint }: Endpoint): readonly number[] {
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
  return [...new Set([...refusals, ...usual])].toSorted((one, other) => one - other)
}

function queryParameterOf({ name, required, values }: QueryParameter): JsonSchema {
  return { name, in: 'query', required: required === true, schema: values ? { enum: values } : { type: 'string' } }
}

function bodyOf(rule: JsonBody | FormBody): JsonSchema {
  const content = { schema: jsonSchemaOf(rule.schema) }
  return {
    required: rule.kind === 'form' || !rule.optional,
    content: {
      'application/json': content,
      ...(rule.kind === 'form' && { 'application/x-www-form-urlencoded': content }),
    },
  }
}

const refused: JsonSchema = {
  description: 'Refused; `code` says why',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** The same as a plain HTML page for people. */
export function apiDocsOf(endpoints: readonly Endpoint[]): string {
  const title = `${brand.name} API`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>`,
    `<h1>${title}</h1><p>All JSON. Refusals are problem details (RFC 9457). `,
    'For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
    ...endpoints.map(sectionOf),
    '</html>',
  ].join('\n')
}

function sectionOf(endpoint: Endpoint): string {
  const { method, path, summary, requestBody, success } = endpoint
  const { status, schema } = success
  return [
    `<h2>${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}</h2><p>${escaped(summary)}</p>`,
    requestBody && requestBody.kind !== 'text'
      ? `<h3>Body</h3><pre>${printed(jsonSchemaOf(requestBody.schema))}</pre>`
      : '',
    `<h3>Response ${status}</h3>${schema ? `<pre>${printed(jsonSchemaOf(schema))}</pre>` : ''}`,
    `<p>Refusals: ${refusalsOf(endpoint).join(', ')}</p>`,
  ].join('\n')
}

function printed(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Endpoints that describe the API, including themselves. The description is long, so it is built at the first request. */
export function openApiEndpoints(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  let [openApi, docs]: (string | undefined)[] = []
  const always = { rateLimit: 'descriptions', worksWithoutDatabase: true, success: { status: 200 } } as const
  const describing: readonly Endpoint[] = [
    describe('readOpenApi', 'GET', '/api/openapi.json', {
      summary: 'This description.',
      ...always,
      respond: () => ({ status: 200, json: (openApi ??= JSON.stringify(openApiDocumentOf(all))) }),
    }),
    describe('readDocs', 'GET', '/api/docs', {
      summary: 'This description, for people.',
      ...always,
      respond: () => ({ status: 200, html: (docs ??= apiDocsOf(all)) }),
    }),
  ]
  const all = [...endpoints, ...describing]
  return describing
}

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
