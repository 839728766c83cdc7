import { type JsonSchema, jsonSchemaOf } from '#contract/json-schema.ts'
import { problem } from '#contract/problem.ts'
import type { Call } from '#http/call.ts'
import { localeHeader } from '#http/locale-header.ts'
import { brand } from '#site/brand.ts'

/** The calls in the words of OpenAPI, made from what the calls themselves are made of. */
export function openApiOf(calls: readonly Call[]): JsonSchema {
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

function operationOf({ path, about, takes }: Call): JsonSchema {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const { status, schema } = about.success
  return {
    summary: about.summary,
    parameters: [
      ...parts.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(schema ? [{ name: localeHeader, in: 'header', schema: { enum: ['nl', 'de', 'en'], default: 'nl' } }] : []),
    ],
    ...(takes?.kind === 'json' && {
      requestBody: {
        required: !takes.optional,
        content: { 'application/json': { schema: jsonSchemaOf(takes.schema) } },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(schema && { content: { 'application/json': { schema: jsonSchemaOf(schema) } } }),
      },
      ...Object.fromEntries(about.refusals.map((refusal) => [refusal, refused])),
    },
  }
}

const refused: JsonSchema = {
  description: 'Refused; `code` says why',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
