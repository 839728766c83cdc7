import { type JsonSchema, jsonSchemaOf } from '#contract/basics/json-schema.ts'
import { problem } from '#contract/basics/problem.ts'
import type { Endpoint, FormBody, JsonBody, QueryParameter } from '#http/pipeline/endpoint.ts'
import { localeHeader } from '#http/pipeline/locale-header.ts'
import { brand } from '#site/brand.ts'

/** The calls in the words of OpenAPI, made from what the calls themselves are made of. */
export function openApiDocumentOf(calls: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    paths,
    components: { schemas: { Problem: jsonSchemaOf(problem) } },
  }
}

function operationOf({ path, docs, requestBody, formRedirect }: Endpoint): JsonSchema {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const { status, schema, lines } = docs.success
  return {
    summary: docs.summary,
    parameters: [
      ...parts.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(docs.query ?? []).map(queryParameterOf),
      ...(docs.headers ?? []).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
      ...(schema ? [{ name: localeHeader, in: 'header', schema: { enum: ['nl', 'de', 'en'], default: 'nl' } }] : []),
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
      ...Object.fromEntries(docs.refusals.map((refusal) => [refusal, refused])),
    },
  }
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
