import { ok } from '#http/pipeline/api-response.ts'
import { apiDocsOf } from './api-docs-page.ts'
import type { Endpoint } from '#http/pipeline/endpoint.ts'
import { openApiDocumentOf } from './openapi-document.ts'

/** The API says what it is, to machines and to people. */
export function openApiEndpoints(calls: readonly Endpoint[]): readonly Endpoint[] {
  const openApi = openApiDocumentOf(calls)
  const docs = apiDocsOf(calls)
  const always = { method: 'GET', rateLimit: 'free', worksWithoutDatabase: true } as const
  return [
    {
      ...always,
      path: '/api/openapi.json',
      docs: { summary: 'This description.', success: { status: 200 }, refusals: [] },
      respond: () => ok(openApi),
    },
    {
      ...always,
      path: '/api/docs',
      docs: { summary: 'This description, for people.', success: { status: 200 }, refusals: [] },
      respond: () => ({ status: 200, html: docs }),
    },
  ]
}
