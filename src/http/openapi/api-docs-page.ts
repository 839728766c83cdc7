import { jsonSchemaOf } from '#contract/basics/json-schema.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { brand } from '#site/brand.ts'

/** The same for people: plain, without style or script. */
export function apiDocsOf(calls: readonly Endpoint[]): string {
  const title = `${brand.name} API`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>`,
    `<h1>${title}</h1><p>All JSON. Refusals are problem details (RFC 9457). `,
    'For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>',
    ...calls.map(sectionOf),
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
    `<h3>ApiResponse ${status}</h3>${schema ? `<pre>${printed(jsonSchemaOf(schema))}</pre>` : ''}`,
    `<p>Refusals: ${docs.refusals.join(', ')}</p>`,
  ].join('\n')
}

function printed(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
