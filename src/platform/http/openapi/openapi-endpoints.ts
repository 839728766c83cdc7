import { toJsonSchema } from '@valibot/to-json-schema'
import type { Schema } from '#platform/schema/parse.ts'
import { problem } from '#platform/schema/problem.ts'
import type { Endpoint, FormBody, JsonBody, QueryParameter } from '#platform/http/pipeline/endpoint.ts'
import { localeHeader } from '#site/brand.ts'
import { brand } from '#site/brand.ts'
import { locales } from '#core/locale/locale.ts'

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
  const { path, docs, requestBody, rateLimit, formRedirect } = endpoint
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const { status, schema, lines } = docs.success
  return {
    summary: docs.summary,
    /** The row of `docs/limits.md` that counts it. */
    'x-rate-limit': rateLimit,
    parameters: [
      ...parts.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(docs.query ?? []).map(queryParameterOf),
      ...(docs.headers ?? []).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
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

/** Its own, and those of the checks that the pipeline makes for it. */
function refusalsOf({ method, docs, requestBody, allowsCrossOrigin, ...endpoint }: Endpoint): readonly number[] {
  const ofPipeline = [
    ...(requestBody ? [400, 408, 413, 415] : []),
    ...((requestBody && requestBody.kind !== 'text') || docs.query?.some(({ values }) => values) ? [422] : []),
    ...(method === 'GET' || allowsCrossOrigin === true ? [] : [403]),
    429,
    ...(endpoint.worksWithoutDatabase && !endpoint.isBusy ? [] : [503]),
  ]
  return [...new Set([...docs.refusals, ...ofPipeline])]
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

function sectionOf({ method, path, docs, requestBody }: Endpoint): string {
  const { status, schema } = docs.success
  return [
    `<h2>${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}</h2><p>${escaped(docs.summary)}</p>`,
    requestBody && requestBody.kind !== 'text'
      ? `<h3>Body</h3><pre>${printed(jsonSchemaOf(requestBody.schema))}</pre>`
      : '',
    `<h3>Response ${status}</h3>${schema ? `<pre>${printed(jsonSchemaOf(schema))}</pre>` : ''}`,
    `<p>Refusals: ${docs.refusals.join(', ')}</p>`,
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
  const always = { method: 'GET', rateLimit: 'descriptions', worksWithoutDatabase: true } as const
  const describing: readonly Endpoint[] = [
    {
      ...always,
      path: '/api/openapi.json',
      docs: { summary: 'This description.', success: { status: 200 }, refusals: [429] },
      respond: () => ({ status: 200, json: (openApi ??= JSON.stringify(openApiDocumentOf(all))) }),
    },
    {
      ...always,
      path: '/api/docs',
      docs: { summary: 'This description, for people.', success: { status: 200 }, refusals: [429] },
      respond: () => ({ status: 200, html: (docs ??= apiDocsOf(all)) }),
    },
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
